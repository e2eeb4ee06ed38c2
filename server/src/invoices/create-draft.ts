import { createDraft } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { newDraft } from './new-draft.ts'
import { loadBuyer, loadSeller } from './parties-store.ts'
import { presentInvoice } from './present.ts'
import { beginDraft } from './write-draft.ts'

export const createDraftRoute = workspaceRoute(
  createDraft,
  async ({ house, tx, member, input }) => {
    const { workspaceId } = member
    const buyer =
      input.customerId === undefined
        ? undefined
        : await loadBuyer(tx, workspaceId, input.customerId)
    if (input.customerId !== undefined && !buyer) return refuse('customer_unknown')
    // A credit note begins from the invoice it corrects (credit-invoice.ts), never from a bare form.
    const draft = input.draft
      ? { ...input.draft, kind: 'invoice' as const, corrects: null }
      : newDraft(await loadSeller(tx, workspaceId), buyer)
    const begun = await beginDraft(tx, house.clock, { workspaceId, personId: member.id }, draft)
    if (!begun.ok) return begun
    const view = await presentInvoice(tx, house, workspaceId, begun.value)
    return view ? answer(view) : refuse('not_found')
  },
)
