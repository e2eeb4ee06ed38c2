import { totalsToText } from '@bordereau/domain/invoice/totals-text'
import { saveDraft } from '@bordereau/contract/invoices'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { refuse } from '@bordereau/domain/decision'
import { offeredDraft } from '@bordereau/domain/quote/agreed'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { loadBuyer } from '../document/parties-store.ts'
import { findInvoice, updateDraft } from '../document/store.ts'
import { readDraft } from '../document/snapshot.ts'
import { checkAttachments, checkReferences, draftRow } from './write-draft.ts'

export const saveDraftRoute = workspaceRoute(
  saveDraft,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const { customerId } = input.draft
    const [current, checked, buyer] = await Promise.all([
      findInvoice(tx, workspaceId, query.invoiceId),
      checkReferences(tx, workspaceId, input.draft),
      customerId === null ? undefined : loadBuyer(tx, workspaceId, customerId),
    ])
    if (!current) return refuse('not_found')
    if (current.issued_at) return refuse('already_issued')
    if (!checked.ok) return checked
    const at = context.clock.now()
    const attached = await checkAttachments(tx, workspaceId, input.draft, at)
    if (!attached.ok) return attached
    const draft = {
      ...offeredDraft(input.draft),
      ...fixedFields(readDraft(current.draft, current.draft_format), input.draft),
    }
    const known = buyer?.id === draft.customerId ? buyer : undefined
    const row = await draftRow(tx, workspaceId, draft, known)
    if (!row.ok) return row
    const saved = await updateDraft(tx, workspaceId, query.invoiceId, input.version, row.value, at)
    if (!saved) return refuse('changed_meanwhile', { version: current.version })
    return respond({
      version: input.version + 1,
      totals: totalsToText(row.value.totals),
      savedAt: at.toISOString(),
    })
  },
)

/**
 * Fields that an editor cannot change: kind, type, deposits and corrected invoice; where other documents belong to it, also
 * its customer and currency. The reason of a correction is the editor's.
 */
function fixedFields(stored: Draft, edited: Draft): Partial<Draft> {
  const { kind, type, deposits, corrects, customerId, currency } = stored
  const reason = edited.corrects?.reason ?? corrects?.reason ?? ''
  const fixed = { kind, type, deposits, corrects: corrects && { ...corrects, reason } }
  const isLinked = corrects !== null || type === 'deposit' || (deposits ?? []).length > 0
  return isLinked ? { ...fixed, customerId, currency } : fixed
}
