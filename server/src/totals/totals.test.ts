import { addDays, localDate } from '@bordereau/domain/date'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Tx, asSystem, inWorkspace } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { newId } from '../lib/id.ts'
import { type Measure, totalsSince } from './store.ts'

const FIRST_DAY = localDate('2026-10-30')
const CURRENCIES = ['EUR', 'PLN'] as const
const MEASURES: readonly Measure[] = ['invoiced', 'charged', 'open', 'received']
/** A transaction adds up the changes once there are so many (0031-daily-totals.sql). */
const MOST_CHANGES = 200

/** Of two months. */
const day = fc.integer({ min: 0, max: 3 }).map(days => addDays(FIRST_DAY, days))
const currency = fc.constantFrom(...CURRENCIES)
/** What a transaction does to the documents and payments of a company; `nth` picks one of those that exist. */
const step = fc.oneof(
  fc.record({
    do: fc.constant('issue' as const),
    kind: fc.constantFrom('invoice', 'credit_note'),
    day,
    due: fc.option(day),
    currency,
    amount: fc.integer({ min: -50, max: 500 }),
    customer: fc.constantFrom(0, 1),
    name: fc.constantFrom('Müller', 'Müller GmbH', 'Łukasz'),
  }),
  fc.record({ do: fc.constant('draft' as const), day, currency }),
  fc.record({
    do: fc.constant('settle' as const),
    nth: fc.nat(1_000),
    amount: fc.integer({ min: -600, max: 600 }),
  }),
  fc.record({
    do: fc.constant('pay' as const),
    day,
    currency,
    amount: fc.integer({ min: 1, max: 500 }),
    method: fc.constantFrom('cash', 'transfer'),
  }),
  fc.record({ do: fc.constant('reverse' as const), nth: fc.nat(1_000) }),
  fc.record({
    do: fc.constant('refund' as const),
    nth: fc.nat(1_000),
    day,
    amount: fc.integer({ min: 1, max: 90 }),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

describeBothEngines('totals per day', engine => {
  const workspaceId = newId()
  const [customerIds, seriesId] = [[newId(), newId()], newId()]
  let number = 0

  beforeAll(() =>
    asSystem(engine.db, async tx => {
      const at = new Date()
      const row = { workspace_id: workspaceId, created_at: at }
      await tx
        .insertInto('workspace')
        .values({ id: workspaceId, sample: false, created_at: at })
        .execute()
      const customer = {
        ...row,
        legal_name: 'Müller GmbH',
        country: 'DE',
        email: '',
        profile: '{}',
        currency: 'EUR',
        language: 'de',
        due_days: null,
        search: '',
        archived_at: null,
        updated_at: at,
      }
      await tx
        .insertInto('customer')
        .values(customerIds.map(id => ({ ...customer, id })))
        .execute()
      await tx
        .insertInto('series')
        .values({ ...row, id: seriesId, kind: 'invoice', name: 'F', pattern: '{seq}' })
        .execute()
    }),
  )

  test('are those of a recount, whatever transactions do at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 80, maxLength: 160 }), async steps => {
        // Four at a time: on the server they are four connections.
        const lanes = Map.groupBy(steps, (_, place) => place % 4)
        await Promise.all(
          [...lanes.values()].map(async lane => {
            for (const one of lane)
              await inWorkspace(engine.db, { workspaceId }, tx => perform(tx, one), {
                repeatable: true,
              })
          }),
        )
        await inWorkspace(engine.db, { workspaceId }, async tx => {
          for (const measure of MEASURES)
            expect(await stored(tx, measure)).toEqual(await recounted(tx, measure))
          expect(await storedGroups(tx)).toEqual(await recountedGroups(tx))
          const { rows: wrong } = await sql`
            select id from payment where refunded_minor <> coalesce((select sum(amount_minor) from refund_change as change
              where change.workspace_id = payment.workspace_id and change.payment_id = payment.id), 0)`.execute(
            tx,
          )
          expect(wrong).toEqual([])
          const { rows } = await sql<{ count: bigint }>`
            select count(*) as count from daily_total_change`.execute(tx)
          expect(Number(rows[0]?.count)).toBeLessThan(MOST_CHANGES + 2 * steps.length)
        })
      }),
      { numRuns: 8 },
    )
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      const { rows } = await sql`select from daily_total`.execute(tx)
      expect(rows.length).toBeGreaterThan(0)
      const { rows: groups } = await sql`select from group_total`.execute(tx)
      expect(groups.length).toBeGreaterThan(0)
    })
  })

  test('are taken back with the transaction', async () => {
    const before = await inWorkspace(engine.db, { workspaceId }, tx => stored(tx, 'received'))
    await expect(
      inWorkspace(engine.db, { workspaceId }, async tx => {
        await perform(tx, { do: 'pay', day: FIRST_DAY, currency: 'EUR', amount: 7, method: 'cash' })
        expect(await stored(tx, 'received')).not.toEqual(before)
        throw new Error('power cut')
      }),
    ).rejects.toThrow('power cut')
    expect(await inWorkspace(engine.db, { workspaceId }, tx => stored(tx, 'received'))).toEqual(
      before,
    )
  })

  test('of another company are not seen', async () => {
    const other = { workspaceId: newId() }
    expect(await inWorkspace(engine.db, other, tx => stored(tx, 'received'))).toEqual([])
  })

  async function perform(tx: Tx, one: Step): Promise<void> {
    const own = sql`workspace_id = ${workspaceId}`
    switch (one.do) {
      case 'draft':
      case 'issue': {
        const amount = one.do === 'issue' ? one.amount : 9
        const kind = one.do === 'issue' ? one.kind : 'invoice'
        const due = one.do === 'issue' ? one.due : null
        const [customer, name] = one.do === 'issue' ? [one.customer, one.name] : [0, '']
        const id = newId()
        number += 1
        const seq = number
        await sql`insert into invoice (workspace_id, id, kind, type, customer_id, customer_name, customer_country, currency,
            language, draft, issue_date, due_date, net_minor, tax_minor, gross_minor, payable_minor, created_at, updated_at)
          values (${workspaceId}, ${id}, ${kind}, ${kind}, ${customerIds[customer]}, ${name}, 'DE', ${one.currency}, 'de', '{}', ${one.day}, ${due},
            ${amount}, 0, ${amount}, ${amount}, now(), now())`.execute(tx)
        if (one.do === 'issue')
          await sql`update invoice set issued_at = now(), series_id = ${seriesId}, period = '', seq = ${seq},
              number = ${`N${seq}`}, frozen = ${frozenOf(one.amount)}, frozen_format = 1
            where ${own} and id = ${id}`.execute(tx)
        return
      }
      case 'settle':
        await sql`update invoice set settled_minor = settled_minor + ${one.amount}
          where ${own} and id = (select id from invoice where ${own} and issued_at is not null
            order by seq offset ${one.nth} % greatest((select count(*) from invoice where ${own} and issued_at is not null), 1)
            limit 1)`.execute(tx)
        return
      case 'pay':
        await sql`insert into payment (workspace_id, id, customer_id, date, currency, amount_minor, method, reference, note,
            created_at)
          values (${workspaceId}, ${newId()}, ${customerIds[0]}, ${one.day}, ${one.currency}, ${one.amount}, ${one.method}, '', '',
            now())`.execute(tx)
        return
      case 'refund':
        await sql`update payment set refunded_on = ${one.day},
            refunded_minor = least(amount_minor, refunded_minor + ${one.amount})
          where ${own} and id = (select id from payment where ${own} order by id
            offset ${one.nth} % greatest((select count(*) from payment where ${own}), 1) limit 1)`.execute(
          tx,
        )
        return
      case 'reverse':
        await sql`update payment set reversed_at = now() where ${own} and reversed_at is null and id = (
            select id from payment where ${own} order by id
            offset ${one.nth} % greatest((select count(*) from payment where ${own}), 1) limit 1)`.execute(
          tx,
        )
    }
  }

  async function stored(tx: Tx, measure: Measure) {
    const totals = await totalsSince(tx, workspaceId, measure, '-infinity', sql<string>`day::text`)
    return inOrder(totals)
  }

  /** The same sums from the documents and payments themselves. */
  async function recounted(tx: Tx, measure: Measure) {
    const queries: Readonly<Record<Measure, ReturnType<typeof sql>>> = {
      invoiced: sql`select issue_date::text as period, currency,
          sum(net_minor * case when kind = 'credit_note' then -1 else 1 end) as amount, count(*) as count
        from invoice where issued_at is not null group by 1, 2`,
      charged: sql`select issue_date::text as period, currency,
          sum(payable_minor * case when kind = 'credit_note' then -1 else 1 end) as amount, count(*) as count
        from invoice where issued_at is not null group by 1, 2`,
      open: sql`select coalesce(due_date::text, 'infinity') as period, currency,
          sum(payable_minor - settled_minor) as amount, count(*) as count
        from invoice where issued_at is not null and kind = 'invoice' and settled_minor < payable_minor group by 1, 2`,
      received: sql`select day::text as period, currency, sum(amount) as amount, sum(count)::bigint as count
        from (${MOVED}) as moved group by 1, 2 having sum(count) <> 0 or sum(amount) <> 0`,
    }
    const { rows } = await sql<{ period: string; currency: string; amount: string; count: bigint }>`
      ${queries[measure]}`.execute(tx)
    return inOrder(
      rows.map(row => ({ ...row, amount: BigInt(row.amount), count: Number(row.count) })),
    )
  }

  /** By customer, by country and by tax, each by month and year, by method and day, and what each customer owes. */
  async function storedGroups(tx: Tx) {
    const { rows } = await sql`
      select measure, unit, since::text, key, currency, sum(amount_minor)::text as amount, sum(item_count)::text as count,
        max(name) as name
      from (
        select measure, unit, since, key, currency, amount_minor, item_count, name from group_total
        union all
        select measure, unit, date_trunc(unit, day)::date, key, currency, amount_minor, item_count, name
        from daily_total_change
        join (values ('day'), ('month'), ('year')) as span (unit) on (unit = 'day') = (measure = 'received')
        where measure not in ('charged', 'open')
        union all
        select measure, 'ever', '-infinity', key, currency, amount_minor, item_count, name
        from daily_total_change where measure = 'open'
      ) as total
      group by 1, 2, 3, 4, 5 having sum(item_count) <> 0 or sum(amount_minor) <> 0 order by 1, 2, 3, 4, 5`.execute(
      tx,
    )
    return rows
  }

  async function recountedGroups(tx: Tx) {
    const { rows } = await sql`
      select measure, unit, date_trunc(unit, issue_date)::date::text as since, key, currency,
        sum(amount * case when kind = 'credit_note' then -1 else 1 end)::text as amount, count(*)::text as count, max(name) as name
      from invoice
      cross join lateral (values
        ('invoiced', customer_id::text, net_minor, customer_name), ('country', customer_country, net_minor, ''),
        ('taxable', 'sales FR S 20', net_minor, ''), ('tax', 'sales FR S 20', net_minor / 5, ''),
        ('item', 'Design', net_minor, 'Design')
      ) as part (measure, key, amount, name)
      cross join (values ('month'), ('year')) as span (unit)
      where issued_at is not null group by 1, 2, 3, 4, 5
      union all
      select 'open', 'ever', '-infinity', customer_id::text, currency, sum(payable_minor - settled_minor)::text, count(*)::text, ''
      from invoice where issued_at is not null and kind = 'invoice' and settled_minor < payable_minor group by 4, 5
      union all
      select 'received', 'day', day::text, method, currency, sum(amount)::text, sum(count)::text, ''
      from (${MOVED}) as moved group by 3, 4, 5 having sum(count) <> 0 or sum(amount) <> 0
      order by 1, 2, 3, 4, 5`.execute(tx)
    return rows
  }

  function inOrder<Row extends { readonly period: string; readonly currency: string }>(
    rows: readonly Row[],
  ): Row[] {
    return rows.toSorted((a, b) =>
      `${a.period} ${a.currency}` < `${b.period} ${b.currency}` ? -1 : 1,
    )
  }
})

/** Of one line and one subtotal. */
function frozenOf(net: number): string {
  return JSON.stringify({
    seller: { address: { country: 'FR' } },
    invoice: { lines: [{ name: 'Design', sellerItemId: '' }], taxPointCode: '' },
    totals: {
      lines: [{ net: String(net) }],
      vat: [{ category: 'S', rate: '20', taxable: String(net), tax: String(Math.trunc(net / 5)) }],
    },
  })
}

/** Payments by their date and each change of what was refunded by its own; of those that were reversed neither. */
const MOVED = sql`
  select date as day, method, currency, amount_minor as amount, 1 as count from payment
  where reversed_at is null and mode <> 'test'
  union all
  select change.day, method, currency, -change.amount_minor, 0 from refund_change as change
  join payment on payment.workspace_id = change.workspace_id and payment.id = change.payment_id
  where reversed_at is null and mode <> 'test'`
