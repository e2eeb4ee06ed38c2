import { deflateSync } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import {
  colourProfile,
  exif,
  jpeg,
  jpegHeaders,
  png,
  pngChunk,
  pngOf,
  progressiveJpeg,
  segment,
  withJpegSegments,
  withPngChunks,
  zeros,
} from './testing-images.ts'
import { readImage } from './image.ts'
import { hasAllPixels } from './png.ts'

const { plainPng, plainJpeg } = await drawnByCanvas()
/** Without JFIF, which would imply YCbCr. */
const RGB_JPEG = withJpegSegments(
  Buffer.concat([plainJpeg.subarray(0, 2), plainJpeg.subarray(20)]),
  segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\0', 'latin1')),
)

describe('an image is reduced to the parts needed for drawing, with the same pixels', () => {
  // Name, plain image, image with an addition, and bytes that must be removed.
  it.each<[string, Buffer, Buffer, string]>([
    [
      'a PNG with a colour profile of 1 GB',
      plainPng,
      withPngChunks(plainPng, colourProfile(1e9)),
      'iCCP',
    ],
    [
      'a PNG with a packed text of 300 MB',
      plainPng,
      withPngChunks(plainPng, pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros(3e8)]))),
      'zTXt',
    ],
    [
      'a PNG with a packed international text of 300 MB',
      plainPng,
      withPngChunks(
        plainPng,
        pngChunk('iTXt', Buffer.concat([Buffer.from('a\0\u0001\0\0\0'), zeros(3e8)])),
      ),
      'iTXt',
    ],
    ['a PNG with an animation of 400 frames', plainPng, animated(plainPng, 400), 'fdAT'],
    [
      'a PNG with an unknown ancillary chunk',
      plainPng,
      withPngChunks(plainPng, pngChunk('hiDe', Buffer.alloc(500_000))),
      'hiDe',
    ],
    [
      'a PNG with gamma, time and resolution',
      plainPng,
      withPngChunks(
        plainPng,
        pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
        pngChunk('tIME', Buffer.alloc(7)),
        pngChunk('pHYs', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 1])),
      ),
      'gAMA',
    ],
    [
      'a JPEG with a colour profile of 900 kB',
      plainJpeg,
      withJpegSegments(plainJpeg, ...Array<Buffer>(14).fill(segment(0xe2, Buffer.alloc(64_000)))),
      '\u00ff\u00e2',
    ],
    [
      'a JPEG with 15 comments of 64 kB',
      plainJpeg,
      withJpegSegments(
        plainJpeg,
        ...Array<Buffer>(15).fill(segment(0xfe, Buffer.alloc(64_000, '<script>'))),
      ),
      '<script>',
    ],
    [
      'a JPEG with a page behind its end',
      plainJpeg,
      Buffer.concat([plainJpeg, Buffer.from('<script>alert(1)</script>')]),
      '<script>',
    ],
    [
      'a JPEG with a second picture behind its end',
      plainJpeg,
      Buffer.concat([plainJpeg, jpeg(4000, 3000)]),
      '\u00ff\u00d9\u00ff\u00d8',
    ],
  ])('%s', async (_, plain, hostile, removed) => {
    expect(hostile.length).toBeLessThan(1_000_000)
    const reduced = bytesOf(hostile)
    expect(reduced.includes(Buffer.from(removed, 'latin1'))).toBe(false)
    expect(reduced.length).toBeLessThanOrEqual(plain.length)
    expect(await pixelsOf(reduced)).toEqual(await pixelsOf(plain))
  })

  it.each<[string, Buffer]>([
    [
      'a JPEG whose EXIF data turns it',
      withJpegSegments(plainJpeg, segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(6)]))),
    ],
    ['a PNG whose EXIF data turns it', withPngChunks(plainPng, pngChunk('eXIf', exif(8)))],
    ['a JPEG of RGB, by Adobe', RGB_JPEG],
    ['a JPEG with a thumbnail', withThumbnail(plainJpeg)],
    ['a progressive JPEG', progressiveJpeg(40, 24, 3)],
    [
      'a PNG of a palette with a transparent colour',
      pngOf(8, 8, {
        depth: 8,
        colour: 3,
        before: [
          pngChunk('PLTE', Buffer.from([1, 2, 3, 4, 5, 6])),
          pngChunk('tRNS', Buffer.from([128])),
        ],
      }),
    ],
    ['a PNG of 16 bits', pngOf(30, 20, { depth: 16, colour: 6 })],
    [
      'a PNG in thousands of pieces',
      pngOf(30, 20, { after: Array<Buffer>(3_000).fill(pngChunk('IDAT', Buffer.alloc(0))) }),
    ],
    ['an interlaced PNG', interlaced()],
  ])('%s', async (_, bytes) => {
    const reduced = bytesOf(bytes)
    expect(reduced.includes('private')).toBe(false)
    expect(await pixelsOf(reduced)).toEqual(await pixelsOf(bytes))
    expect(bytesOf(reduced)).toEqual(reduced)
  })

  it('a JPEG has other colours without its Adobe segment', async () => {
    expect(await pixelsOf(RGB_JPEG)).not.toEqual(await pixelsOf(plainJpeg))
  })
})

