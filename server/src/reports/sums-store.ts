import { MAX_REPORT_ROWS, type PaymentGroup, type RevenueGroup } from '@bordereau/contract/reports'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import {
  converted,
  documentsIn,
  inSpan,
  isCurrent,
  ownRate,
  settingsRate,
} from './documents-store.ts'
import { type GroupMeasure, keptGroups } from './kept-store.ts'
import type { Span } from './span.ts'

/** Sums of one group; amounts in minor units of the company's currency, or of the currency beside them. */
export type SumRow = {
  readonly key: string
  readonly name: string
  /** Documents or payments of the period. */
  readonly count: number
  readonly amounts: readonly { readonly currency: string; readonly amount: bigint }[]
  readonly home: bigint
  readonly before: bigint
}

export type Sums = {
  /** At most one more than a report has; months by time, others by size. */
  readonly rows: readonly SumRow[]
  /** Of all groups, also of those that are not among the rows. */
  readonly total: bigint
  readonly totalBefore: bigint
  readonly ratesMissing: readonly string[]
}

/** Net amounts of issued documents. */
export function revenueSums(tx: Tx, span: Span, by: RevenueGroup): Promise<Sums> {
  if (by === 'item')
    return keptSums(tx, span, { measure: 'item', by, entries: others => itemEntries(span, others) })
  const measure = by === 'country' ? 'country' : 'invoiced'
  return keptSums(tx, span, { measure, by, entries: others => documentEntries(span, by, others) })
}

/**
 * Payments that are not reversed, by their date, less what was refunded of them; a refund counts as no payment. Those in the
 * test mode of a provider are no money.
 */
export function paymentSums(tx: Tx, span: Span, by: PaymentGroup): Promise<Sums> {
  const key = by === 'month' ? monthOf('date') : sql`method`
  return keptSums(tx, span, { measure: 'received', by, entries: () => paymentEntries(span, key) })
}

function paymentEntries(span: Span, key: RawBuilder<unknown>) {
  return sql`
    select id, date as day, is_now as is_current, currency, amount, null::numeric as rate, ${key} as key, '' as name
    from (
      select workspace_id, id, date, currency, method, amount_minor as amount from payment
      where workspace_id = ${span.workspaceId} and reversed_at is null and mode <> 'test'
      union all
      select payment.workspace_id, null, change.day, currency, method, -change.amount_minor
      from refund_change as change
      join payment on payment.workspace_id = change.workspace_id and payment.id = change.payment_id
      where change.workspace_id = ${span.workspaceId} and reversed_at is null and mode <> 'test'
    ) as moved cross join lateral (select ${isCurrent('date', span)} as is_now) as span
    where ${inSpan('date', span)}`
}

type Kept = {
  readonly measure: GroupMeasure
  readonly by: RevenueGroup | PaymentGroup
  /** The documents or payments themselves, at least those in these currencies, an array in SQL. */
  readonly entries: (currencies: RawBuilder<unknown>) => RawBuilder<unknown>
}

/**
 * Amounts in the company's currency are those kept by day (0031-daily-totals.sql) or by group (kept-store.ts), so that few
 * rows are read of however many documents: a period has whole months. Amounts in others are converted one by one:
 * `entries` has these too.
 */
async function keptSums(tx: Tx, span: Span, { measure, by, entries }: Kept): Promise<Sums> {
  const kept = by === 'month' ? keptDays(span, measure) : keptGroups(span, [measure])
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from (${kept}) as total where currency <> ${span.home}`.execute(tx)
  const others = rows.map(({ currency }) => currency)
  const key = by === 'month' ? monthOf('day') : sql`key`
  const name = by === 'customer' || by === 'item' ? sql`max(name)` : sql`''`
  const sumOf = (column: string, condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0)`
  const current = sumOf('amount_minor', sql`is_now`)
  const atHome = sql`
    select ${key} as key, ${span.home}::text as currency, ${name} as name, ${sumOf('item_count', sql`is_now`)} as count,
      ${current} as amount, ${current} as home, ${sumOf('amount_minor', sql`not is_now`)} as before, false as is_missing
    from (${kept}) as total where currency = ${span.home} group by 1`
  const currencies = sql`${others}::text[]`
  const sums =
    others.length === 0
      ? inOneCurrency(atHome)
      : inAnyCurrency(
          sql`${atHome} union all ${foreignSums(span, entries(currencies), currencies)}`,
        )
  return sumsOf(tx, sums, { byTime: by === 'month', home: span.home })
}

/** As keptGroups, of all groups together and by day. */
function keptDays(span: Span, measure: GroupMeasure) {
  const inPeriods = sql`workspace_id = ${span.workspaceId} and measure = ${measure} and ${inSpan('day', span)}`
  const sums = sql`day, ${isCurrent('day', span)} as is_now, currency, amount_minor, item_count`
  return sql`
    select ${sums} from daily_total where ${inPeriods}
    union all select ${sums} from daily_total_change where ${inPeriods}`
}

/** Of the year before, the month is the one a year later. */
function monthOf(column: 'date' | 'day') {
  const day = sql.ref(column)
  return sql`to_char(case when is_now then ${day} else ${day} + interval '1 year' end, 'YYYY-MM')`
}

