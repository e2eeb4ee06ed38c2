import { exportInvoices } from '@bordereau/contract/invoices'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'
import { disarmed } from './export-invoices.ts'
import { aCompany, aCustomer, aDraft, issued } from './testing.ts'

const MANY = 6_000

describeEngines('the list as a file', engine => {
  let house: TestHouse
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    house = await startHouse(engine.db)
    owner = await signedUp(house, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const model = await issued(owner, workspaceId, aDraft(customerId))
    await copies(model.id, MANY - 1)
  })
  afterAll(() => house.close())

  /** The same document again and again, past the product: only how many there are is tried. */
  async function copies(id: string, count: number): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_name = 'invoice' and is_generated = 'NEVER'`.execute(engine.db.kysely)
    const columns = rows.map(({ name }) => name)
    await sql`
      insert into invoice (${sql.join(columns.map(name => sql.ref(name)))})
      select ${sql.join(columns.map(name => sql.ref(`copy.${name}`)))}
      from invoice as one, generate_series(1, ${sql.lit(count)}) as n,
        lateral jsonb_populate_record(one, jsonb_build_object(
          'id', gen_random_uuid(), 'seq', 1000 + n, 'number', 'X-' || n)) as copy
      where one.id = ${id}`.execute(engine.db.kysely)
  }

  const take = (format: 'csv' | 'xlsx') =>
    owner.call(exportInvoices, { query: { workspaceId, format } })

  test('has every document, each once', async () => {
    const csv = Buffer.from((await take('csv')).bytes).toString()
    const lines = csv.trimEnd().split('\r\n')
    expect(lines).toHaveLength(MANY + 1)
    expect(new Set(lines.map(line => line.split(',')[0])).size).toBe(MANY + 1)
    expect(csv.startsWith('\ufeffNumber,')).toBe(true)
    expect(csv.indexOf('\ufeff', 1)).toBe(-1)
  })

  test('keeps nobody waiting while it is written', async () => {
    let breaths = 0
    const breathing = setInterval(() => (breaths += 1), 20)
    const began = performance.now()
    const xlsx = await take('xlsx')
    clearInterval(breathing)
    expect(Buffer.from(xlsx.bytes.subarray(0, 2)).toString()).toBe('PK')
    expect(xlsx.bytes.length).toBeGreaterThan(MANY * 10)
    // Written on the one thread that answers everybody there would be none but those between the queries.
    expect(breaths).toBeGreaterThan((performance.now() - began) / 100)
  })
})

test.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠x'])(
  'a cell of %j is text',
  text => {
    expect(disarmed(text)).toBe(`'${text}`)
  },
)

test('other cells stay as they are', () => {
  for (const text of ['', 'Müller = Söhne', '1-2', 'a@b.fr']) expect(disarmed(text)).toBe(text)
})
