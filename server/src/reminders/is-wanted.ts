import { isHeld } from '@bordereau/domain/reminder/due'
import { wallTimeOf } from '@bordereau/domain/reminder/working-time'
import { findInvoice, openOfRow } from '../invoices/document/store.ts'
import { localeOf } from '../company/store.ts'
import type { IsWanted } from '../mail/deliver.ts'
import { findCollection, isUndecided } from '../mandates/collection-store.ts'
import { hasUndecidedRefund } from '../invoices/document/undecided-refund-store.ts'
import { findFollowUp } from './store.ts'

/**
 * A reminder that waited in the outbox is not sent once its invoice was paid, and one that goes out by itself not while the
 * invoice is disputed, promised or paused, is collected from a saved method, or a refund of it waits for a decision. A person who reminds by hand decides about that.
 */
export const isWanted: IsWanted = async (tx, mail, at) => {
  if (mail.kind !== 'reminder' || mail.invoice_id === null) return true
  const row = await findInvoice(tx, mail.workspace_id, mail.invoice_id)
  if (!row) return true
  if (openOfRow(row) <= 0n) return false
  if (mail.created_by !== null) return true
  const collection = await findCollection(tx, { workspaceId: row.workspace_id, invoiceId: row.id })
  if (collection && isUndecided(collection)) return false
  if (await hasUndecidedRefund(tx, row.workspace_id, row.id)) return false
  const { hold } = await findFollowUp(tx, mail.workspace_id, mail.invoice_id)
  const { timeZone } = await localeOf(tx, mail.workspace_id)
  return !isHeld(hold, wallTimeOf(at, timeZone).day)
}
