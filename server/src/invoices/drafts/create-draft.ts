import { createDraft } from '@bordereau/contract/invoices'
import { refuse } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
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
    // Corrections are created from the invoice they correct, so kind and corrects are overwritten.
    const draft = input.draft
      ? {
          ...input.draft,
          kind: 'invoice' as const,
          type: ownType(input.draft),
          deposits: undefined,
          corrects: null,
        }
      : newDraft(await loadSeller(tx, workspaceId), buyer)
    const begun = await beginDraft(tx, context.clock, { workspaceId, personId: member.id }, draft)
    if (!begun.ok) return begun
    const view = await presentInvoice(tx, context, workspaceId, begun.value)
    return view ? respond(view) : refuse('not_found')
  },
)

/** A deposit may be drafted on nothing; corrections may not. */
function ownType({ type }: Draft): Draft['type'] {
  return type === 'deposit' ? type : undefined
}
