import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fileArchive } from './archive.ts'
import { loadLogo, logoOnPaper } from './logo.ts'
import {
  colourProfile,
  exif,
  jpegHeaders,
  png,
  pngChunk,
  pngOf,
  progressiveJpeg,
  withPngChunks,
} from './testing-images.ts'
import { readImage } from './image.ts'
import { propertiesOf, rolesOf } from './testing-pdf.ts'
import { createRenderer } from './render.ts'
import { paperSpecimen } from './testing.ts'
import { typesetter } from './typeset.ts'

describe('a logo', () => {
  it('is a figure with alternative text in the PDF, transparent or not', async () => {
    for (const bytes of [pngOf(300, 100, { colour: 6 }), png(300, 100)]) {
      const logo = onPaper(bytes, 'Logo of Nordlicht')
      for (const design of ['classic', 'modern', 'compact'] as const) {
        const pdf = typesetter().pdf(paperSpecimen({ logo, design }))
        expect((await rolesOf(pdf)).filter(role => role === 'Figure')).toHaveLength(2)
        expect(Buffer.from(pdf).toString('latin1')).toContain('/Alt (Logo of Nordlicht)')
        expect((await propertiesOf(pdf)).metadata).toContain('<pdfaid:part>3</pdfaid:part>')
      }
    }
  })
})

describe('a stored logo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bordereau-logo-'))
  const archive = fileArchive(folder, () => 0)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('of an older release is read without its colour profile, which decompresses to a gigabyte', async () => {
    const plain = png(40, 20)
    const hash = await archive.store(withPngChunks(plain, colourProfile(1e9)))
    const logo = await loadLogo(archive, hash)
    expect(Buffer.from(logo?.bytes ?? []).equals(plain)).toBe(true)
  })

  it('that exceeds today’s limits is left out of documents', async () => {
    for (const bytes of [progressiveJpeg(64, 64, 3_000), jpegHeaders(8, 8, 0xc9)])
      expect(await loadLogo(archive, await archive.store(bytes))).toBeUndefined()
  })
})

describe('the memory of typesetting', () => {
  const renderer = createRenderer({ workers: 1 })
  afterAll(() => renderer.close())

  // The largest pictures that are accepted, of the most expensive kinds.
  it.each<[string, Buffer]>([
    ['a colour profile of 1 GB', withPngChunks(png(40, 20), colourProfile(1e9))],
    [
      '12 million pixels of 16 bits with transparency',
      pngOf(4_000, 3_000, { depth: 16, colour: 6 }),
    ],
    ['12 million pixels of one bit', pngOf(4_000, 3_000, { depth: 1, colour: 0 })],
    ['12 million pixels in 20 scans', progressiveJpeg(4_000, 3_000, 20)],
    [
      '12 million pixels of 16 bits, turned',
      pngOf(4_000, 3_000, { depth: 16, colour: 6, before: [pngChunk('eXIf', exif(6))] }),
    ],
  ])('stays bounded for a logo with %s', async (_, bytes) => {
    const logo = onPaper(bytes)
    expect((await renderer.renderPdf(paperSpecimen({ logo }))).length).toBeGreaterThan(10_000)
    expect((await renderer.renderPreview(paperSpecimen({ logo }))).count).toBe(1)
    expect(renderer.peakBytes()).toBeLessThan(500_000_000)
  })
})

function onPaper(bytes: Uint8Array, alt = 'Logo') {
  const picture = readImage(bytes)
  if (!picture.ok) throw new Error(picture.refusal)
  return logoOnPaper(picture.value, alt)
}
