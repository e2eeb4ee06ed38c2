import { localDate } from '@bordereau/domain/date'
import type { CollectionFacts } from '@bordereau/domain/payment/collection'
import { isHeld } from '@bordereau/domain/reminder/due'
import { wallTimeOf } from '@bordereau/domain/reminder/working-time'
import type { Tx } from '../db/database.ts'
import type { Seller } from '../invoices/document/parties-store.ts'
import { type InvoiceRow, openOfRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import {
  type CollectionRow,
  findMarkedSent,
  findNotice,
  isBeingPaid,
} from '../mandates/collection-store.ts'
import type { MandateRow } from '../mandates/store.ts'
import { findFollowUp } from '../reminders/store.ts'

/** A customer's payment that began within this time may still come: the provider's page is open as long. */
const BEING_PAID_MS = 86_400_000

/** A collection that is due, with its invoice locked. */
export type Due = {
  readonly row: InvoiceRow
  readonly collection: CollectionRow
  readonly mandate: MandateRow
  readonly seller: Seller
}

/** What decides about it today. */
export async function factsOf(
  tx: Tx,
  context: AppContext,
  { row, collection, mandate, seller }: Due,
): Promise<CollectionFacts> {
  const { workspace_id: workspaceId, id: invoiceId } = row
  const now = context.clock.now()
  const dayOf = (at: Date) => wallTimeOf(at, seller.timeZone).day
  const today = dayOf(now)
  const { hold } = await findFollowUp(tx, workspaceId, invoiceId)
  const since = new Date(now.getTime() - BEING_PAID_MS)
  const notified = await notifiedAt(tx, row, mandate)
  return {
    day: localDate(collection.day),
    today,
    type: mandate.type ?? 'other',
    isMandateActive: mandate.status === 'active',
    isOpen: row.kind === 'invoice' && openOfRow(row) > 0n,
    isHeld: isHeld(hold, today),
    notifiedOn: notified && dayOf(notified),
    isBeingPaid: await isBeingPaid(tx, { workspaceId, invoiceId }, since),
  }
}

/**
 * When the customer was notified. Without a mail server a message is delivered when a person says so; in the sandbox, where no
 * money is moved, the message alone is enough.
 */
async function notifiedAt(tx: Tx, row: InvoiceRow, { mode }: MandateRow): Promise<Date | null> {
  const notice = await findNotice(tx, { workspaceId: row.workspace_id, invoiceId: row.id })
  if (!notice) return null
  if (notice.status === 'sent') return notice.sentAt
  if (notice.status !== 'not_sent') return null
  if (mode === 'sandbox') return notice.createdAt
  // What was said of an earlier message says nothing of this one.
  return findMarkedSent(tx, row, notice.createdAt)
}