/** The subtotals of tax that documents state: their sum is the net amount, and each has the rate of its document. */
function documentEntries(
  span: Span,
  by: Exclude<RevenueGroup, 'item'>,
  currencies: RawBuilder<unknown>,
) {
  const { key, name } = {
    month: { key: monthOf('day'), name: sql`''` },
    customer: { key: sql`customer_id::text`, name: sql`customer_name` },
    country: { key: sql`customer_country`, name: sql`''` },
  }[by]
  return sql`
    select invoice.id, day, is_now as is_current, document_tax.currency, ${key} as key, ${name} as name,
      taxable_minor as amount, ${ownRate(span)} as rate
    from document_tax join invoice on invoice.workspace_id = document_tax.workspace_id and invoice.id = invoice_id
    cross join lateral (select ${isCurrent('day', span)} as is_now) as span
    where document_tax.workspace_id = ${span.workspaceId} and side = 'sales' and ${inSpan('day', span)}
      and document_tax.currency = any(${currencies})`
}

/**
 * The lines by the item's number, else by their name. What is not a line's (discounts and charges of whole documents,
 * deposits that a final invoice sets off) has the empty key, so that the sums are those of the documents.
 */
function itemEntries(span: Span, currencies: RawBuilder<unknown>) {
  return sql`
    with document as materialized (
      select id, day, is_current, sign, currency, amount, rate,
        value #> '{invoice,lines}' as lines, value #> '{totals,lines}' as nets
      from (${documentsIn(span, currencies)}) as issued
    ), line as (
      select id, day, is_current, currency, rate, sign * (net.value ->> 'net')::numeric as amount,
        coalesce(nullif(line.value ->> 'sellerItemId', ''), line.value ->> 'name') as key, line.value ->> 'name' as name
      from document
      cross join lateral jsonb_array_elements(lines) with ordinality as line (value, place)
      join lateral jsonb_array_elements(nets) with ordinality as net (value, place) on net.place = line.place
    )
    select id, day, is_current, currency, amount, rate, key, name from line
    union all
    select id, day, is_current, currency, sum(amount), rate, '', ''
    from (
      select id, day, is_current, currency, amount, rate from document
      union all select id, day, is_current, currency, -amount, rate from line
    ) as rest group by id, day, is_current, currency, rate having sum(amount) <> 0`
}

type Stored = {
  key: string
  name: string
  count: string
  /** null: all of it is in the company's currency. */
  amounts: readonly { readonly currency: string; readonly amount: string }[] | null
  home: string
  before: string
  total: string
  total_before: string
  missing: string | null
}

/**
 * Sums entries (id, day, is_current, currency, key, name, amount, rate) in some currencies by group and currency. Each
 * document's entries of one group are converted once: at the rate that it states, as the tax report does, else at that of
 * its day in the settings (settingsRate).
 */
function foreignSums(
  span: Span,
  entries: RawBuilder<unknown>,
  currencies: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const home = sql`${span.home}::text`
  const inHome = converted(
    sql`amount`,
    sql`coalesce(grouped.rate, settings.rate)`,
    sql`grouped.currency`,
    home,
  )
  return sql`
    select key, currency, max(name), count(distinct id) filter (where is_current),
      coalesce(sum(amount) filter (where is_current), 0), coalesce(sum(in_home) filter (where is_current), 0),
      coalesce(sum(in_home) filter (where not is_current), 0), bool_or(in_home is null)
    from (
      select grouped.*, ${inHome} as in_home
      from (
        select id, day, is_current, currency, key, rate, max(name) as name, sum(amount) as amount
        from (${entries}) as entry where currency = any(${currencies}) group by 1, 2, 3, 4, 5, 6
      ) as grouped ${settingsRate(span, sql`grouped.currency`, sql`grouped.day`)}
    ) as in_home group by key, currency`
}

/** Sums by group and currency, all in one currency, as sums by group: nothing is to be added up. */
function inOneCurrency(sums: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select key, name, count, home, before, null::jsonb as amounts, null as missing from (${sums}) as of_currency`
}

/** Adds up sums by group and currency (key, currency, name, count, amount, home, before, is_missing) by group. */
function inAnyCurrency(sums: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select key, max(name) as name, sum(count) as count, sum(home) as home, sum(before) as before,
      coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount::text) order by currency)
        filter (where count > 0 or amount <> 0), '[]') as amounts,
      string_agg(currency, ' ') filter (where is_missing) as missing
    from (${sums}) as of_currency group by key`
}

/** Reads sums by group, largest first. */
async function sumsOf(
  tx: Tx,
  sums: RawBuilder<unknown>,
  { byTime, home }: { byTime: boolean; home: string },
): Promise<Sums> {
  const order = byTime ? sql`key` : sql`abs(home) desc, abs(before) desc, key`
  const { rows } = await sql<Stored>`
    select key, name, count::text, home::text, before::text, amounts, (sum(home) over ())::text as total,
      (sum(before) over ())::text as total_before, string_agg(missing, ' ') over () as missing
    from (${sums}) as of_key order by ${order} limit ${MAX_REPORT_ROWS + 1}`.execute(tx)
  const [first] = rows
  return {
    rows: rows.map(row => ({
      key: row.key,
      name: row.name,
      count: Number(row.count),
      amounts: amountsOf(row, home),
      home: BigInt(row.home),
      before: BigInt(row.before),
    })),
    total: BigInt(first?.total ?? 0),
    totalBefore: BigInt(first?.total_before ?? 0),
    ratesMissing: [
      ...new Set((first?.missing ?? '').split(' ').filter(code => code !== '')),
    ].sort(),
  }
}

function amountsOf(row: Stored, home: string): SumRow['amounts'] {
  if (row.amounts)
    return row.amounts.map(({ currency, amount }) => ({ currency, amount: BigInt(amount) }))
  const isEmpty = row.count === '0' && row.home === '0'
  return isEmpty ? [] : [{ currency: home, amount: BigInt(row.home) }]
}
