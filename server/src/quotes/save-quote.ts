import { saveQuote } from '@bordereau/contract/quotes'
import { refuse } from '@bordereau/domain/decision'
import { asQuote } from '@bordereau/domain/quote/agreed'
import { unprintableInDraft } from '@bordereau/einvoice/issue/print-findings'
import { loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import { checkAttachments } from '../invoices/drafts/write-draft.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { decideOn } from './status.ts'
import { changeQuote, lockQuote, updateQuoteDraft } from './store.ts'
import { quoteDraftRow } from './write-draft.ts'

/** The draft of a quote that was sent is that of its next version: saving it begins that version. */
export const saveQuoteRoute = workspaceRoute(
  saveQuote,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const { quoteId } = query
    const locked = await lockQuote(tx, workspaceId, quoteId)
    const current = decideOn(locked, 'edit', today(context.clock, member.timeZone))
    if (!current.ok) return current
    const { quoteValidDays, profile: seller } = await loadSeller(tx, workspaceId)
    const at = context.clock.now()
    const attached = await checkAttachments(tx, workspaceId, input.draft, at)
    if (!attached.ok) return attached
    const draft = asQuote(input.draft, quoteValidDays)
    const row = await quoteDraftRow(tx, workspaceId, draft)
    if (!row.ok) return row
    const key = { workspaceId, quoteId }
    const saved = await updateQuoteDraft(tx, key, input.version, { draft, row: row.value, at })
    if (!saved) return refuse('changed_meanwhile', { version: current.value.version })
    if (current.value.revision > 0) await changeQuote(tx, key, { is_revising: true }, at)
    const buyer =
      draft.customerId === null ? undefined : await loadBuyer(tx, workspaceId, draft.customerId)
    return respond({
      version: input.version + 1,
      savedAt: at.toISOString(),
      unprintable: unprintableInDraft({ draft, seller, buyer: buyer?.profile ?? null }),
    })
  },
)
