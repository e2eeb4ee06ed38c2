import type { LocalDate } from '@bordereau/domain/date'
import type { HoldReason } from '@bordereau/domain/reminder/plan'
import type { MessageStatus, UnpaidFacts } from '@bordereau/domain/reminder/unpaid-reason'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { HAS_UNDECIDED_REFUND } from '../invoices/document/undecided-refund-store.ts'
import { IS_OPEN } from '../invoices/lists/list-store.ts'

/** Open invoices of one customer of which the same is known. */
export type UnpaidGroup = {
  readonly customerId: string
  readonly facts: UnpaidFacts
  readonly count: number
}

type Row = Omit<UnpaidFacts, 'message' | 'hold'> & {
  readonly customerId: string
  readonly count: number
  readonly message: string | null
  readonly reason: HoldReason | null
  readonly isPast: boolean
}

/**
 * What is known of open invoices, counted by customer and facts, so that few rows leave the database however many
 * invoices are open. Where a transfer is found, which is the reason above all others, the last message is not looked for.
 * `isFound`: a condition on invoice: a transaction of a bank statement seems to pay it. `invoiceId`: of this one only;
 * `customerIds`: of these customers.
 */
export async function listUnpaidFacts(
  tx: Tx,
  workspaceId: string,
  of: {
    readonly today: LocalDate
    readonly isFound: RawBuilder<SqlBool>
    readonly invoiceId?: string
    readonly customerIds?: readonly string[]
  },
): Promise<UnpaidGroup[]> {
  const { today, isFound, invoiceId, customerIds } = of
  const ofInvoice = invoiceId === undefined ? sql`` : sql`and invoice.id = ${invoiceId}`
  const ofCustomers = customerIds
    ? sql`and invoice.customer_id = any(${[...customerIds]}::uuid[])`
    : sql``
  // Asked once, not for each invoice: most companies have none.
  const hasRefunds = sql`(select exists (select from refund where refund.workspace_id = ${workspaceId}))`
  const hasCollections = sql`(select exists (select from collection where collection.workspace_id = ${workspaceId}))`
  const { rows } = await sql<Row>`
    select facts.*, count(*)::integer as "count"
    from (
      select invoice.customer_id as "customerId",
        coalesce(invoice.due_date < ${today}::date, true) as "isDue",
        invoice.sent_at is not null as "isSent",
        invoice.viewed_at is not null as "isViewed",
        invoice.settled_minor > 0 as "isPartlyPaid",
        case when not invoice.is_found then (${LAST_MESSAGE}) end as "message",
        follow_up.reason, coalesce(follow_up.until < ${today}::date, false) as "isPast",
        invoice.is_found as "isTransferFound",
        ${hasRefunds} and exists (${MONEY_BACK} and refund.kind = 'dispute' and refund.status = 'open')
          as "isPaymentDisputed",
        ${hasRefunds} and exists (${MONEY_BACK} and refund.status in ('pending', 'succeeded', 'lost'))
          as "isPaymentReturned",
        ${hasRefunds} and ${HAS_UNDECIDED_REFUND} as "isRefundUndecided",
        case when ${hasCollections} then (${COLLECTION}) end as "collection"
      from (
        select workspace_id, id, customer_id, due_date, sent_at, viewed_at, settled_minor, ${isFound} as is_found
        from invoice where workspace_id = ${workspaceId} and ${IS_OPEN} ${ofInvoice} ${ofCustomers} offset 0
      ) as invoice
      left join follow_up on follow_up.workspace_id = invoice.workspace_id and follow_up.invoice_id = invoice.id
    ) facts
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13`.execute(tx)
  return rows.map(({ customerId, count, message, reason, isPast, ...facts }) => ({
    customerId,
    count,
    facts: {
      ...facts,
      // The check constraint of the table allows only these.
      message: message as MessageStatus | null,
      hold: reason === null ? null : { reason, isPast },
    },
  }))
}

const LAST_MESSAGE = sql`
  select status from mail where mail.workspace_id = invoice.workspace_id and mail.invoice_id = invoice.id
  order by mail.created_at desc, mail.id desc limit 1`

const COLLECTION = sql`
  select case status when 'failed' then 'failed' else 'under_way' end from collection
  where collection.workspace_id = invoice.workspace_id and collection.invoice_id = invoice.id
    and status in ('planned', 'requested', 'processing', 'failed')`

/** Refunds and disputes of a payment of the invoice; not those that were requested for another one. */
const MONEY_BACK = sql`
  select from allocation
  join refund on refund.workspace_id = allocation.workspace_id and refund.payment_id = allocation.payment_id
  where allocation.workspace_id = invoice.workspace_id and allocation.invoice_id = invoice.id
    and coalesce(refund.invoice_id = invoice.id, true)`
