import { type RawBuilder, sql } from 'kysely'
import { converted, inSpan, ownRate, settingsRate } from './documents-store.ts'
import type { Span } from './span.ts'

/**
 * The taxes that arise with payments, as rows of the tax report: cash accounting, French services, payments on account. Of each
 * document it is the difference of what had arisen at the end of the period and on the day before it, so that the parts of all
 * periods add up to the document, to the cent.
 */
export function receivedTaxes(span: Span): RawBuilder<unknown> {
  const { workspaceId, home } = span
  const convert = (amount: string) =>
    converted(sql.ref(amount), sql`rate_home`, sql`currency`, sql`${home}::text`)
  const sumOf = (column: string) => sql`sum(sign * ${sql.ref(column)})`
  return sql`
    select is_current, country, category, rate, currency,
      count(distinct invoice_id) filter (where sign > 0 and (taxable <> 0 or tax <> 0)),
      ${sumOf('taxable')}, ${sumOf('tax')},
      case when bool_or(rate_home is null) then null else ${sumOf('home_taxable')} end,
      case when bool_or(rate_home is null) then null else ${sumOf('home_tax')} end
    from (
      select *, ${convert('taxable')} as home_taxable, ${convert('tax')} as home_tax
      from (
        select part.*, case when part.currency = ${home}::text then 1 else coalesce(part.own_rate, settings.rate) end as rate_home
        from (${arisenParts(workspaceId, span)}) as part
        ${settingsRate(span, sql`part.currency`, sql`part.day`)}
      ) as rated
    ) as in_home group by 1, 2, 3, 4, 5`
}

/** What had arisen of each subtotal on each edge of the two periods. */
function arisenParts(workspaceId: string, span: Span): RawBuilder<unknown> {
  const share = (amount: string) => sql`round(case
      when state.due <= 0 or tax.latest <= state.until or state.received >= state.due then ${sql.ref(amount)}
      when state.received <= 0 then 0 else ${sql.ref(amount)} * state.received / state.due end)`
  return sql`
    select state.is_current, state.sign, tax.invoice_id, tax.day, tax.country, tax.category, tax.rate, tax.currency,
      ${ownRate(span)} as own_rate, ${share('taxable_minor')} as taxable, ${share('tax_minor')} as tax
    from (${receivedStates(workspaceId, span)}) as state
    join document_tax as tax on tax.workspace_id = ${workspaceId} and tax.root_id = state.root_id and tax.day <= state.until
    where tax.side = ${span.side}`
}

/**
 * Of each document of which something changed in the periods, on their edges: what it and its corrections are to bring, and
 * what was received of it. An allocation counts from the day of its payment until the day on which it was taken back.
 */
export function receivedStates(workspaceId: string, span: Span): RawBuilder<unknown> {
  const { period, before } = span
  return sql`
    with changed as materialized (${changedRoots(workspaceId, span)}),
    member as materialized (
      select tax.root_id, tax.invoice_id, min(tax.day) as day, max(tax.prepaid_minor) as prepaid
      from changed join document_tax as tax on tax.workspace_id = ${workspaceId} and tax.root_id = changed.root_id
      group by 1, 2
    ),
    moved as materialized (
      select member.root_id, coalesce(payment.date, allocation.created_at::date) as since,
        allocation.reversed_at::date as ended, allocation.amount_minor as received, 0 as due
      from member
      join allocation on allocation.workspace_id = ${workspaceId} and allocation.invoice_id = member.invoice_id
      left join payment on payment.workspace_id = ${workspaceId} and payment.id = allocation.payment_id
      left join member as note on note.root_id = member.root_id and note.invoice_id = allocation.credit_note_id
      where allocation.deduction is distinct from 'written_off' and allocation.replacement_id is null
        and payment.mode is distinct from 'test' and note.invoice_id is null
      union all
      select member.root_id, member.day, null, coalesce(member.prepaid, 0),
        coalesce(member.prepaid, 0) + case one.kind when 'credit_note' then -one.payable_minor else one.payable_minor end
      from member join invoice as one on one.workspace_id = ${workspaceId} and one.id = member.invoice_id
      union all
      -- What is replaced is to be paid no more.
      select member.root_id, member.day, null, 0, -replaced.payable_minor
      from member join invoice as one on one.workspace_id = ${workspaceId} and one.id = member.invoice_id
      join invoice as replaced on replaced.workspace_id = ${workspaceId} and replaced.id = one.corrects_id
      where one.type = 'corrected_invoice'
    )
    select moved.root_id, edge.is_current, edge.sign, edge.until,
      sum(moved.received) filter (where moved.ended is null or moved.ended > edge.until) as received, sum(moved.due) as due
    from moved
    join (values (true, 1, ${period.to}::date), (true, -1, ${period.from}::date - 1),
      (false, 1, ${before.to}::date), (false, -1, ${before.from}::date - 1)) as edge (is_current, sign, until)
      on moved.since <= edge.until
    group by 1, 2, 3, 4`
}

/** Issued or corrected, paid, paid back, or past its last day in one of the periods. */
function changedRoots(workspaceId: string, span: Span): RawBuilder<unknown> {
  const inPeriod = (column: string) => inSpan(column, span)
  return sql`
    select root_id from document_tax
    where workspace_id = ${workspaceId} and root_id is not null and (${inPeriod('day')} or ${inPeriod('latest')})
    union
    select tax.root_id from allocation
    left join payment on payment.workspace_id = ${workspaceId} and payment.id = allocation.payment_id
    join document_tax as tax on tax.workspace_id = ${workspaceId} and tax.invoice_id = allocation.invoice_id
      and tax.root_id is not null
    cross join lateral (
      select coalesce(payment.date, allocation.created_at::date) as since, allocation.reversed_at::date as ended
    ) as of_day
    where allocation.workspace_id = ${workspaceId} and (${inPeriod('of_day.since')} or ${inPeriod('of_day.ended')})`
}
