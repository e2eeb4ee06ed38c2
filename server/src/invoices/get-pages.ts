import { getPages } from '@bordereau/contract/pages'
import { refuse } from '@bordereau/domain/decision'
import { later } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { previewOf } from './make-documents.ts'
import { findInvoice } from './store.ts'
import { readFrozen } from './stored.ts'

/** An issued document on the screen, from what was frozen: the archived PDF says the same. */
export const getPagesRoute = workspaceRoute(getPages, async ({ house, tx, member, query }) => {
  const row = await findInvoice(tx, member.workspaceId, query.invoiceId)
  if (!row) return refuse('not_found')
  if (row.frozen === null) return refuse('not_issued')
  const frozen = readFrozen(row.frozen, row.frozen_format ?? 0)
  return later(() => previewOf(house, frozen, false))
})
