import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { type Visitor, expectOk } from '../../e2e/visitor.ts'
import { openDatabase } from '../../server/src/db/database.ts'
import { cpuOf } from './cpu.ts'
import { type Figure, percentile, timed } from './figure.ts'
import { type Connection, keepTotals, seedInvoices } from './seed.ts'

const DOCUMENTS = 5_000
const CREDITS = 10_000

/**
 * Gives a company many open documents and open credits: for each document one credit that settles it and one that says
 * nothing of it. The application is not running.
 */
export async function seedBank(
  databaseUrl: string | undefined,
  dataDir: string,
  workspaceId: string,
): Promise<void> {
  if (databaseUrl === undefined) {
    const db = await openDatabase({ dataDir })
    const query = (text: string, values: unknown[] = []) =>
      db.kysely.executeQuery(CompiledQuery.raw(text, values))
    await seed({ query }, workspaceId)
    await db.close()
  } else {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await seed(client, workspaceId)
    await client.end()
  }
}

async function seed(connection: Connection, workspaceId: string): Promise<void> {
  await seedInvoices(connection, workspaceId, DOCUMENTS)
  await connection.query('alter table invoice disable trigger user')
  await connection.query('update invoice set settled_minor = 0 where workspace_id = $1', [
    workspaceId,
  ])
  await connection.query('alter table invoice enable trigger user')
  await keepTotals(connection, workspaceId)
  await connection.query(
    `with statement as (
       insert into bank_statement (workspace_id, id, format, file_name, account, currency, reference, transaction_count,
         added_count, imported_by, imported_at)
       values ($1, gen_random_uuid(), 'csv', '', 'DE89370400440532013000', 'EUR', '', ${CREDITS}, ${CREDITS}, gen_random_uuid(), now())
       returning id
     ), open as (
       select number, payable_minor, customer_name, issue_date, row_number() over (order by id) as place from invoice
       where workspace_id = $1 and issued_at is not null limit ${DOCUMENTS}
     )
     insert into bank_transaction (workspace_id, id, statement_id, account, identity, booked_on, currency, amount_minor, party_name,
       party_account, reference_list, text, charges_minor, reversal)
     select $1, gen_random_uuid(), statement.id, 'DE89370400440532013000', place || ' ' || nth, issue_date + 10, 'EUR',
       payable_minor + nth * 7, 'Payer of ' || customer_name, 'DE' || lpad((place * 2 + nth)::text, 20, '0'), '{}',
       case nth when 0 then 'Invoice ' || number || ' thank you for the good work' else 'Monthly instalment ' || place end, 0, false
     from open cross join generate_series(0, 1) as nth cross join statement`,
    [workspaceId],
  )
  await connection.query('vacuum analyze')
}

/** A read of these takes at most so many milliseconds of processor time, and so many times as much as a list of 50. */
const MOST_MS = 10
const MOST_LISTS = 3
const MOST_MEANWHILE = 2

const ROUNDS = 12
const READS_OF_ROUND = 10

export type BankSubject = {
  readonly owner: Visitor
  /** Of the server and the database. */
  readonly pids: readonly number[]
  /** The company with the open credits, and another one whose invoices are listed meanwhile. */
  readonly bank: string
  readonly lists: string
}

/** Bank transactions and what asks for their proposals, with many open credits and documents. */
export async function bankFigures(subject: BankSubject): Promise<Figure[]> {
  const { owner, bank, lists } = subject
  const of = (path: string) => () => expectOk(owner.get(`/api/workspaces/${bank}/${path}`))
  const list = of('invoices?limit=50')
  const reads = [
    { what: 'page of bank transactions', read: of('bank-transactions?status=open&limit=50') },
    { what: 'their counts', read: of('bank-transactions/counts') },
    { what: 'receivables', read: of('receivables?limit=50') },
  ]
  const counts = await proposed(of('bank-transactions/counts'))
  if (counts['certain'] !== DOCUMENTS) throw new Error(`certain: ${String(counts['certain'])}`)
  const cpu = await cpuInTurn(subject, [list, ...reads.map(({ read }) => read)])
  const other = () => expectOk(owner.get(`/api/workspaces/${lists}/invoices?limit=10`))
  const waiting = await readMeanwhile(other, async () => {
    for (const { read } of reads) await read()
  })
  const size = `${CREDITS.toLocaleString('en')} credits, ${DOCUMENTS.toLocaleString('en')} documents`
  return [
    ...reads.map(({ what }, i): Figure => ({
      what: `${what}, ${size}, processor time`,
      value: cpu[i + 1] ?? 0,
      unit: 'ms',
      limit: { at: 'most', value: MOST_MS },
      reference: { name: 'list of 50', value: cpu[0] ?? 0, goal: MOST_LISTS },
    })),
    {
      what: 'another company’s list of 10 while these are read, p95',
      value: waiting.meanwhile,
      unit: 'ms',
      reference: { name: 'the same list alone', value: waiting.alone, goal: MOST_MEANWHILE },
    },
  ]
}

/** The counts once no proposals are being made. */
async function proposed(
  counts: () => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  for (;;) {
    const now = await counts()
    if (now['renewing'] !== true) return now
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

/** Milliseconds of processor time of each read: the median of rounds, in which all take their turn. */
async function cpuInTurn(
  { pids }: BankSubject,
  reads: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  for (const read of reads) await timed(READS_OF_ROUND, read)
  const samples = reads.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, read] of reads.entries()) {
      const before = cpuOf(...pids)
      await timed(READS_OF_ROUND, read, 0)
      samples[i]?.push((cpuOf(...pids) - before) / READS_OF_ROUND)
    }
  }
  return samples.map(all => percentile(all, 0.5))
}

/** Milliseconds, p95, of a list alone and while another person reads, in turn. */
async function readMeanwhile(list: () => Promise<unknown>, busy: () => Promise<unknown>) {
  const alone: number[] = []
  const meanwhile: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await timed(READS_OF_ROUND, list, 0)))
    const done = new AbortController()
    const reading = (async () => {
      while (!done.signal.aborted) await busy()
    })()
    meanwhile.push(...(await timed(READS_OF_ROUND, list, 0)))
    done.abort()
    await reading
  }
  return { alone: percentile(alone, 0.95), meanwhile: percentile(meanwhile, 0.95) }
}
