import { deleteQuote } from '@bordereau/contract/quotes'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { decideOn } from './status.ts'
import { deleteQuoteRow, lockQuote } from './store.ts'

/** Only a quote that was never sent is deleted. */
export const deleteQuoteRoute = workspaceRoute(
  deleteQuote,
  async ({ context, tx, member, query }) => {
    const { workspaceId } = member
    const locked = await lockQuote(tx, workspaceId, query.quoteId)
    const decided = decideOn(locked, 'delete', today(context.clock, member.timeZone))
    if (!decided.ok) return decided
    await deleteQuoteRow(tx, { workspaceId, quoteId: query.quoteId })
    return respond({})
  },
)
