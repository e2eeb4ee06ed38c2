import { reviseQuote } from '@bordereau/contract/quotes'
import { refuse } from '@bordereau/domain/decision'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentQuote } from './present.ts'
import { readQuoteSnapshot } from './quote-snapshot.ts'
import { listRevisions } from './revision-store.ts'
import { decideOn } from './status.ts'
import { changeQuote, lockQuote, sentColumns } from './store.ts'

const NO_OPTIONS: ReadonlySet<string> = new Set()

/**
 * The draft begins as the latest version was sent; abandoned, it is that again. Begun once more, in another window, it keeps
 * what was edited. The version that was sent stays open.
 */
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
    if (!input.revising || !decided.value.is_revising) {
      const change = {
        ...sentColumns(readQuoteSnapshot(latest), NO_OPTIONS),
        is_revising: input.revising,
        version: decided.value.version + 1,
      }
      await changeQuote(tx, key, change, context.clock.now())
    }
    const view = await presentQuote(tx, context, key)
    return view ? respond(view) : refuse('not_found')
  },
)
