import { MAX_REPORT_ROWS } from '@bordereau/contract/reports'
import type { Minor } from '@bordereau/domain/money/currency'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { converted, decimalsIn, issuedDocuments, settingsRate } from './documents-store.ts'
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
 * The subtotals of tax (BG-23) that issued documents state, by the state whose tax it is, category, rate and currency;
 * at most one row more than a report has.
 */
export async function vatRows(tx: Tx, span: Span): Promise<readonly VatRow[]> {
  const { rows } = await sql<Stored>`
    with document as materialized (${documents(span)}),
    part as (${subtotals()} union all ${setOff()}),
    in_home as (${inHome(span)})
    select country, category, rate, currency,
      (count(distinct id) filter (where is_current))::text as documents,
      coalesce(sum(taxable) filter (where is_current), 0)::text as taxable,
      coalesce(sum(tax) filter (where is_current), 0)::text as tax,
      ${homeSum('home_taxable', true)} as home_taxable, ${homeSum('home_tax', true)} as home_tax,
      ${homeSum('home_taxable', false)} as before_taxable, ${homeSum('home_tax', false)} as before_tax
    from in_home group by country, category, rate, currency
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

/** Issued documents of the period whose tax is due when they are paid: BT-8 is 432 (UNTDID 2005). */
export async function countCashAccounting(tx: Tx, span: Span): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*)::text as count from (${issuedDocuments(span)}) as document
    where own and is_current and value #>> '{invoice,taxPointCode}' = '432'`.execute(tx)
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

/**
 * Of each document what the report needs, so that no whole snapshot is kept. A rate of exactly 1 between two currencies
 * is no rate: it stands where the law wants the currency named on documents without tax (compose.ts).
 */
function documents(span: Span) {
  return sql`
    select id, is_current, own, sign, currency, vat, deposits, seller_country, foreign_taxes,
      case when currency = ${span.home} then 1 else coalesce(stated_rate, settings.rate) end as home_rate,
      case when currency <> ${span.home} and stated_rate is not null then stated_amount end as stated_tax
    from (
      select id, is_current, own, sign, currency, day,
        value #> '{totals,vat}' as vat,
        coalesce(value #> '{invoice,deposits}', '[]') as deposits,
        value #>> '{seller,address,country}' as seller_country,
        jsonb_path_query_array(value, '$.invoice.lines[*].tax ? (exists (@.country))')
          || jsonb_path_query_array(value, '$.invoice.allowancesCharges[*].tax ? (exists (@.country))') as foreign_taxes,
        case when value #>> '{totals,taxInTaxCurrency,currency}' = ${span.home}
          then nullif((value #>> '{invoice,taxCurrency,rate}')::numeric, 1) end as stated_rate,
        (value #>> '{totals,taxInTaxCurrency,amount}')::numeric as stated_amount
      from (${issuedDocuments(span)}) as issued
    ) as read ${settingsRate(span, sql`read.currency`, sql`read.day`)}`
}

/** The tax of another state stands at the lines: the subtotal has that of the first line with its category and rate. */
function countryOf(tax: 'subtotal' | 'set_off') {
  const one = sql.ref(`${tax}.value`)
  return sql`coalesce((
    select line.value ->> 'country' from jsonb_array_elements(foreign_taxes) as line
    where line.value ->> 'category' = ${one} ->> 'category' and line.value ->> 'rate' = ${one} ->> 'rate' limit 1
  ), seller_country, '')`
}

function subtotals() {
  return sql`
    select id, is_current, own, sign, currency, home_rate, stated_tax, ${countryOf('subtotal')} as country,
      subtotal.value ->> 'category' as category, subtotal.value ->> 'rate' as rate, subtotal.place,
      (subtotal.value ->> 'taxable')::numeric as taxable, (subtotal.value ->> 'tax')::numeric as tax
    from document cross join lateral jsonb_array_elements(vat) with ordinality as subtotal (value, place)`
}

/** The tax of deposits that a final invoice sets off, which the deposits stated; at the rate of the final invoice. */
function setOff() {
  const minor = (name: 'taxable' | 'tax') =>
    sql`round((set_off.value ->> ${sql.lit(name)})::numeric * ('1e' || ${decimalsIn(sql`currency`)})::numeric)`
  return sql`
    select id, is_current, false, -sign, currency, home_rate, null, ${countryOf('set_off')},
      set_off.value ->> 'category', set_off.value ->> 'rate', 0, ${minor('taxable')}, ${minor('tax')}
    from document
    cross join lateral jsonb_array_elements(deposits) as deposit
    cross join lateral jsonb_array_elements(deposit.value -> 'vat') as set_off`
}

/**
 * The amounts with their sign, also in the company's currency. The document states its tax in it as one sum (BT-111): the
 * largest subtotal takes the cents by which the rounded ones differ from it.
 */
function inHome({ home }: Span) {
  const convert = (amount: 'taxable' | 'tax') =>
    converted(sql.ref(amount), sql`home_rate`, sql`currency`, sql`${home}::text`)
  return sql`
    select id, is_current, country, category, rate, currency, sign * taxable as taxable, sign * tax as tax,
      sign * rounded_taxable as home_taxable,
      sign * (rounded_tax + case when stated_tax is not null and rank = 1 then stated_tax - rounded_sum else 0 end)
        as home_tax
    from (
      select *, sum(rounded_tax) over one_document as rounded_sum,
        row_number() over (partition by id, own, sign, stated_tax order by abs(tax) desc, place) as rank
      from (select *, ${convert('taxable')} as rounded_taxable, ${convert('tax')} as rounded_tax from part) as rounded
      window one_document as (partition by id, own, sign, stated_tax)
    ) as ranked`
}
