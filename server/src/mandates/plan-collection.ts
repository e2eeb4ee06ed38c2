import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { NOTICE_DAYS, collectionDay } from '@bordereau/domain/payment/collection'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { canCollect } from './can-collect.ts'
import {
  type CollectionRow,
  findCollection,
  insertCollection,
  lockCollection,
  updateCollection,
} from './collection-store.ts'
import { type MandateRow, findCollects, findMandate, listUsableMandates } from './store.ts'

export type PlannedCollection = { readonly mandate: MandateRow; readonly day: LocalDate }

/** An invoice that a message about it is written for. */
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
 * Plans the collection of an invoice with the message that tells the customer of it. undefined: as of `expectedCollection`.
 */
export async function planCollection(
  tx: Tx,
  context: Pick<AppContext, 'providers'>,
  invoice: AnnouncedInvoice,
  now: { readonly today: LocalDate; readonly at: Date },
): Promise<PlannedCollection | undefined> {
  const before = await lockCollection(tx, invoice)
  const expected = await expectAfter(tx, context, invoice, before, now.today)
  if (!expected) return undefined
  const { mandate, day } = expected
  const { open: announced } = invoice
  if (before)
    await updateCollection(tx, invoice, { day, announced_minor: announced, updated_at: now.at })
  else await insertCollection(tx, invoice, { mandateId: mandate.id, day, announced, at: now.at })
  return expected
}

/**
 * When and from what an invoice would be collected if its customer were told of it today. One that is sent again keeps its
 * day, or gets a later one where the notice would be too short. undefined: it is not collected, or decided already, or no
 * provider of the customer's permissions takes its amount or currency.
 */
export async function expectedCollection(
  tx: Tx,
  context: Pick<AppContext, 'providers'>,
  invoice: AnnouncedInvoice,
  today: LocalDate,
): Promise<PlannedCollection | undefined> {
  return expectAfter(tx, context, invoice, await findCollection(tx, invoice), today)
}

async function expectAfter(
  tx: Tx,
  context: Pick<AppContext, 'providers'>,
  invoice: AnnouncedInvoice,
  before: CollectionRow | undefined,
  today: LocalDate,
): Promise<PlannedCollection | undefined> {
  const { customerId, workspaceId, currency, dueDate } = invoice
  if (customerId === null || invoice.open <= 0n) return undefined
  if (before) {
    const mandate = await findMandate(tx, workspaceId, before.mandate_id)
    if (before.status !== 'planned' || mandate?.status !== 'active') return undefined
    const earliest = addDays(today, NOTICE_DAYS[mandate.type ?? 'other'])
    const planned = localDate(before.day)
    const day = planned > earliest ? planned : earliest
    return canCollect(context, mandate, invoice) ? { mandate, day } : undefined
  }
  const customer = { workspaceId, customerId }
  const collects = await findCollects(tx, customer)
  const usable = collects === 'off' ? [] : await listUsableMandates(tx, customer, currency)
  // The customer is not notified of what would be stopped on its day.
  const mandate = usable.find(one => canCollect(context, one, invoice))
  const type = mandate?.type ?? 'other'
  const day = collectionDay({ collects, type, notifiedOn: today, dueDate })
  return mandate && { mandate, day }
}
