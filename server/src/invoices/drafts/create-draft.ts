import { createDraft } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import { respond } from '../../lib/response.ts'
import { workspaceRoute } from '../../lib/route.ts'
import { newDraft } from './new-draft.ts'
import { loadBuyer, loadSeller } from '../document/parties-store.ts'
import { presentInvoice } from '../document/present.ts'
import { beginDraft, checkReferences } from './write-draft.ts'

export const createDraftRoute = workspaceRoute(
  createDraft,
  async ({ context, tx, member, input }) => {
    const { workspaceId } = member
    const buyer =
      input.customerId === undefined
        ? undefined
        : await loadBuyer(tx, workspaceId, input.customerId)
    if (input.customerId !== undefined && !buyer) return refuse('customer_unknown')
    if (input.draft) {
      const checked = await checkReferences(tx, workspaceId, input.draft)
      if (!checked.ok) return checked
    }
    // Credit notes are created from the invoice they correct (credit-invoice.ts), so kind and corrects are overwritten.
    const draft = input.draft
      ? { ...input.draft, kind: 'invoice' as const, corrects: null }
      : newDraft(await loadSeller(tx, workspaceId), buyer)
    const begun = await beginDraft(tx, context.clock, { workspaceId, personId: member.id }, draft)
    if (!begun.ok) return begun
    const view = await presentInvoice(tx, context, workspaceId, begun.value)
    return view ? respond(view) : refuse('not_found')
  },
)
