import { deflateSync, crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { logoOf } from './logo.ts'
import { factsOf, rolesOf } from './reading.ts'
import { paperSpecimen } from './specimen.ts'
import { typesetter } from './typeset.ts'

describe('a logo', () => {
  it('is known by its bytes', () => {
    expect(logoOf(png(40, 20), 'Nordlicht')).toMatchObject({
      ok: true,
      value: { format: 'png', alt: 'Nordlicht' },
    })
    expect(logoOf(jpegHead(3), 'x')).toMatchObject({ ok: true, value: { format: 'jpg' } })
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo_not_png_or_jpeg'],
    ['a script named logo.png', Buffer.from('#!/bin/sh\n'.repeat(9)), 'logo_not_png_or_jpeg'],
    ['nothing', Buffer.alloc(0), 'logo_not_png_or_jpeg'],
    ['a PNG without a size', png(0, 5), 'logo_not_png_or_jpeg'],
    ['a small file that unpacks to gigabytes', pngHead(60_000, 60_000), 'logo_too_large'],
    ['three megabytes', Buffer.concat([png(9, 9), Buffer.alloc(3_000_000)]), 'logo_too_large'],
    ['a JPEG for the printing press', jpegHead(4), 'logo_colors_unsupported'],
    ['a JPEG that ends in the middle', jpegHead(3).subarray(0, 12), 'logo_not_png_or_jpeg'],
  ])('is refused when it is %s', (_, bytes, refusal) => {
    expect(logoOf(bytes, 'x')).toMatchObject({ ok: false, refusal })
  })

  it('stands on the paper as a figure with its text, transparent or not', async () => {
    const logo = logoOf(png(300, 100), 'Logo of Nordlicht')
    if (!logo.ok) throw new Error(logo.refusal)
    for (const design of ['classic', 'modern', 'compact'] as const) {
      const pdf = typesetter().pdf(paperSpecimen({ logo: logo.value, design }))
      expect((await rolesOf(pdf)).filter(role => role === 'Figure')).toHaveLength(2)
      expect(Buffer.from(pdf).toString('latin1')).toContain('/Alt (Logo of Nordlicht)')
      expect((await factsOf(pdf)).metadata).toContain('<pdfaid:part>3</pdfaid:part>')
    }
  })
})

/** Half transparent red. */
function png(width: number, height: number): Buffer {
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.alloc(width * 4, Buffer.from([200, 20, 20, 128])),
  ])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    pngHead(width, height),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head)])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** The first segments of a JPEG of 16 by 8 pixels: start, application data, tables, frame. */
function jpegHead(components: number): Buffer {
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    Buffer.from('ffe000104a46494600010100000100010000', 'hex'),
    Buffer.from('ffc40003ff', 'hex'),
    Buffer.from([0xff, 0xc0, 0, 8 + 3 * components, 8, 0, 8, 0, 16, components]),
    Buffer.alloc(3 * components),
  ])
}
