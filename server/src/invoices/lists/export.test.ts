import { exportInvoices } from '@bordereau/contract/invoice-files'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { escapeFormula } from '../../exports/table.ts'
import { aCompany, aCustomer, aDraft, issued } from '../testing.ts'

const MANY = 6_000

describeWithDatabase('export of the invoice list', engine => {
  let context: TestApp
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    context = await startApp(engine.db)
    owner = await signedUp(context, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const model = await issued(owner, workspaceId, aDraft(customerId))
    await insertCopies(model.id, MANY - 1)
  })
  afterAll(() => context.close())

  /** Copies one document in the database: only the number of rows matters here. */
  async function insertCopies(id: string, count: number): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_name = 'invoice' and is_generated = 'NEVER'`.execute(engine.admin)
    const columns = rows.map(({ name }) => name)
    await engine.admin.transaction().execute(async tx => {
      // Triggers would keep sums for each row.
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`
        insert into invoice (${sql.join(columns.map(name => sql.ref(name)))})
        select ${sql.join(columns.map(name => sql.ref(`copy.${name}`)))}
        from invoice as one, generate_series(1, ${sql.lit(count)}) as n,
          lateral jsonb_populate_record(one, jsonb_build_object(
            'id', gen_random_uuid(), 'seq', 1000 + n, 'number', 'X-' || n)) as copy
        where one.id = ${id}`.execute(tx)
    })
  }

  const exportList = (format: 'csv' | 'xlsx') =>
    owner.call(exportInvoices, { query: { workspaceId, format } })

  test('contains every document once', async () => {
    const csv = Buffer.from((await exportList('csv')).bytes).toString()
    const lines = csv.trimEnd().split('\r\n')
    expect(lines).toHaveLength(MANY + 1)
    expect(new Set(lines.map(line => line.split(',')[0])).size).toBe(MANY + 1)
    expect(csv.startsWith('\ufeffNumber,')).toBe(true)
    expect(csv.indexOf('\ufeff', 1)).toBe(-1)
  })

  test('does not block the event loop while the file is written', async () => {
    const turns = cpuOfTurns()
    const xlsx = await exportList('xlsx')
    const { longest, all } = turns.end()
    expect(Buffer.from(xlsx.bytes.subarray(0, 2)).toString()).toBe('PK')
    expect(xlsx.bytes.length).toBeGreaterThan(MANY * 10)
    // Read or written in one piece, the file would take most of it in one turn.
    expect(longest).toBeLessThan(all / 3)
  })
})

test.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠x'])(
  'escapes a cell that begins with %j',
  text => {
    expect(escapeFormula(text)).toBe(`'${text}`)
  },
)

test('leaves other cells unchanged', () => {
  for (const text of ['', 'Müller = Söhne', '1-2', 'a@b.fr']) expect(escapeFormula(text)).toBe(text)
})

/**
 * The processor time of this thread, in microseconds: that of the longest stretch between two turns of the event loop, and all
 * of it. A thread that waits for a core takes none, so that the ratio is the same on a busy machine.
 */
function cpuOfTurns(): { readonly end: () => { longest: number; all: number } } {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return user + system
  }
  const began = used()
  let before = began
  let longest = 0
  const turn = () => {
    const now = used()
    longest = Math.max(longest, now - before)
    before = now
  }
  const timer = setInterval(turn, 2)
  return {
    end: () => {
      clearInterval(timer)
      turn()
      return { longest, all: before - began }
    },
  }
}
