import { createDraft } from '@bordereau/contract/invoices'
import { accept, refuse } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { offeredDraft } from '@bordereau/domain/quote/agreed'
import { newId } from '../../lib/id.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { issueOfOrigin } from './issue-of-origin.ts'
import { newDraft } from './new-draft.ts'
import { loadBuyer, loadSeller } from '../document/parties-store.ts'
import { presentInvoice } from '../document/present.ts'
import { checkAttachments, checkReferences, draftRowOf, insertBegun } from './write-draft.ts'

export const createDraftRoute = workspaceRoute(
  createDraft,
  async ({ context, tx, member, input }) => {
    const { workspaceId } = member
    const misplaced = input.draft && issueOfOrigin(input.draft)
    if (misplaced) return refuse('bad_request', { issues: [misplaced] })
    const customerId = (input.draft ? input.draft.customerId : input.customerId) ?? undefined
    const [buyer, checked] = await Promise.all([
      customerId === undefined ? undefined : loadBuyer(tx, workspaceId, customerId),
      input.draft ? checkReferences(tx, workspaceId, input.draft) : accept(null),
    ])
    if (customerId !== undefined && !buyer) return refuse('customer_unknown')
    if (!checked.ok) return checked
    const now = context.clock.now()
    const attached = input.draft && (await checkAttachments(tx, workspaceId, input.draft, now))
    if (attached && !attached.ok) return attached
    const draft = input.draft
      ? // Nothing of a quote belongs on an invoice.
        { ...offeredDraft(input.draft), type: ownType(input.draft), deposits: undefined }
      : newDraft(await loadSeller(tx, workspaceId), buyer, input.type)
    const row = draftRowOf(draft, buyer)
    if (!row.ok) return row
    const id = newId()
    const author = { workspaceId, personId: member.id }
    const begun = { id, row: row.value, origin: { kind: 'created' as const } }
    // Sent together, and run in this order.
    const [, view] = await Promise.all([
      insertBegun(tx, context.clock, author, begun),
      presentInvoice(tx, context, workspaceId, id),
    ])
    return view ? respond(view) : refuse('not_found')
  },
)

/** A deposit may be drafted on nothing, and so may an invoice of a supplier. */
function ownType({ type }: Draft): Draft['type'] {
  return type === 'deposit' || type === 'self_billed_invoice' ? type : undefined
}
