import { addDays, localDate } from '@bordereau/domain/date'
import { type SqlBool, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { dueByDay, receivedByDay } from './calendar/day-store.ts'
import { openBetween, plannedBetween, receivedBetween } from './calendar/store.ts'
import { openBalances } from './customers/balance-store.ts'
import { asSystem, inWorkspace } from './db/database.ts'
import { rowsRead } from './db/testing-rows-read.ts'
import { describeBothEngines } from './db/testing.ts'
import { createInstance, readClockSeen } from './identity/store.ts'
import { newId } from './lib/id.ts'
import { listPaymentPage } from './payments/list-store.ts'
import { countRows } from './invoices/lists/count-rows.ts'
import { distanceSalesSince } from './invoices/lists/distance-sales-store.ts'
import {
  type ListFilter,
  compileFilter,
  countList,
  countTabs,
  listPage,
} from './invoices/lists/list-store.ts'
import { openByCustomer } from './receivables/receivables-store.ts'
import { reasonsByCustomer } from './receivables/unpaid-reasons.ts'

const TODAY = localDate('2026-11-20')
/** Invoices, 20 a day, half of each customer's with a payment; one in 20 is open. */
const MANY = 20_000
const CUSTOMERS = 400
/** Index entries and rows that a page with its count may read: far fewer than the table has, however large it is. */
const MOST_READ = 5_500

describeBothEngines('a list of twenty thousand invoices', engine => {
  const workspaceId = newId()
  let customerIds: string[]

  beforeAll(async () => {
    const seriesId = newId()
    await engine.admin.transaction().execute(async tx => {
      // Triggers would keep sums for each row.
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`insert into workspace (id, sample, created_at) values (${workspaceId}, false, now())`.execute(
        tx,
      )
      await sql`insert into series (workspace_id, id, kind, name, pattern, created_at)
        values (${workspaceId}, ${seriesId}, 'invoice', 'F', '{seq}', now())`.execute(tx)
      await sql`insert into customer (workspace_id, id, legal_name, country, email, profile, currency, language, search,
          created_at, updated_at)
        select ${workspaceId}::uuid, gen_random_uuid(), 'Customer ' || n, 'DE', '', '{}', 'EUR', 'de', 'customer ' || n || '.',
          now(), now()
        from generate_series(1, ${sql.lit(CUSTOMERS)}) n`.execute(tx)
      const customers = await tx.selectFrom('customer').select('id').orderBy('legal_name').execute()
      customerIds = customers.map(row => row.id)
      await sql`insert into invoice (workspace_id, id, kind, customer_id, customer_name, customer_country, currency, language,
          draft, issue_date, due_date, net_minor, tax_minor, gross_minor, payable_minor, settled_minor, series_id, period, seq,
          number, issued_at, frozen, frozen_format, created_at, updated_at)
        select ${workspaceId}::uuid, gen_random_uuid(), 'invoice', customer.id, '', 'DE', case n when 7 then 'CHF' when 8 then 'JPY' else 'EUR' end,
          'de', '{}', day, day + 30, n, 0, n, n, case when n % 20 = 0 then 0 else n end, ${seriesId}::uuid, '', n,
          'F-' || lpad(n::text, 6, '0'), day, '{}', 1, day + n * interval '1 second', day
        from (select n, ${TODAY}::date - (${sql.lit(MANY)} - n) / 20 as day from generate_series(1, ${sql.lit(MANY)}) n) one
        join (select id, row_number() over (order by legal_name) - 1 as place from customer) customer
          on customer.place = n % ${sql.lit(CUSTOMERS)}`.execute(tx)
      await sql`insert into payment (workspace_id, id, customer_id, date, currency, amount_minor, method, reference, note, created_at,
          seal)
        select workspace_id, gen_random_uuid(), customer_id, due_date, currency, payable_minor, 'transfer', number, '', now(), ''
        from invoice where seq % 2 = 1`.execute(tx)
    })
    // Index-only scans need a visibility map, and the planner its statistics.
    for (const table of ['invoice', 'payment', 'customer'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(engine.admin)
  })

  const filters: readonly (readonly [string, ListFilter])[] = [
    ['all', {}],
    ['overdue', { tab: 'overdue' }],
    ['open', { tab: 'open' }],
    ['paid', { tab: 'paid' }],
    ['paid, by due date', { tab: 'paid', sort: 'due' }],
    ['without drafts', { tab: 'draft' }],
    ['credit notes', { tab: 'credit_notes' }],
    ['self-billed documents', { tab: 'self_billed' }],
    ['by amount', { sort: '-amount' }],
    ['by number', { sort: 'number' }],
    ['by creation', { sort: '-created' }],
    ['issued in an old month', { issuedFrom: '2024-06-01', issuedTo: '2024-06-30' } as never],
    ['issued before a day', { issuedTo: '2024-06-30' } as never],
    ['due in an old month', { dueFrom: '2024-06-01', dueTo: '2024-06-30' } as never],
    ['of a rare currency', { currency: 'CHF' }],
    ['of an unused currency', { currency: 'USD' }],
    ['a number', { q: 'F-000123' }],
    ['a sequence number', { q: '123' }],
    ['the oldest thousand numbers', { q: 'F-000' }],
    ['an amount', { q: '12.30' }],
    ['a customer', { q: 'customer 7.' }],
    ['a word of all customers', { q: 'customer' }],
    ['nothing that exists', { q: 'zzz' }],
  ]

  test.each(filters)('reads few rows for %s', async (_, filter) => {
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      const compiled = await compileFilter(tx, workspaceId, TODAY, filter)
      let after: string | undefined
      for (const _page of [1, 2]) {
        const before = await rowsRead(tx, 'invoice')
        const total = await countList(tx, compiled)
        const page = await listPage(tx, compiled, { limit: 50, after }, Promise.resolve(total))
        expect((await rowsRead(tx, 'invoice')) - before).toBeLessThan(MOST_READ)
        after = page.next ?? undefined
      }
    })
  })

  test('counts the whole list once, and a filtered one each time', async () => {
    const { db } = engine
    await inWorkspace(db, { workspaceId }, async tx => {
      const count = async (filter: ListFilter) => {
        const before = await rowsRead(tx, 'invoice')
        const compiled = await compileFilter(tx, workspaceId, TODAY, filter)
        const total = await countRows({ db }, tx, compiled)
        return { total, read: (await rowsRead(tx, 'invoice')) - before }
      }
      expect(await count({})).toEqual({ total: 1_001, read: expect.any(Number) })
      expect(await count({ tab: 'all', sort: 'number' })).toEqual({ total: 1_001, read: 0 })
      expect((await count({ tab: 'open' })).total).toBe(1_000)
      expect((await count({ currency: 'CHF' })).total).toBe(1)
      const { isWhole } = await compileFilter(tx, workspaceId, TODAY, {
        type: 'self_billed_invoice',
      })
      expect(isWhole).toBe(false)
    })
  })

  test('counts the list of another company, and drafts each time, since they may be deleted', async () => {
    const other = newId()
    await engine.admin.transaction().execute(async tx => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`insert into workspace (id, sample, created_at) values (${other}, false, now())`.execute(
        tx,
      )
      await sql`insert into invoice (workspace_id, id, kind, customer_name, customer_country, currency, language, draft,
          net_minor, tax_minor, gross_minor, payable_minor, settled_minor, created_at, updated_at)
        select ${other}::uuid, gen_random_uuid(), 'invoice', '', 'DE', 'EUR', 'de', '{}', 0, 0, 0, 0, 0, now(), now()
        from generate_series(1, 1001)`.execute(tx)
    })
    const { db } = engine
    const count = () =>
      inWorkspace(db, { workspaceId: other }, async tx =>
        countRows({ db }, tx, await compileFilter(tx, other, TODAY, {})),
      )
    expect(await count()).toBe(1_001)
    await inWorkspace(db, { workspaceId: other }, async tx => {
      // A prepared statement gets such a plan once it has been used often.
      await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
      const before = await rowsRead(tx, 'invoice')
      expect(await countTabs(tx, other, TODAY, 2_000)).toMatchObject({ all: 1_001, draft: 1_001 })
      expect(await countList(tx, await compileFilter(tx, other, TODAY, {}), 2_000)).toBe(1_001)
      expect((await rowsRead(tx, 'invoice')) - before).toBeLessThan(MOST_READ)
    })
    await engine.admin.deleteFrom('invoice').where('workspace_id', '=', other).execute()
    expect(await count()).toBe(0)
  })

  const paymentFilters = [
    ['all', {}],
    ['a customer', { q: 'customer 7.' }],
    ['a word of all customers', { q: 'customer' }],
    ['a reference', { q: 'f-000123' }],
    ['one day', { from: TODAY, to: TODAY }],
  ] as const

  test.each(paymentFilters)('reads few payments for %s', async (_, filter) => {
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      const before = await rowsRead(tx, 'payment')
      const { rows } = await listPaymentPage(tx, workspaceId, filter, { limit: 50 })
      expect(rows.length).toBeGreaterThan(0)
      expect((await rowsRead(tx, 'payment')) - before).toBeLessThan(MOST_READ)
    })
  })

  test('reads the rows of each tab alone to count them, and the first 100 of the long ones', async () => {
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      const before = await rowsRead(tx, 'invoice')
      expect(await countTabs(tx, workspaceId, TODAY, 100)).toMatchObject({
        all: 101,
        open: 101,
        self_billed: 0,
      })
      expect((await rowsRead(tx, 'invoice')) - before).toBeLessThan(MOST_READ)
    })
  })

  test('reads the open invoices alone for the receivables, and few for the reasons of some customers', async () => {
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      const before = await rowsRead(tx, 'invoice')
      const owed = await openByCustomer(tx, workspaceId, TODAY, customerIds)
      expect(owed.reduce((sum, { count }) => sum + count, 0)).toBe(MANY / 20)
      const read = (await rowsRead(tx, 'invoice')) - before
      expect(read).toBeLessThan(MOST_READ)
      const ids = [...new Set(owed.map(({ customerId }) => customerId))]
      const [some = ''] = ids
      const none = { isFound: sql<SqlBool>`false` }
      const reasons = await reasonsByCustomer(tx, workspaceId, TODAY, [some], none)
      expect([...reasons.keys()]).toEqual([some])
      expect((await rowsRead(tx, 'invoice')) - before - read).toBeLessThan(MANY / 20)
    })
  })

  test('reads the last entry of each journal alone for the latest time that is known to be right', async () => {
    await engine.admin.transaction().execute(async tx => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`insert into journal (workspace_id, series_id, position, at, kind, invoice_id, entry, previous_hash, hash)
        select workspace_id, series_id, seq, issued_at, 'issued', id, '', '', int8send(seq) from invoice
        where workspace_id = ${workspaceId}`.execute(tx)
      await createInstance(tx, { secret: new Uint8Array(32), createdAt: new Date() })
    })
    await sql`vacuum analyze journal`.execute(engine.admin)
    await asSystem(engine.db, async tx => {
      const before = [await rowsRead(tx, 'invoice'), await rowsRead(tx, 'journal')] as const
      expect(await readClockSeen(tx)).toEqual(new Date(`${TODAY}T00:00:00Z`))
      expect((await rowsRead(tx, 'invoice')) - before[0]).toBe(0)
      expect((await rowsRead(tx, 'journal')) - before[1]).toBeLessThan(10)
    })
  })

  test('reads no invoice for distance sales of a company without private customers', async () => {
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      const before = await rowsRead(tx, 'invoice')
      expect(await distanceSalesSince(tx, workspaceId, ['DE'], '2025-01-01')).toEqual([])
      expect((await rowsRead(tx, 'invoice')) - before).toBeLessThan(10)
    })
  })

  test('reads the open invoices alone for the balances of customers', async () => {
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      const before = await rowsRead(tx, 'invoice')
      const balances = await openBalances(tx, workspaceId, customerIds)
      const amounts = [...balances.values()].flat().map(one => one.minor)
      const all = Array.from({ length: MANY / 20 }, (__, i) => BigInt((i + 1) * 20))
      expect(amounts.reduce((sum, one) => sum + one, 0n)).toBe(
        all.reduce((sum, one) => sum + one, 0n),
      )
      expect((await rowsRead(tx, 'invoice')) - before).toBeLessThan(MOST_READ)
    })
  })

  test('reads the rows of a range of days for the calendar', async () => {
    const range = { from: addDays(TODAY, -30), to: TODAY }
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      const before = (await rowsRead(tx, 'invoice')) + (await rowsRead(tx, 'payment'))
      expect(await openBetween(tx, workspaceId, range, TODAY, 1_000)).toHaveLength(31)
      expect((await receivedBetween(tx, workspaceId, range, 1_000)).length).toBe(310)
      expect(await plannedBetween(tx, workspaceId, range, 1_000)).toEqual([])
      const read = (await rowsRead(tx, 'invoice')) + (await rowsRead(tx, 'payment')) - before
      expect(read).toBeLessThan(MOST_READ)
    })
  })

  test('reads only the rows shown of each day for a month of the calendar', async () => {
    const range = { from: addDays(TODAY, -30), to: TODAY }
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      const before = (await rowsRead(tx, 'invoice')) + (await rowsRead(tx, 'payment'))
      expect(await dueByDay(tx, workspaceId, range, 3)).toHaveLength(31)
      expect(await receivedByDay(tx, workspaceId, range, 3)).toHaveLength(93)
      const read = (await rowsRead(tx, 'invoice')) + (await rowsRead(tx, 'payment')) - before
      expect(read).toBeLessThan(2 * (31 + 93))
    })
  })

  test('finds the same by every way to read', async () => {
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      // The newest of the thousand oldest numbers are found by collecting, those of all customers among the first rows.
      const numbersOf = async (filter: ListFilter) =>
        (
          await listPage(tx, await compileFilter(tx, workspaceId, TODAY, filter), { limit: 3 })
        ).rows.map(row => row.number)
      expect(await numbersOf({ q: 'F-000', sort: '-number' })).toEqual([
        'F-000999',
        'F-000998',
        'F-000997',
      ])
      expect(await numbersOf({ q: 'F-00', sort: '-amount' })).toEqual([
        'F-009999',
        'F-009998',
        'F-009997',
      ])
      expect(await numbersOf({ q: 'customer', sort: '-amount' })).toEqual([
        'F-020000',
        'F-019999',
        'F-019998',
      ])
      // An amount is one in each currency's own minor units: 8 yen, 8.00 euros.
      expect(await numbersOf({ q: '8.00' })).toEqual(['F-000800', 'F-000008'])
      expect(await numbersOf({ q: '12,30 €' })).toEqual(['F-001230'])
      expect(await numbersOf({ q: 'customer', sort: 'created' })).toEqual([
        'F-000001',
        'F-000002',
        'F-000003',
      ])
      expect(
        await numbersOf({
          q: 'F-00',
          sort: '-number',
          tab: 'open',
          issuedTo: addDays(TODAY, -900),
        }),
      ).toEqual(['F-002000', 'F-001980', 'F-001960'])
    })
  })
})
