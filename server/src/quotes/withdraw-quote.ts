import { withdrawQuote } from '@bordereau/contract/quotes'
import { refuse } from '@bordereau/domain/decision'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentQuote } from './present.ts'
import { decideOn } from './status.ts'
import { addQuoteEvent, changeQuote, lockQuote } from './store.ts'

export const withdrawQuoteRoute = workspaceRoute(
  withdrawQuote,
  async ({ context, tx, member, query }) => {
    const { workspaceId, id: personId } = member
    const key = { workspaceId, quoteId: query.quoteId }
    const locked = await lockQuote(tx, workspaceId, query.quoteId)
    const decided = decideOn(locked, 'withdraw', today(context.clock, member.timeZone))
    if (!decided.ok) return decided
    const at = context.clock.now()
    await changeQuote(tx, key, { state: 'withdrawn' }, at)
    await addQuoteEvent(tx, key, { kind: 'withdrawn', personId, at })
    const view = await presentQuote(tx, context, key)
    return view ? respond(view) : refuse('not_found')
  },
)
