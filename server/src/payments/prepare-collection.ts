import { collectedAmount, decideCollection } from '@bordereau/domain/payment/collection'
import { stopCollection } from '../collections/stop-collection.ts'
import type { Tx } from '../db/database.ts'
import { loadSeller } from '../invoices/document/parties-store.ts'
import { addEvent, lockInvoice, openOfRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { idOf } from '../lib/id.ts'
import {
  isUndecided,
  lockCollection,
  updateCollection,
  wasChecked,
} from '../mandates/collection-store.ts'
import { findMandate } from '../mandates/store.ts'
import { beginCheckout, referenceOf } from './checkout.ts'
import { findCheckout } from './checkout-store.ts'
import { type Due, factsOf } from './collection-facts.ts'
import { endAwaiting } from './end-awaiting.ts'
import { type PreparedCollection, orderOf, savingAccess } from './collection-order.ts'

/**
 * Decides about a collection that is due, with the invoice locked, and stores what is asked for: the checkout has a number
 * that follows from invoice and attempt. undefined: the provider is not asked now.
 */
export async function prepareCollection(
  tx: Tx,
  context: AppContext,
  key: { readonly workspaceId: string; readonly invoiceId: string },
): Promise<PreparedCollection | undefined> {
  const row = await lockInvoice(tx, key.workspaceId, key.invoiceId)
  const collection = await lockCollection(tx, key)
  if (!row || !collection) return undefined
  const mandate = await findMandate(tx, key.workspaceId, collection.mandate_id)
  if (!mandate || !isUndecided(collection)) return undefined
  const at = context.clock.now()
  // Another job is at it, or was just now.
  if (wasChecked(collection, at)) return undefined
  await updateCollection(tx, key, { checked_at: at, updated_at: at })
  const seller = await loadSeller(tx, key.workspaceId)
  const due = { row, collection, mandate, seller }
  if (collection.status === 'processing') {
    await endAwaiting(tx, context, due)
    return undefined
  }
  // Asked for, and not answered: the same again.
  if (collection.status === 'requested') return again(tx, context, due)
  const decision = decideCollection(await factsOf(tx, context, due))
  if (decision === 'wait') return undefined
  if (decision === 'now') return request(tx, context, due)
  await stopCollection(tx, context, row, decision)
  return undefined
}

async function request(
  tx: Tx,
  context: AppContext,
  { row, collection, mandate, seller }: Due,
): Promise<PreparedCollection | undefined> {
  const { workspace_id: workspaceId, id: invoiceId, currency } = row
  const access = await savingAccess(tx, context, mandate, { row, collection })
  if (!access) {
    // Other keys than those by which the customer paid, or none, or an amount that the provider does not take.
    await stopCollection(tx, context, row, 'refused')
    return undefined
  }
  const attempts = collection.attempts + 1
  const amount = collectedAmount(openOfRow(row), collection.announced_minor)
  const { provider, mode, account_id: accountId } = mandate
  const { id, reference } = await beginCheckout(tx, context, {
    id: idOf(workspaceId, `collection ${invoiceId} ${attempts}`),
    workspaceId,
    provider,
    mode,
    accountId,
    currency,
    parts: [{ invoiceId, amount }],
  })
  const at = context.clock.now()
  const change = { status: 'requested', attempts, checkout_id: id, failure: null } as const
  await updateCollection(tx, { workspaceId, invoiceId }, { ...change, updated_at: at })
  const event = { kind: 'collection_requested', personId: null, at, detail: { attempt: attempts } }
  await addEvent(tx, workspaceId, { ...event, invoiceId })
  return { ...access, order: orderOf(context, { row, mandate, seller }, { id, reference, amount }) }
}

/**
 * Also where the invoice is paid meanwhile, the mandate has ended or it is disputed: the provider may have collected it, and
 * has to say so. It is not asked for then.
 */
async function again(
  tx: Tx,
  context: AppContext,
  due: Due,
): Promise<PreparedCollection | undefined> {
  const { row, collection, mandate } = due
  const access = await savingAccess(tx, context, mandate)
  const { workspace_id, provider } = mandate
  const key = { workspace_id, id: collection.checkout_id ?? '', provider }
  const begun = await findCheckout(tx, key)
  // The customer pays nowhere else while it is awaited: what is found is the checkout of this very collection.
  const decision = decideCollection({ ...(await factsOf(tx, context, due)), isBeingPaid: false })
  if (!access || !begun) {
    // The company has other keys now, so that the provider cannot be asked. What it reports later still counts.
    if (decision !== 'now' && decision !== 'wait') await stopCollection(tx, context, row, decision)
    return undefined
  }
  const { id, amount_minor: amount } = begun
  const checkout = { id, reference: referenceOf(context, begun), amount }
  const isOver = decision !== 'now' || openOfRow(row) < amount
  return { ...access, order: orderOf(context, due, checkout), isOver }
}

/**
 * What the provider did not make and what may not be made any more is planned again: decided as one that was never asked
 * for. The next request has another number.
 */
export async function planAgain(
  tx: Tx,
  context: AppContext,
  key: { readonly workspaceId: string; readonly invoiceId: string },
  checkoutId: string,
): Promise<void> {
  await lockInvoice(tx, key.workspaceId, key.invoiceId)
  const collection = await lockCollection(tx, key)
  if (collection?.status !== 'requested' || collection.checkout_id !== checkoutId) return
  const at = context.clock.now()
  await updateCollection(tx, key, { status: 'planned', checked_at: null, updated_at: at })
}
