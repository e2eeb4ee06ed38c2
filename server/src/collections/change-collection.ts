import { changeCollection } from '@bordereau/contract/payment-mandates'
import { refuse } from '@bordereau/domain/decision'
import { addEvent, lockInvoice, openOfRow } from '../invoices/document/store.ts'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import {
  type CollectionRow,
  findCollection,
  lockCollection,
  updateCollection,
} from '../mandates/collection-store.ts'
import { findMandate } from '../mandates/store.ts'
import { enqueueCollectionEmail } from './collection-email.ts'
import { presentCollection } from './get-collection.ts'
import { judgeMove } from './judge-move.ts'

export const changeCollectionRoute = workspaceRoute(
  changeCollection,
  async ({ context, tx, member, query: { invoiceId }, input: { change } }) => {
    const { workspaceId, id: personId } = member
    const key = { workspaceId, invoiceId }
    const row = await lockInvoice(tx, workspaceId, invoiceId)
    const collection = await lockCollection(tx, key)
    const mandate = collection && (await findMandate(tx, workspaceId, collection.mandate_id))
    if (!row || !collection || !mandate) return refuse('not_found')
    if (isUnderWay(collection)) return refuse('collection_under_way')
    if (openOfRow(row) <= 0n) return refuse('nothing_open')
    if (collection.status === 'collected') return refuse('collection_under_way')
    const at = context.clock.now()
    const moved =
      change.by === 'move' ? await judgeMove(tx, context, { row, mandate }, change.day) : undefined
    if (moved && !moved.ok) return moved
    const about = { row, mandate, key: `changed ${newId()}` }
    const news = moved ? ({ kind: 'moved', day: moved.value } as const) : SKIPPED
    const mailId = await enqueueCollectionEmail(tx, context, about, news)
    // Nothing is collected of which the customer was not notified.
    if (mailId === undefined && moved) return refuse('no_recipient')
    await updateCollection(tx, key, {
      status: moved ? 'planned' : 'skipped',
      ...(moved
        ? {
            day: moved.value,
            announced_minor: openOfRow(row),
            mail_id: mailId ?? null,
            checked_at: null,
          }
        : {}),
      failure: null,
      decided_by: personId,
      updated_at: at,
    })
    const kind = moved ? 'collection_moved' : 'collection_skipped'
    const detail = moved ? { day: moved.value } : {}
    await addEvent(tx, workspaceId, { invoiceId, kind, personId, at, detail })
    const changed = await findCollection(tx, key)
    return changed
      ? respond({ collection: presentCollection(changed, mandate) })
      : refuse('not_found')
  },
)

const SKIPPED = { kind: 'skipped' } as const

/** The provider was asked: what it answers decides. */
function isUnderWay({ status }: Pick<CollectionRow, 'status'>): boolean {
  return status === 'requested' || status === 'processing'
}
