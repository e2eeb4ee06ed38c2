import { saveDraft } from '@bordereau/contract/invoices'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentTotals } from './present.ts'
import { findInvoice, updateDraft } from './store.ts'
import { readDraft } from './stored.ts'
import { draftRow } from './write-draft.ts'

export const saveDraftRoute = workspaceRoute(
  saveDraft,
  async ({ house, tx, member, query, input }) => {
    const { workspaceId } = member
    const current = await findInvoice(tx, workspaceId, query.invoiceId)
    if (!current) return refuse('not_found')
    if (current.issued_at) return refuse('already_issued')
    const row = await draftRow(tx, workspaceId, {
      ...input.draft,
      ...decided(readDraft(current.draft, current.draft_format)),
    })
    if (!row.ok) return row
    const at = house.clock.now()
    const saved = await updateDraft(tx, workspaceId, query.invoiceId, input.version, row.value, at)
    if (!saved) return refuse('changed_meanwhile', { version: current.version })
    return answer({
      version: input.version + 1,
      totals: presentTotals(row.value.totals),
      savedAt: at.toISOString(),
    })
  },
)

/** What a document is and what it corrects was decided when it began; what corrects another is of its customer and money. */
function decided({ kind, corrects, customerId, currency }: Draft): Partial<Draft> {
  return corrects === null ? { kind, corrects } : { kind, corrects, customerId, currency }
}
