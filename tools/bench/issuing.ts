import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import pg from 'pg'
import { draftFor } from '../../e2e/business.ts'
import { type Visitor, expectOk } from '../../e2e/visitor.ts'
import { cpuOf, parentOf } from './cpu.ts'
import { type Figure, percentile, timed } from './figure.ts'

/** What issuing is measured against and on: the instance's process, its database and one company. */
export type IssuingSubject = {
  readonly pid: number | undefined
  readonly databaseUrl: string | undefined
  readonly owner: Visitor
  readonly business: { readonly workspaceId: string; readonly customerId: string }
}

const ROUNDS = 6
const RUNS_OF_ROUND = 8
const CLIENTS = 16
const DOCUMENTS = 160

/**
 * Issuing a document of five lines, against the least that it could be: typesetting a bare table of five rows with the
 * same compiler as PDF/A-3, and one durable insert. Both in turn, so that other programs slow both down. Then sixteen
 * clients of one company at once, by processor time and by the waiting of a reader meanwhile.
 */
export async function issuingFigures(subject: IssuingSubject): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: subject.databaseUrl })
  if (subject.databaseUrl) await client.connect()
  const backend = subject.databaseUrl ? await backendOf(client) : 0
  const cpu = () => cpuOf(subject.pid ?? 0, ...(backend > 0 ? [parentOf(backend)] : []))
  const bare = bareTable()
  if (subject.databaseUrl) await client.query('create table durable (id uuid, body text)')
  const insert = async () => {
    const values = [randomUUID(), 'x'.repeat(500)]
    if (subject.databaseUrl) await client.query({ name: 'durable', text: INSERT, values })
  }
  const limits: number[] = []
  const issues: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const least = async (run: number) => {
      bare(round * 100 + run)
      await insert()
    }
    limits.push(...(await timed(RUNS_OF_ROUND, least, 1)))
    const ids = await drafts(subject, RUNS_OF_ROUND + 1)
    issues.push(...(await timed(RUNS_OF_ROUND, () => issue(subject, ids.pop()), 1)))
  }
  const alone = await drafts(subject, RUNS_OF_ROUND * 2)
  const before = cpu()
  for (const id of alone) await issue(subject, id)
  const cpuOfOne = (cpu() - before) / alone.length
  const together = await together16(subject, cpu)
  if (subject.databaseUrl) await client.end()
  const reference = { name: 'bare table and one durable insert', value: percentile(limits, 0.5) }
  return [
    { what: 'issue, 5 lines, p50', value: percentile(issues, 0.5), unit: 'ms', reference },
    { what: 'processor time of one issue alone', value: cpuOfOne, unit: 'ms' },
    {
      what: `issued per second, one company, ${CLIENTS} clients`,
      value: together.perSecond,
      unit: '/s',
      reference: {
        name: 'cores ÷ processor time of one',
        value: (1000 * availableParallelism()) / cpuOfOne,
      },
    },
    { what: 'processor time of one among them', value: together.cpu, unit: 'ms' },
    {
      what: 'list of 10 meanwhile, p95',
      value: together.list,
      unit: 'ms',
      reference: { name: 'the same list alone', value: together.idleList },
    },
  ]
}

const INSERT = 'insert into durable values ($1, $2)'

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** Typesets a heading and a table of five rows, another one each time. */
function bareTable(): (run: number) => void {
  const compiler = NodeCompiler.create({ workspace: '/paper' })
  return run => {
    const rows = Array.from({ length: 5 }, (_, i) => `[Service ${run} ${i}], [1], [138.66], [20 %]`)
    const text = `= Invoice ${run}\n#table(columns: 4, ${rows.join(', ')})`
    compiler.addSource('/paper/bare.typ', `#set document(title: "Invoice")\n${text}`)
    compiler.pdf(
      { mainFilePath: '/paper/bare.typ' },
      { pdfStandard: 'a-3a', pdfTags: true, creationTimestamp: 1 },
    )
    compiler.evictCache(0)
  }
}

async function drafts({ owner, business }: IssuingSubject, count: number): Promise<string[]> {
  const [line] = draftFor(business.customerId).lines
  const lines = Array.from({ length: 5 }, (_, i) => ({ ...line, id: String(i) }))
  const draft = { ...draftFor(business.customerId), lines }
  const ids: string[] = []
  for (let i = 0; i < count; i += 1) {
    const path = `/api/workspaces/${business.workspaceId}/invoices`
    ids.push(String((await expectOk(owner.send('POST', path, { draft })))['id']))
  }
  return ids
}

function issue({ owner, business }: IssuingSubject, id = '') {
  const path = `/api/workspaces/${business.workspaceId}/invoices/${id}/issue`
  return expectOk(owner.send('POST', path, { version: 1 }))
}

async function together16(subject: IssuingSubject, cpu: () => number) {
  const { owner, business } = subject
  const read = () =>
    expectOk(owner.get(`/api/workspaces/${business.workspaceId}/invoices?limit=10`))
  const idle = await timed(40, read)
  const ids = await drafts(subject, DOCUMENTS)
  const before = cpu()
  const began = performance.now()
  const reads: number[] = []
  const done = new AbortController()
  const reader = async () => {
    while (!done.signal.aborted) reads.push(...(await timed(1, read, 0)))
  }
  const issuer = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) await issue(subject, id)
  }
  const reading = reader()
  await Promise.all(Array.from({ length: CLIENTS }, issuer))
  const seconds = (performance.now() - began) / 1000
  done.abort()
  await reading
  return {
    perSecond: DOCUMENTS / seconds,
    cpu: (cpu() - before) / DOCUMENTS,
    list: percentile(reads, 0.95),
    idleList: percentile(idle, 0.95),
  }
}