describe('a file that is not a whole image of limited size is refused', () => {
  it.each<[string, Buffer, string]>([
    ['a PNG of 50000 by 50000', png(50_000, 50_000, zeros(1_000)), 'too_large'],
    ['a PNG of 4001 pixels', png(4_001, 1), 'too_large'],
    ['a PNG of 16 million pixels', png(4_000, 4_000), 'too_large'],
    ['a megabyte and a byte', Buffer.concat([png(8, 8), Buffer.alloc(1_000_000)]), 'too_large'],
    ['a JPEG of 50000 by 50000', jpegHeaders(50_000, 50_000), 'too_large'],
    ['a JPEG of thousands of scans', progressiveJpeg(64, 64, 3_000), 'too_large'],
    ['a JPEG of 40 scans over 12 million pixels', progressiveJpeg(4_000, 3_000, 40), 'too_large'],
    ['a JPEG for the printing press', jpegHeaders(8, 8, 0xc0, 4), 'colors_unsupported'],
    [
      'a PNG in 80,000 pieces',
      pngOf(8, 8, { after: Array<Buffer>(80_000).fill(pngChunk('IDAT', Buffer.alloc(0))) }),
      'not_png_or_jpeg',
    ],
    [
      'a JPEG with 200,000 comments',
      withJpegSegments(
        plainJpeg,
        Buffer.concat(Array<Buffer>(200_000).fill(segment(0xfe, Buffer.alloc(0)))),
      ),
      'not_png_or_jpeg',
    ],
    ['an arithmetic JPEG', jpegHeaders(8, 8, 0xc9), 'not_png_or_jpeg'],
    ['a lossless JPEG', jpegHeaders(8, 8, 0xc3), 'not_png_or_jpeg'],
    ['a JPEG of two components', jpegHeaders(8, 8, 0xc0, 2), 'not_png_or_jpeg'],
    ['a JPEG of no size', jpeg(0, 8), 'not_png_or_jpeg'],
    ['a JPEG that is cut off', jpeg(8, 8).subarray(0, -2), 'not_png_or_jpeg'],
    [
      'a JPEG of two frames',
      withJpegSegments(plainJpeg, segment(0xc0, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0]))),
      'not_png_or_jpeg',
    ],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'not_png_or_jpeg',
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not_png_or_jpeg'],
    ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0'), 'not_png_or_jpeg'],
    ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'not_png_or_jpeg'],
    [
      'a PDF with a PNG in it',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), png(8, 8)]),
      'not_png_or_jpeg',
    ],
    ['nothing', Buffer.alloc(0), 'not_png_or_jpeg'],
    ['the head of a PNG alone', png(8, 8).subarray(0, 8), 'not_png_or_jpeg'],
    ['a PNG that is cut off', png(8, 8).subarray(0, -6), 'not_png_or_jpeg'],
    ['a PNG of no size', png(0, 8), 'not_png_or_jpeg'],
    [
      'a PNG with a page behind it',
      Buffer.concat([png(8, 8), Buffer.from('<script>')]),
      'not_png_or_jpeg',
    ],
    ['a PNG with a wrong checksum', damaged(png(8, 8), 30), 'not_png_or_jpeg'],
    [
      'a PNG with two headers',
      withPngChunks(png(8, 8), png(9, 9).subarray(8, 33)),
      'not_png_or_jpeg',
    ],
    [
      'a PNG with a palette of thousands',
      pngOf(8, 8, { before: [pngChunk('PLTE', Buffer.alloc(9_000))] }),
      'not_png_or_jpeg',
    ],
    ['a PNG without its palette', pngOf(8, 8, { colour: 3 }), 'not_png_or_jpeg'],
    [
      'a PNG with an unknown critical chunk',
      withPngChunks(png(8, 8), pngChunk('CgBI', Buffer.alloc(4))),
      'not_png_or_jpeg',
    ],
    [
      'a PNG with a text between its pixels',
      pngOf(8, 8, {
        after: [pngChunk('tEXt', Buffer.from('a\0b')), pngChunk('IDAT', Buffer.alloc(0))],
      }),
      'not_png_or_jpeg',
    ],
    ['a PNG of 3 bits', pngOf(8, 8, { depth: 3 }), 'not_png_or_jpeg'],
  ])('%s', (_, bytes, refusal) => {
    expect(readImage(bytes)).toMatchObject({ ok: false, refusal })
  })
})

