import { MAX_REPORT_ROWS } from '@bordereau/contract/reports'
import type { Minor } from '@bordereau/domain/money/currency'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { converted, inSpan, isCurrent, ownRate, settingsRate } from './documents-store.ts'
import { keptGroups } from './kept-store.ts'
import { receivedTaxes } from './received-store.ts'
import type { Span } from './span.ts'

export type Taxed = { readonly taxable: Minor; readonly tax: Minor }

/** The sums of one tax in one currency; in minor units. */
export type VatRow = Taxed & {
  readonly country: string
  readonly category: TaxCategoryCode
  readonly rate: string
  readonly currency: string
  readonly documents: number
  /** In the company's currency; null where a document has no rate, neither of its own nor in the settings. */
  readonly home: Taxed | null
  readonly before: Taxed | null
}

type Stored = {
  country: string
  category: TaxCategoryCode
  rate: string
  currency: string
  documents: string
  taxable: string
  tax: string
  home_taxable: string | null
  home_tax: string | null
  before_taxable: string | null
  before_tax: string | null
}

/**
 * The subtotals of tax (BG-23) that issued documents state, by the state whose tax it is, category, rate and currency; at
 * most one row more than a report has. Those in the company's currency are kept sums; those in others are converted one by
 * one. Each in the period in which its tax arises (document_tax.tax_day), and what arises with payments as far as it was paid.
 */
export async function vatRows(tx: Tx, span: Span): Promise<readonly VatRow[]> {
  const { rows } = await sql<Stored>`
    with kept as materialized (${keptTaxes(span)}),
    grouped as (
      select *, taxable as home_taxable, tax as home_tax from kept where currency = ${span.home}
      union all
      ${foreignTaxes(span)}
      union all
      ${receivedTaxes(span)}
    )
    select country, category, rate, currency,
      coalesce(sum(documents) filter (where is_current), 0)::text as documents,
      coalesce(sum(taxable) filter (where is_current), 0)::text as taxable,
      coalesce(sum(tax) filter (where is_current), 0)::text as tax,
      ${homeSum('home_taxable', true)} as home_taxable, ${homeSum('home_tax', true)} as home_tax,
      ${homeSum('home_taxable', false)} as before_taxable, ${homeSum('home_tax', false)} as before_tax
    from grouped group by country, category, rate, currency
    order by country, category, rate::numeric desc, currency limit ${MAX_REPORT_ROWS + 1}`.execute(
    tx,
  )
  return rows.map(row => ({
    country: row.country,
    category: row.category,
    rate: row.rate,
    currency: row.currency,
    documents: Number(row.documents),
    taxable: BigInt(row.taxable),
    tax: BigInt(row.tax),
    home: taxedOf(row.home_taxable, row.home_tax),
    before: taxedOf(row.before_taxable, row.before_tax),
  }))
}

/** Issued documents of the period whose tax arises when they are paid. */
export async function countCashAccounting(tx: Tx, span: Span): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select coalesce(sum(item_count), 0)::text as count from (${keptGroups(span, ['cash_accounting'])}) as total
    where is_now and key = ${span.side}`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}

function taxedOf(taxable: string | null, tax: string | null): Taxed | null {
  return taxable === null || tax === null ? null : { taxable: BigInt(taxable), tax: BigInt(tax) }
}

/** A sum of one of the periods, 0 of no documents, and null where one of them has no rate. */
function homeSum(column: 'home_taxable' | 'home_tax', current: boolean) {
  const ofPeriod = sql`filter (where is_current = ${sql.lit(current)})`
  const amount = sql.ref(column)
  return sql`case when bool_or(${amount} is null) ${ofPeriod} then null
    else coalesce(sum(${amount}) ${ofPeriod}, 0)::text end`
}

/** In all currencies; the key is side, state, category and rate. */
function keptTaxes(span: Span) {
  const part = (place: number) => sql`split_part(key, ' ', ${sql.lit(place)})`
  const sumOf = (measure: 'taxable' | 'tax', column: string) =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where measure = ${sql.lit(measure)}), 0)`
  return sql`
    select is_now as is_current, ${part(2)} as country, ${part(3)} as category, ${part(4)} as rate, currency,
      ${sumOf('taxable', 'item_count')} as documents, ${sumOf('taxable', 'amount_minor')} as taxable,
      ${sumOf('tax', 'amount_minor')} as tax
    from (${keptGroups(span, ['taxable', 'tax'])}) as total
    where ${part(1)} = ${span.side} group by 1, 2, 3, 4, 5`
}

/**
 * At the rate that the document states, else at that of its day in the settings. It states its tax in the company's
 * currency as one sum (BT-111): the largest subtotal takes the cents by which the rounded ones differ from it.
 */
function foreignTaxes(span: Span) {
  const sumOrNull = (column: string) =>
    sql`case when bool_or(${sql.ref(column)} is null) then null else sum(${sql.ref(column)}) end`
  return sql`
    select is_current, country, category, rate, currency, count(distinct invoice_id), sum(taxable_minor), sum(tax_minor),
      ${sumOrNull('home_taxable')}, ${sumOrNull('home_tax')}
    from (
      select *, case when stated_tax is not null and rank = 1 then rounded_tax + stated_tax - rounded_sum
          else rounded_tax end as home_tax
      from (
        select *, sum(rounded_tax) over one_part as rounded_sum,
          row_number() over (partition by invoice_id, part order by abs(tax_minor) desc, place) as rank
        from (${inHome(span)}) as rounded window one_part as (partition by invoice_id, part)
      ) as ranked
    ) as document_part group by 1, 2, 3, 4, 5`
}

function inHome(span: Span) {
  const home = sql`${span.home}::text`
  const convert = (amount: string) =>
    converted(sql.ref(amount), sql`home_rate`, sql`currency`, home)
  return sql`
    select *, ${convert('taxable_minor')} as home_taxable, ${convert('tax_minor')} as rounded_tax
    from (
      select document_tax.*, ${isCurrent('tax_day', span)} as is_current,
        coalesce(${ownRate(span)}, settings.rate) as home_rate,
        case when stated_currency = ${home} and stated_rate is not null then stated_tax_minor end as stated_tax
      from document_tax ${settingsRate(span, sql`document_tax.currency`, sql`document_tax.tax_day`)}
      where workspace_id = ${span.workspaceId} and side = ${span.side} and ${inSpan('tax_day', span)}
        and document_tax.currency = any(array(select currency from kept where currency <> ${home}))
    ) as rated`
}
