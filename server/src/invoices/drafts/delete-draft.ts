import { deleteDraft } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { deleteDraftRow, lockInvoice } from '../document/store.ts'

export const deleteDraftRoute = workspaceRoute(deleteDraft, async ({ tx, member, query }) => {
  const row = await lockInvoice(tx, member.workspaceId, query.invoiceId)
  if (!row) return refuse('not_found')
  if (row.issued_at) return refuse('already_issued')
  await deleteDraftRow(tx, member.workspaceId, query.invoiceId)
  return respond({})
})