describe('the pixels of a PNG', () => {
  it('are exactly as many as its header declares, interlaced or not', async () => {
    expect(await hasAllPixels(png(100, 100))).toBe(true)
    expect(await hasAllPixels(interlaced())).toBe(true)
    for (const rows of [99, 101, 400_000])
      expect(await hasAllPixels(png(100, 100, zeros(rows * 301)))).toBe(false)
  })

  it('use little memory when they decompress to hundreds of megabytes', async () => {
    const bomb = png(4, 4, zeros(500_000_000))
    const before = process.memoryUsage().rss
    expect(await hasAllPixels(bomb)).toBe(false)
    expect(process.memoryUsage().rss - before).toBeLessThan(64_000_000)
  })
})

function bytesOf(bytes: Uint8Array): Buffer {
  const picture = readImage(bytes)
  if (!picture.ok) throw new Error(picture.refusal)
  return Buffer.from(picture.value.bytes)
}

/** The pixels as a browser's decoder (Skia) reads them. */
async function pixelsOf(bytes: Uint8Array): Promise<{ width: number; data: number[] }> {
  const image = await loadImage(Buffer.from(bytes))
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  return { width: image.width, data: [...data] }
}

/** An image with four colours and no symmetry. */
async function drawnByCanvas(): Promise<{ plainPng: Buffer; plainJpeg: Buffer }> {
  const canvas = createCanvas(48, 24)
  const context = canvas.getContext('2d')
  for (const [i, colour] of ['#c00', '#0a0', '#00c', '#fff'].entries()) {
    context.fillStyle = colour
    context.fillRect(i * 12, 0, 12, 12 + i * 4)
  }
  const bare = readImage(await canvas.encode('jpeg', 95))
  if (!bare.ok) throw new Error(bare.refusal)
  return { plainPng: await canvas.encode('png'), plainJpeg: Buffer.from(bare.value.bytes) }
}

function animated(picture: Buffer, frames: number): Buffer {
  const frame = pngChunk('fdAT', Buffer.concat([Buffer.alloc(4), zeros(4_000)]))
  const end = picture.length - 12
  return Buffer.concat([
    withPngChunks(picture.subarray(0, end), pngChunk('acTL', Buffer.alloc(8))),
    ...Array<Buffer>(frames).fill(frame),
    picture.subarray(end),
  ])
}

/** With JFIF's own thumbnail of 50 by 50 pixels. */
function withThumbnail(picture: Buffer): Buffer {
  const head = Buffer.from('JFIF\0\u0001\u0001\0\0\u0001\0\u000122', 'latin1')
  const start = segment(0xe0, Buffer.concat([head, Buffer.alloc(50 * 50 * 3, 'private')]))
  return Buffer.concat([picture.subarray(0, 2), start, picture.subarray(20)])
}

/** 5 by 5 pixels, grey, in seven passes of these rows. */
function interlaced(): Buffer {
  const rows = [1, 1, 2, 1, 1, 3, 2, 2, 2, 5, 5].flatMap((columns, row) => [
    0,
    ...Array.from({ length: columns }, (_, column) => row * 20 + column * 3),
  ])
  return pngOf(5, 5, { colour: 0, interlaced: true, data: deflateSync(Uint8Array.from(rows)) })
}

function damaged(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}
