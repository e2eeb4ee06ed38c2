import { type Collection, getCollection } from '@bordereau/contract/payment-mandates'
import { localDate } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { STOP_REASONS } from '@bordereau/domain/payment/collection'
import { findInvoice } from '../invoices/document/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { type CollectionRow, findCollection } from '../mandates/collection-store.ts'
import { type MandateRow, findMandate, methodOf } from '../mandates/store.ts'

export const getCollectionRoute = workspaceRoute(
  getCollection,
  async ({ tx, member: { workspaceId }, query: { invoiceId } }) => {
    if (!(await findInvoice(tx, workspaceId, invoiceId))) return refuse('not_found')
    const row = await findCollection(tx, { workspaceId, invoiceId })
    const mandate = row && (await findMandate(tx, workspaceId, row.mandate_id))
    return respond({ collection: row && mandate ? presentCollection(row, mandate) : null })
  },
)

export function presentCollection(row: CollectionRow, mandate: MandateRow): Collection {
  const { type, brand, hint } = methodOf(mandate)
  return {
    type,
    brand,
    hint,
    mandateId: mandate.id,
    status: row.status,
    day: localDate(row.day),
    attempts: row.attempts,
    failure: STOP_REASONS.find(reason => reason === row.failure) ?? null,
  }
}
