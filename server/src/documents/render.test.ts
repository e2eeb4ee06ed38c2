import { afterAll, describe, expect, it } from 'vitest'
import { lineSpecimen, paperSpecimen } from './testing.ts'
import { pagesTextOf } from './testing-pdf.ts'
import { createRenderer } from './render.ts'

const renderer = createRenderer({ workers: 2 })
afterAll(() => renderer.close())

/** `npm run campaign -- documents` makes more. */
const DOCUMENTS = process.env['CAMPAIGN'] ? 250 : 40
/**
 * Megabytes by which memory may grow after the first document. A process that has grown by 80 is replaced by another, so
 * what more documents leave is not seen in the peak.
 */
const GROWTH_MB = 40

describe('the renderer', () => {
  it('makes many documents concurrently', async () => {
    const numbers = Array.from({ length: 24 }, (_, i) => `2026-${1000 + i}`)
    const pdfs = await Promise.all(
      numbers.map(number => renderer.renderPdf(paperSpecimen({ number }))),
    )
    for (const [i, pdf] of pdfs.entries()) {
      const text = (await pagesTextOf(pdf)).join('\n')
      expect(text).toContain(numbers[i])
      expect(text).not.toContain(numbers[(i + 1) % numbers.length])
    }
  })

  it('makes a preview with a separate SVG for each page', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => lineSpecimen(String(i), 'Poste'))
    const { pages, count } = await renderer.renderPreview(paperSpecimen({ lines }))
    expect(pages.length).toBeGreaterThan(1)
    expect(count).toBe(pages.length)
    for (const page of pages) {
      expect(page).toMatch(/^<svg [^>]*viewBox="0 0 595\.2756 841\.8898">.*<\/svg>$/s)
      const used = [...page.matchAll(/href="#(\w+)"/g)].map(match => match[1])
      expect(used.length).toBeGreaterThan(50)
      for (const id of new Set(used)) expect(page).toContain(`id="${id}"`)
    }
  })

  it('limits the pages of a preview, and returns the number of all pages', async () => {
    const lines = Array.from({ length: 600 }, (_, i) => lineSpecimen(String(i), 'Poste'))
    const { pages, count } = await renderer.renderPreview(paperSpecimen({ lines }))
    expect(pages).toHaveLength(12)
    expect(count).toBeGreaterThan(20)
  })

  it('makes documents before waiting previews', async () => {
    const single = createRenderer({ workers: 1 })
    const done: string[] = []
    const note = (what: string) => () => void done.push(what)
    await Promise.all([
      single.renderPreview(paperSpecimen()).then(note('running preview')),
      single.renderPreview(paperSpecimen()).then(note('preview')),
      single.renderPdf(paperSpecimen()).then(note('first document')),
      single.renderPdf(paperSpecimen()).then(note('second document')),
    ])
    expect(done).toEqual(['running preview', 'first document', 'second document', 'preview'])
    await single.close()
  })

  it('makes a document of a hundred pages', async () => {
    const lines = Array.from({ length: 2_500 }, (_, i) =>
      lineSpecimen(String(i + 1), `Poste ${i + 1}`),
    )
    const pages = await pagesTextOf(await renderer.renderPdf(paperSpecimen({ lines })))
    expect(pages.length).toBeGreaterThan(100)
    expect(pages.at(-1)).toContain(`Page ${pages.length} sur ${pages.length}`)
  })

  it('refuses a document with a damaged logo, and makes the next one', async () => {
    const logo = { format: 'png' as const, bytes: Buffer.from('no picture'), alt: 'Logo' }
    await expect(renderer.renderPdf(paperSpecimen({ logo }))).rejects.toMatchObject({
      code: 'render_failed',
    })
    expect((await renderer.renderPdf(paperSpecimen())).length).toBeGreaterThan(10_000)
  })

  it('rejects with render_crashed when a process crashes, and starts another for the next document', async () => {
    const single = createRenderer({ workers: 1 })
    // Data that no typed caller can pass crashes the process.
    const invalidPaper = { ...paperSpecimen(), facts: undefined, lines: 7n } as never
    const [crashed, next] = await Promise.allSettled([
      single.renderPdf(invalidPaper),
      single.renderPdf(paperSpecimen()),
    ])
    expect(crashed).toMatchObject({ status: 'rejected', reason: { code: 'render_crashed' } })
    expect(next.status).toBe('fulfilled')
    await single.close()
  })

  it('rejects a document that exceeds the timeout', async () => {
    const hasty = createRenderer({ workers: 1, timeoutMs: 1 })
    await expect(hasty.renderPdf(paperSpecimen())).rejects.toMatchObject({ code: 'render_timeout' })
    await hasty.close()
  })

  it('rejects documents beyond the queue limit and after close, but finishes accepted ones', async () => {
    const small = createRenderer({ workers: 1, queueLimit: 2 })
    const accepted = [1, 2, 3].map(() => small.renderPdf(paperSpecimen()))
    await expect(small.renderPdf(paperSpecimen())).rejects.toMatchObject({ code: 'render_busy' })
    const closed = small.close()
    await expect(small.renderPdf(paperSpecimen())).rejects.toMatchObject({ code: 'render_closed' })
    expect((await Promise.all(accepted)).every(pdf => pdf.length > 10_000)).toBe(true)
    await closed
  })

  it(`does not leak memory over ${DOCUMENTS} documents`, async () => {
    const many = Array.from({ length: 40 }, (_, i) => lineSpecimen(String(i), 'Poste'))
    const single = createRenderer({ workers: 1 })
    const render = async (from: number, to: number): Promise<number> => {
      for (let i = from; i < to; i++) {
        // The compiler keeps what a short document has used for the next one.
        const lines = i % 2 === 0 ? many : [lineSpecimen('1', `Poste ${i}`)]
        await single.renderPdf(paperSpecimen({ lines, number: `N-${i}` }))
      }
      return single.peakBytes() / 1e6
    }
    const first = await render(0, 1)
    const all = await render(1, DOCUMENTS)
    await single.close()
    expect(all - first).toBeLessThan(GROWTH_MB)
  })
})
