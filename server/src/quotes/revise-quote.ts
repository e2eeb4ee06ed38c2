import { reviseQuote } from '@bordereau/contract/quotes'
import { refuse } from '@bordereau/domain/decision'
import { DRAFT_FORMAT } from '@bordereau/domain/invoice/stored-draft'
import { writeDraft } from '../invoices/document/snapshot.ts'
import { today } from '../lib/clock.ts'
import { respond } from '../lib/response.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentQuote } from './present.ts'
import { readQuoteSnapshot } from './quote-snapshot.ts'
import { listRevisions } from './revision-store.ts'
import { decideOn } from './status.ts'
import { changeQuote, lockQuote } from './store.ts'

/** The draft begins as the latest version was sent; abandoned, it is that again. The version that was sent stays open. */
export const reviseQuoteRoute = workspaceRoute(
  reviseQuote,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId } = member
    const key = { workspaceId, quoteId: query.quoteId }
    const locked = await lockQuote(tx, workspaceId, query.quoteId)
    const decided = decideOn(locked, 'revise', today(context.clock, member.timeZone))
    if (!decided.ok) return decided
    const [latest] = await listRevisions(tx, key)
    if (!latest) return refuse('quote_not_sent')
    const { draft } = readQuoteSnapshot(latest)
    const change = {
      is_revising: input.revising,
      draft: writeDraft(draft),
      draft_format: DRAFT_FORMAT,
      gross_minor: latest.gross_minor,
      version: decided.value.version + 1,
    }
    await changeQuote(tx, key, change, context.clock.now())
    const view = await presentQuote(tx, context, key)
    return view ? respond(view) : refuse('not_found')
  },
)
