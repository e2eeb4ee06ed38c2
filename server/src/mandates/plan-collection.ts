import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { NOTICE_DAYS, collectionDay } from '@bordereau/domain/payment/collection'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { canCollect } from './can-collect.ts'
import { insertCollection, lockCollection, updateCollection } from './collection-store.ts'
import { type MandateRow, findCollects, findMandate, listUsableMandates } from './store.ts'

export type PlannedCollection = { readonly mandate: MandateRow; readonly day: LocalDate }

/** An invoice with an open amount that a message about it is written for, locked. */
export type AnnouncedInvoice = {
  readonly workspaceId: string
  readonly invoiceId: string
  readonly customerId: string | null
  readonly currency: Currency
  /** What is open of it, and what the message says. */
  readonly open: Minor
  readonly dueDate: LocalDate | null
}

/**
 * Plans the collection of an invoice with the message that tells the customer of it. An invoice that is sent again keeps its
 * day, or gets a later one where the notice would be too short. undefined: it is not collected, or decided already, or no
 * provider of the customer's permissions takes its amount or currency.
 */
export async function planCollection(
  tx: Tx,
  context: Pick<AppContext, 'providers'>,
  invoice: AnnouncedInvoice,
  now: { readonly today: LocalDate; readonly at: Date },
): Promise<PlannedCollection | undefined> {
  const { customerId, workspaceId } = invoice
  if (customerId === null) return undefined
  const before = await lockCollection(tx, invoice)
  if (before) {
    const mandate = await findMandate(tx, workspaceId, before.mandate_id)
    if (before.status !== 'planned' || mandate?.status !== 'active') return undefined
    if (!canCollect(context, mandate, invoice)) return undefined
    const earliest = addDays(now.today, NOTICE_DAYS[mandate.type ?? 'other'])
    const planned = localDate(before.day)
    const day = planned > earliest ? planned : earliest
    await updateCollection(tx, invoice, {
      day,
      announced_minor: invoice.open,
      updated_at: now.at,
    })
    return { mandate, day }
  }
  const customer = { workspaceId, customerId }
  const collects = await findCollects(tx, customer)
  const usable = collects === 'off' ? [] : await listUsableMandates(tx, customer, invoice.currency)
  // The customer is not notified of what would be stopped on its day.
  const mandate = usable.find(one => canCollect(context, one, invoice))
  if (!mandate) return undefined
  const { dueDate } = invoice
  const type = mandate.type ?? 'other'
  const day = collectionDay({ collects, type, notifiedOn: now.today, dueDate })
  const plan = { mandateId: mandate.id, day, announced: invoice.open, at: now.at }
  await insertCollection(tx, invoice, plan)
  return { mandate, day }
}
