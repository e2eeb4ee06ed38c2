import { createQuote } from '@bordereau/contract/quotes'
import { refuse } from '@bordereau/domain/decision'
import { asQuote } from '@bordereau/domain/quote/agreed'
import { loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import { newDraft } from '../invoices/drafts/new-draft.ts'
import { checkAttachments } from '../invoices/drafts/write-draft.ts'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentQuote } from './present.ts'
import { addQuoteEvent, insertQuote } from './store.ts'
import { quoteDraftRow } from './write-draft.ts'

export const createQuoteRoute = workspaceRoute(
  createQuote,
  async ({ context, tx, member, input }) => {
    const { workspaceId } = member
    const seller = await loadSeller(tx, workspaceId)
    const { customerId } = input
    const buyer =
      customerId === undefined ? undefined : await loadBuyer(tx, workspaceId, customerId)
    if (customerId !== undefined && !buyer) return refuse('customer_unknown')
    const at = context.clock.now()
    // A quote has no attachments: those of the draft that it is made of stay with that one.
    const attached = await checkAttachments(tx, workspaceId, input.draft ?? {}, at)
    if (!attached.ok) return attached
    const draft = asQuote(input.draft ?? newDraft(seller, buyer), seller.quoteValidDays)
    const row = await quoteDraftRow(tx, workspaceId, draft)
    if (!row.ok) return row
    const id = newId()
    const by = { personId: member.id, at }
    await insertQuote(tx, { workspaceId, id, draft, row: row.value, ...by })
    await addQuoteEvent(tx, { workspaceId, quoteId: id }, { kind: 'created', ...by })
    const view = await presentQuote(tx, context, { workspaceId, quoteId: id })
    return view ? respond(view) : refuse('not_found')
  },
)
