import type { Tx } from '../db/database.ts'
import { loadBuyer } from '../invoices/document/parties-store.ts'
import { addEvent, lockInvoice } from '../invoices/document/store.ts'
import { enqueueJob } from '../jobs/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { listPlannedOf, lockCollection, updateCollection } from '../mandates/collection-store.ts'
import { type CustomerKey, type MandateRow, listActiveOf, markEnded } from '../mandates/store.ts'
import { notify } from '../notifications/notify.ts'
import { enqueueCollectionEmail } from './collection-email.ts'

/** The kind of the jobs that make providers forget a method. */
export const RELEASE = 'release_payment_method'

type Ender = {
  readonly by: 'customer' | 'company' | 'provider'
  /** The member who did it. */
  readonly personId: string | null
  /** The provider still has the method; by default where the provider did not report the end. */
  readonly isKept?: boolean
  /** The members know of it; by default where one of them did it. */
  readonly isKnown?: boolean
}

/**
 * Ends a permission: nothing more is collected from it, from this transaction on, and the provider is made to forget the
 * method after it. Who was notified of a collection and did not end it is notified that it does not happen. False: it had ended.
 */
export async function endMandate(
  tx: Tx,
  context: AppContext,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  ender: Ender,
): Promise<boolean> {
  return (await endMandates(tx, context, { workspaceId, ids: [id] }, ender)) > 0
}

/** The same of several at once, of which the members get one notification for each customer. Returns how many had not ended. */
export async function endMandates(
  tx: Tx,
  context: AppContext,
  { workspaceId, ids }: { readonly workspaceId: string; readonly ids: readonly string[] },
  ender: Ender,
): Promise<number> {
  const ended: MandateRow[] = []
  for (const id of ids) {
    const row = await endOne(tx, context, { workspaceId, id }, ender)
    if (row) ended.push(row)
  }
  const { by, isKnown = by === 'company' } = ender
  if (!isKnown) await notifyEnded(tx, context, ended, by)
  return ended.length
}

/**
 * A customer who ends automatic payment is notified that nothing more is collected, so that all permissions of the customer end.
 * False: there was none.
 */
export async function endAllOfCustomer(
  tx: Tx,
  context: AppContext,
  customer: CustomerKey,
): Promise<boolean> {
  const { workspaceId } = customer
  const ids = await listActiveOf(tx, customer)
  await endMandates(tx, context, { workspaceId, ids }, { by: 'customer', personId: null })
  return ids.length > 0
}

/** undefined: it had ended. */
async function endOne(
  tx: Tx,
  context: AppContext,
  mandate: { readonly workspaceId: string; readonly id: string },
  { by, personId, isKept = by !== 'provider' }: Ender,
): Promise<MandateRow | undefined> {
  const at = context.clock.now()
  const row = await markEnded(tx, mandate, { by, isKept, at })
  if (!row) return undefined
  const { workspaceId } = mandate
  for (const invoiceId of await listPlannedOf(tx, workspaceId, row.id))
    await stopPlanned(tx, context, row, { invoiceId, by, personId })
  if (isKept)
    await enqueueJob(tx, {
      workspaceId,
      kind: RELEASE,
      subjectId: row.id,
      runAt: at,
      at,
      dedupeKey: `${RELEASE} ${row.id}`,
    })
  return row
}

async function notifyEnded(
  tx: Tx,
  { clock }: AppContext,
  ended: readonly MandateRow[],
  reason: Ender['by'],
): Promise<void> {
  const at = clock.now()
  for (const [customerId, [first]] of Map.groupBy(ended, row => row.customer_id)) {
    if (!first) continue
    const { workspace_id: workspaceId, id: subjectId } = first
    const buyer = await loadBuyer(tx, workspaceId, customerId)
    const about = { customerId, customerName: buyer?.profile.legalName ?? '', reason }
    const news = { kind: 'mandate_ended', subjectId, actorId: null, about, at } as const
    await notify(tx, workspaceId, [news])
  }
}

async function stopPlanned(
  tx: Tx,
  context: AppContext,
  mandate: MandateRow,
  { invoiceId, by, personId }: Ender & { readonly invoiceId: string },
): Promise<void> {
  const key = { workspaceId: mandate.workspace_id, invoiceId }
  const at = context.clock.now()
  const row = await lockInvoice(tx, key.workspaceId, invoiceId)
  const collection = await lockCollection(tx, key)
  if (!row || collection?.status !== 'planned') return
  await updateCollection(tx, key, {
    status: 'stopped',
    failure: 'mandate_ended',
    updated_at: at,
  })
  const detail = { reason: 'mandate_ended' }
  await addEvent(tx, key.workspaceId, {
    invoiceId,
    kind: 'collection_stopped',
    personId,
    at,
    detail,
  })
  if (by === 'customer') return
  const about = { row, mandate, key: `ended ${mandate.id}` }
  await enqueueCollectionEmail(tx, context, about, { kind: 'skipped' })
}
