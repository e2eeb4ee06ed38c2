import type { LocalDate } from '@bordereau/domain/date'
import type { ReminderFacts } from '@bordereau/domain/reminder/due'
import type { CustomerReminders, Hold } from '@bordereau/domain/reminder/plan'
import { wallTimeOf } from '@bordereau/domain/reminder/working-time'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { HAS_UNDECIDED_REFUND } from '../invoices/document/undecided-refund-store.ts'
import { IS_OPEN } from '../invoices/lists/list-store.ts'
import { holdOf, planOf } from './store.ts'

/** An issued invoice with what decides about its reminders. */
export type InvoiceFacts = {
  readonly id: string
  readonly number: string
  readonly customerId: string | null
  readonly customerName: string
  readonly currency: string
  /** In minor units. */
  readonly open: bigint
  readonly customer: CustomerReminders | null
  readonly facts: ReminderFacts
}

type Row = {
  readonly id: string
  readonly number: string
  readonly customer_id: string | null
  readonly customer_name: string
  readonly currency: string
  readonly payable_minor: bigint
  readonly settled_minor: bigint
  readonly kind: 'invoice' | 'credit_note'
  readonly due_date: string | null
  readonly reminded_at: Date | null
  readonly reason: Hold['reason'] | null
  readonly until: string | null
  readonly plan: unknown
  readonly isCollected: boolean
  readonly isUndecided: boolean
  readonly decided: readonly {
    readonly id: string
    readonly days: number
    readonly outcome: 'sent' | 'skipped' | 'moved'
    readonly movedTo: LocalDate | null
    readonly at: string
  }[]
  readonly since: LocalDate | null
}

const SELECT = sql`
  select invoice.id, invoice.number, invoice.customer_id, invoice.customer_name, invoice.currency,
    invoice.payable_minor, invoice.settled_minor, invoice.kind, invoice.due_date, invoice.reminded_at,
    follow_up.reason, follow_up.until, customer_reminders.plan,
    exists (select from collection where collection.workspace_id = invoice.workspace_id
      and collection.invoice_id = invoice.id
      and collection.status in ('planned', 'requested', 'processing')) as "isCollected",
    ${HAS_UNDECIDED_REFUND} as "isUndecided",
    coalesce((
      select jsonb_agg(jsonb_build_object('id', level_id, 'days', days, 'outcome', outcome, 'movedTo', moved_to,
        'at', decided_at))
      from reminder where reminder.workspace_id = invoice.workspace_id and reminder.invoice_id = invoice.id
    ), '[]') as decided,
    (select reminder_plan ->> 'since' from company where company.workspace_id = invoice.workspace_id) as since
  from invoice
  left join follow_up
    on follow_up.workspace_id = invoice.workspace_id and follow_up.invoice_id = invoice.id
  left join customer_reminders
    on customer_reminders.workspace_id = invoice.workspace_id
      and customer_reminders.customer_id = invoice.customer_id`

export async function findFacts(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
  timeZone: string,
): Promise<InvoiceFacts | undefined> {
  const { rows } = await sql<Row>`${SELECT}
    where invoice.workspace_id = ${workspaceId} and invoice.id = ${invoiceId} and issued_at is not null`.execute(
    tx,
  )
  const [row] = rows
  return row && read(row, timeZone)
}

/** Open invoices due until a day, the earliest first, after the one at which a page ended. */
export async function listOpenFacts(
  tx: Tx,
  workspaceId: string,
  until: LocalDate,
  page: { readonly after: InvoiceFacts | undefined; readonly limit: number },
  timeZone: string,
): Promise<InvoiceFacts[]> {
  const { after } = page
  const rest = after
    ? sql`and (invoice.due_key, invoice.id) > (${after.facts.dueDate}::date, ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<Row>`${SELECT}
    where invoice.workspace_id = ${workspaceId} and ${IS_OPEN} and invoice.due_key <= ${until}::date ${rest}
    order by invoice.due_key, invoice.id limit ${sql.lit(page.limit)}`.execute(tx)
  return rows.map(row => read(row, timeZone))
}

function read(row: Row, timeZone: string): InvoiceFacts {
  const moved = row.decided.flatMap(({ id, outcome, movedTo }) =>
    outcome === 'moved' && movedTo !== null ? [[id, movedTo] as const] : [],
  )
  const open = row.payable_minor - row.settled_minor
  return {
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    customerName: row.customer_name,
    currency: row.currency,
    open: open > 0n ? open : 0n,
    customer: planOf(row.plan),
    facts: {
      // The column has the type date.
      dueDate: row.due_date as LocalDate | null,
      isOpen: row.kind === 'invoice' && open > 0n,
      hold: holdOf(row),
      isCollected: row.isCollected,
      isUndecided: row.isUndecided,
      lastReminded: row.reminded_at && wallTimeOf(row.reminded_at, timeZone).day,
      past: row.decided
        .filter(({ outcome }) => outcome !== 'moved')
        .map(({ id, days, at }) => ({ id, days, on: wallTimeOf(new Date(at), timeZone).day })),
      since: row.since,
      moved: Object.fromEntries(moved),
    },
  }
}

/** The customer's other open invoices in a currency, the earliest due first. */
export async function otherOpenInvoices(
  tx: Tx,
  workspaceId: string,
  invoice: InvoiceFacts,
  limit: number,
): Promise<{ number: string; open: bigint; dueDate: LocalDate | null }[]> {
  if (invoice.customerId === null) return []
  const rows = await tx
    .selectFrom('invoice')
    .select(['number', 'payable_minor', 'settled_minor', 'due_date'])
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', invoice.customerId)
    .where('currency', '=', invoice.currency)
    .where('id', '<>', invoice.id)
    .where(IS_OPEN)
    .orderBy('due_key')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    number: row.number ?? '',
    open: row.payable_minor - row.settled_minor,
    dueDate: row.due_date as LocalDate | null,
  }))
}
