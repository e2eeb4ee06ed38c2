import {
  type CollectionFailure,
  type SavedMethod,
  nextAttempt,
} from '@bordereau/domain/payment/collection'
import type { ProviderLedger } from '@bordereau/domain/payment/provider-ledger'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import { type InvoiceRow, addEvent, lockInvoice, openOfRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import {
  type CollectionRow,
  findCollectedInvoice,
  lockCollection,
  updateCollection,
} from '../mandates/collection-store.ts'
import {
  type MandateRow,
  activateMandate,
  findMandate,
  listActiveBehind,
  wasEndedSince,
} from '../mandates/store.ts'
import { enqueueCollectionEmail } from './collection-email.ts'
import { endMandate, endMandates } from './end-mandate.ts'
import { notifyNotCollected } from './stop-collection.ts'

type Checkout = { readonly workspace_id: string; readonly id: string }

/** Brings what was saved and what is collected by a checkout to what its ledger says. Its invoices are locked. */
export async function applyProgress(
  tx: Tx,
  context: AppContext,
  checkout: Checkout,
  {
    progress,
    failure,
    saved,
    back,
  }: Pick<ProviderLedger, 'progress' | 'failure' | 'saved' | 'back'>,
): Promise<void> {
  const { workspace_id: workspaceId, id: checkoutId } = checkout
  const at = context.clock.now()
  // A method counts once the payment that it was saved with is there.
  if (saved && progress === 'paid')
    await activate(tx, context, { workspaceId, checkoutId, at }, saved)
  if (back.some(({ kind, status }) => kind === 'dispute' && status !== 'won'))
    await endDisputed(tx, context, { workspaceId, checkoutId })
  const invoiceId = await findCollectedInvoice(tx, workspaceId, checkoutId)
  if (invoiceId === undefined || progress === 'none') return
  const row = await lockInvoice(tx, workspaceId, invoiceId)
  const collection = await lockCollection(tx, { workspaceId, invoiceId })
  if (!row || !collection) return
  const about = { row, collection }
  if (progress === 'paid') await record(tx, about, 'collected', at)
  else if (progress === 'pending') await record(tx, about, 'processing', at)
  else if (failure) await fail(tx, context, about, failure)
}

/** What the customer ended before the first payment came is not begun with it, and the provider does not keep it. */
async function activate(
  tx: Tx,
  context: AppContext,
  of: { readonly workspaceId: string; readonly checkoutId: string; readonly at: Date },
  method: SavedMethod,
): Promise<void> {
  const row = await activateMandate(tx, of, method)
  if (!row || !(await wasEndedSince(tx, row))) return
  // The members were notified when the customer ended it.
  const end = { by: 'customer', personId: null, isKnown: true } as const
  await endMandate(tx, context, mandateKey(row), end)
}

/** Whose bank takes a payment back has not agreed to the next one. */
async function endDisputed(
  tx: Tx,
  context: AppContext,
  of: { readonly workspaceId: string; readonly checkoutId: string },
): Promise<void> {
  const end = { by: 'provider', personId: null, isKept: true } as const
  const { workspaceId } = of
  await endMandates(tx, context, { workspaceId, ids: await listActiveBehind(tx, of) }, end)
}

type About = { readonly row: InvoiceRow; readonly collection: CollectionRow }

/** The status once, with its entry on the timeline. */
async function record(
  tx: Tx,
  { row, collection }: About,
  status: 'collected' | 'processing',
  at: Date,
): Promise<void> {
  const isLater = status === 'collected' || collection.status === 'requested'
  if (collection.status === status || !isLater) return
  const { workspace_id: workspaceId, id: invoiceId } = row
  const key = { workspaceId, invoiceId }
  await updateCollection(tx, key, { status, failure: null, updated_at: at })
  await addEvent(tx, workspaceId, { invoiceId, kind: `collection_${status}`, personId: null, at })
}

/** A failure counts while the provider's result is awaited; the customer gets another way to pay, the members the reason. */
async function fail(
  tx: Tx,
  context: AppContext,
  { row, collection }: About,
  reason: CollectionFailure,
): Promise<void> {
  if (collection.status !== 'requested' && collection.status !== 'processing') return
  const { workspace_id: workspaceId, id: invoiceId } = row
  const at = context.clock.now()
  const mandate = await findMandate(tx, workspaceId, collection.mandate_id)
  if (!mandate) throw new Error(`the mandate of the collection of ${invoiceId} is not there`)
  const today = await todayOf(tx, context.clock, workspaceId)
  const { attempts } = collection
  const again =
    mandate.status === 'active'
      ? nextAttempt(reason, { type: mandate.type ?? 'other', attempts, today })
      : undefined
  await updateCollection(
    tx,
    { workspaceId, invoiceId },
    {
      status: again === undefined ? 'failed' : 'planned',
      failure: reason,
      updated_at: at,
      ...(again === undefined ? {} : { day: again }),
    },
  )
  const detail = { reason, ...(again === undefined ? {} : { again }) }
  await addEvent(tx, workspaceId, {
    invoiceId,
    kind: 'collection_failed',
    personId: null,
    at,
    detail,
  })
  const news = { kind: 'failed', announced: collection.announced_minor, again } as const
  if (openOfRow(row) > 0n)
    await enqueueCollectionEmail(tx, context, { row, mandate, key: `failed ${attempts}` }, news)
  const end = { by: 'provider', personId: null } as const
  if (reason === 'mandate_ended') await endMandate(tx, context, mandateKey(mandate), end)
  await notifyNotCollected(tx, row, reason, at)
}

function mandateKey({ workspace_id: workspaceId, id }: MandateRow) {
  return { workspaceId, id }
}
