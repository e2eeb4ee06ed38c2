import { createRenderer } from '../../server/src/documents/render.ts'
import { lineSpecimen, paperSpecimen } from '../../server/src/documents/testing.ts'
import { typesetter } from '../../server/src/documents/typeset.ts'
import { bareTable } from './bare-table.ts'
import { type Figure, percentile, timed } from './figure.ts'

const RUNS = 100
const COMPARED = 30
const XML = Buffer.from('<x/>')
/** A document of forty lines may take so many times the processor time of a bare table of forty rows. */
const GOAL = 2.2

/** A 40-line document, warm, one process; every document different. The limit is a bare table of forty rows. */
export async function documentFigures(): Promise<Figure[]> {
  const renderer = createRenderer({ workers: 1 })
  const samples = await timed(RUNS, run => renderer.renderPdf(paperOf(run), XML))
  await renderer.close()
  const p50 = percentile(samples, 0.5)
  const { own, bare } = inTurn()
  return [
    {
      what: 'PDF/A-3, 40 lines, p50',
      value: p50,
      unit: 'ms',
      limit: { at: 'most', value: 30 },
    },
    {
      what: 'PDF/A-3, 40 lines, processor time',
      value: own,
      unit: 'ms',
      reference: { name: 'bare table of 40 rows', value: bare, goal: GOAL },
    },
    { what: 'documents per second, one process', value: 1000 / p50, unit: '/s' },
  ]
}

function paperOf(run: number) {
  const lines = Array.from({ length: 40 }, (_, i) =>
    lineSpecimen(String(i + 1), `Service ${run} ${i}`),
  )
  return paperSpecimen({ lines })
}

/** Both in turn in this process, so that other programs slow both down: medians of processor time in milliseconds. */
function inTurn(): { readonly own: number; readonly bare: number } {
  const typeset = typesetter()
  const table = bareTable(40)
  const samples: Record<'own' | 'bare', number[]> = { own: [], bare: [] }
  for (let run = -3; run < COMPARED; run += 1) {
    const bare = processorTimeOf(() => table(run))
    const own = processorTimeOf(() => typeset.pdf(paperOf(run), XML))
    if (run < 0) continue
    samples.bare.push(bare)
    samples.own.push(own)
  }
  return { own: percentile(samples.own, 0.5), bare: percentile(samples.bare, 0.5) }
}

function processorTimeOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
