import { deflateSync } from 'node:zlib'
import { randomBytes } from 'node:crypto'
import { createRenderer } from '../../server/src/documents/render.ts'
import { lineSpecimen, paperSpecimen } from '../../server/src/documents/testing.ts'
import { type Figure, percentile, timed } from './figure.ts'

const RUNS = 100
const XML = Buffer.from('<x/>')

/** A 40-line document, warm, one process; every document different. The reference is deflate of 1 MB of noise. */
export async function documentFigures(): Promise<Figure[]> {
  const noise = randomBytes(1_000_000)
  const reference = percentile(await timed(50, async () => deflateSync(noise)), 0.5)
  const renderer = createRenderer({ workers: 1 })
  const paper = (run: number) =>
    paperSpecimen({
      lines: Array.from({ length: 40 }, (_, i) =>
        lineSpecimen(String(i + 1), `Service ${run} ${i}`),
      ),
    })
  const samples = await timed(RUNS, run => renderer.renderPdf(paper(run), XML))
  await renderer.close()
  const p50 = percentile(samples, 0.5)
  const name = 'deflate of 1 MB'
  return [
    {
      what: 'PDF/A-3, 40 lines, p50',
      value: p50,
      unit: 'ms',
      limit: { at: 'most', value: 30 },
      reference: { name, value: reference },
    },
    { what: 'documents per second, one process', value: 1000 / p50, unit: '/s' },
  ]
}
