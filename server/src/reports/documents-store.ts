import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'
import type { Span } from './span.ts'

/** A day of the period, or of the same period of the year before. `issue_key` is the indexed date of issue. */
export function inSpan(column: string, { period, before }: Span): RawBuilder<SqlBool> {
  const day = sql.ref(column)
  return sql`(${day} between ${period.from}::date and ${period.to}::date
    or ${day} between ${before.from}::date and ${before.to}::date)`
}

/** Whether a day is in the period itself and not in the year before. */
export function isCurrent(column: string, { period }: Span): RawBuilder<boolean> {
  return sql`${sql.ref(column)} >= ${period.from}::date`
}

/** Self-billed documents are purchases: their tax is the supplier's to declare. */
function ofSide(column: string, { side }: Span): RawBuilder<SqlBool> {
  const kind = sql.ref(column)
  return side === 'sales' ? sql`${kind} <> 'self_billed'` : sql`${kind} = 'self_billed'`
}

/** Documents of the period and of the year before, counted up to one more than `most`. */
export async function countDocuments(tx: Tx, span: Span, most: number): Promise<number> {
  const issued = tx
    .selectFrom('invoice')
    .where('workspace_id', '=', span.workspaceId)
    .where('issued_at', 'is not', null)
    .where(ofSide('kind', span))
    .where(inSpan('issue_key', span))
  return countUpTo(tx, issued, most + 1)
}

/**
 * Sales of both periods in some currencies, with what their snapshots state, their net amount and the rate of their own. The
 * document that a corrected invoice replaces is counted once more with the other sign and its rate, as `stated_before_minor`
 * does for net amounts. The text of a snapshot is read once for each document.
 */
export function documentsIn(span: Span, currencies: RawBuilder<unknown>): RawBuilder<unknown> {
  const { workspaceId } = span
  const stated = (replaced: boolean) => sql`cross join lateral (
      select sum(taxable_minor) as amount, max(${ownRate(span)}) as rate from document_tax
      where document_tax.workspace_id = ${workspaceId} and invoice_id = one.id
        and (part in ('replaced', 'replaced_set_off')) = ${sql.lit(replaced)}
    ) as stated`
  return sql`
    select issued.id, issued.is_current, issued.day, issued.sign, issued.currency, issued.amount, issued.rate, snapshot.value
    from (
      select one.id, ${isCurrent('one.issue_key', span)} as is_current, one.issue_key as day, one.currency, one.frozen,
        case one.kind when 'credit_note' then -1 else 1 end as sign, stated.amount, stated.rate
      from invoice one ${stated(false)}
      where one.workspace_id = ${workspaceId} and one.issued_at is not null and ${ofSide('one.kind', span)}
        and one.currency = any(${currencies}) and ${inSpan('one.issue_key', span)}
      union all
      select one.id, ${isCurrent('one.issue_key', span)}, one.issue_key, replaced.currency, replaced.frozen, -1,
        stated.amount, stated.rate
      from invoice one
      join invoice replaced on replaced.workspace_id = one.workspace_id and replaced.id = one.corrects_id
      ${stated(true)}
      where one.workspace_id = ${workspaceId} and one.type = 'corrected_invoice' and one.issued_at is not null
        and ${ofSide('one.kind', span)} and replaced.currency = any(${currencies})
        and ${inSpan('one.issue_key', span)}
    ) as issued
    cross join lateral (select issued.frozen::jsonb as value offset 0) as snapshot`
}

/** Of a row of document_tax: the rate at which the document states its tax in the company's currency. */
export function ownRate({ home }: Span): RawBuilder<unknown> {
  return sql`case when stated_currency = ${home}::text then stated_rate end`
}

/**
 * The rate of the settings of a currency on a day: the latest one not after it, else the earliest, as on the dashboard. A
 * lateral join as `settings`, without a row for the company's own currency.
 */
export function settingsRate(
  { workspaceId, home }: Span,
  currency: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`left join lateral (
      select rate from exchange_rate
      where workspace_id = ${workspaceId} and currency = ${currency} and ${currency} <> ${home}
      order by date > ${day}, case when date <= ${day} then date end desc, date limit 1
    ) as settings on true`
}

/** An amount of minor units in minor units of another currency, rounded once and half away from zero, as `convert` does. */
export function converted(
  amount: RawBuilder<unknown>,
  rate: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const shift = sql`('1e' || (app.decimals_of(${to}) - app.decimals_of(${from})))::numeric`
  return sql`round(${amount} * ${rate} * ${shift})`
}
