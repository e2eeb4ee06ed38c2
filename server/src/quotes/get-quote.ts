import { getQuote } from '@bordereau/contract/quotes'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentQuote } from './present.ts'

export const getQuoteRoute = workspaceRoute(getQuote, async ({ context, tx, member, query }) => {
  const { workspaceId } = member
  const view = await presentQuote(tx, context, { workspaceId, quoteId: query.quoteId })
  return view ? respond(view) : refuse('not_found')
})
