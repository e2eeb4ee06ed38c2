import { type LocalDate, addDays, daysBetween } from '@bordereau/domain/date'
import { sql } from 'kysely'
import { totalsSince } from '../totals/store.ts'
import type { Tx } from '../db/database.ts'
import { IS_OPEN } from '../invoices/lists/list-store.ts'
import type { OpenRow, PlannedRow, Range, ReceivedRow } from './store.ts'

/** Its place among the rows of its day and currency, from 1; `count` and `sum` (minor units) are of all of these. */
export type Counted = { readonly place: bigint; readonly count: bigint; readonly sum: string }

/**
 * Open invoices of each day on which they are due, at most `perDay` a day: only these are read. The range of one day with
 * its order keeps the planner from searching all rows in the order of their ids.
 */
export async function dueByDay(
  tx: Tx,
  workspaceId: string,
  range: Range,
  perDay: number,
): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select due.*, usual_days
    from unnest(${daysOf(range)}::date[]) as one (day)
    cross join lateral (
      select workspace_id, customer_id, id, kind, number, customer_name, customer_country, currency, payable_minor,
        settled_minor, credited_minor, due_date, issued_at, sent_at, viewed_at, created_at, updated_at
      from invoice
      where workspace_id = ${workspaceId} and ${IS_OPEN} and due_key between one.day and one.day
      order by due_key, id limit ${perDay}) as due
    left join payment_habit using (workspace_id, customer_id)
    order by due_date, id`.execute(tx)
  return rows
}

/**
 * Open invoices on the day on which their customer usually pays, where that is neither past nor the due date. Only those
 * are read that are due as many days before as some customer of the company pays late, or after as one pays early.
 */
export async function expectedByDay(
  tx: Tx,
  workspaceId: string,
  { from, to }: Range,
  today: LocalDate,
  perDay: number,
): Promise<(OpenRow & Counted)[]> {
  if (to < today) return []
  const first = from < today ? today : from
  const habit = (bound: 'min' | 'max') => sql`(
    select coalesce(${sql.raw(bound)}(usual_days), 0) from payment_habit where workspace_id = ${workspaceId})`
  const { rows } = await sql<OpenRow & Counted>`
    select * from (
      select id, kind, number, customer_name, customer_country, currency, payable_minor, settled_minor, credited_minor,
        due_date, issued_at, sent_at, viewed_at, created_at, updated_at, usual_days,
        row_number() over (partition by due_date + usual_days, currency order by id) as place,
        count(*) over (partition by due_date + usual_days, currency) as count,
        sum(payable_minor - settled_minor) over (partition by due_date + usual_days, currency) as sum
      from invoice join payment_habit using (workspace_id, customer_id)
      where workspace_id = ${workspaceId} and ${IS_OPEN} and usual_days <> 0
        and due_key between ${first}::date - ${habit('max')} and ${to}::date - ${habit('min')}
        and due_date + usual_days between ${first}::date and ${to}::date) as expected
    where place <= ${perDay}
    order by due_date + usual_days, id`.execute(tx)
  return rows
}

/** Payments of each day that are not reversed, at most `perDay` a day: only these are read, as in dueByDay. */
export async function receivedByDay(
  tx: Tx,
  workspaceId: string,
  range: Range,
  perDay: number,
): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select received.*, legal_name, country
    from unnest(${daysOf(range)}::date[]) as one (day)
    cross join lateral (
      select workspace_id, customer_id, id, date, currency, amount_minor, created_at
      from payment
      where workspace_id = ${workspaceId} and date between one.day and one.day and reversed_at is null
      order by date, id limit ${perDay}) as received
    join customer on customer.workspace_id = received.workspace_id and customer.id = received.customer_id
    order by date, received.id`.execute(tx)
  return rows
}

/** Drafts on their issue date. */
export async function plannedByDay(
  tx: Tx,
  workspaceId: string,
  { from, to }: Range,
  perDay: number,
): Promise<(PlannedRow & Counted)[]> {
  const { rows } = await sql<PlannedRow & Counted>`
    select * from (
      select id, customer_name, customer_country, currency, payable_minor, issue_date, created_at, updated_at,
        row_number() over (partition by issue_date, currency order by id) as place,
        count(*) over (partition by issue_date, currency) as count,
        sum(payable_minor) over (partition by issue_date, currency) as sum
      from invoice
      where workspace_id = ${workspaceId} and issued_at is null and kind <> 'self_billed'
        and issue_key between ${from} and ${to}) as planned
    where place <= ${perDay}
    order by issue_date, id`.execute(tx)
  return rows
}

/** What is open by due date, and what was received, by day and currency: kept sums, so no invoice or payment is read. */
export async function totalsByDay(tx: Tx, workspaceId: string, { from, to }: Range) {
  const [due, received] = await Promise.all([
    totalsSince(tx, workspaceId, 'open', from, DAY, to),
    totalsSince(tx, workspaceId, 'received', from, DAY, to),
  ])
  return { due, received }
}

const DAY = sql<string>`day`

function daysOf({ from, to }: Range): LocalDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i))
}
