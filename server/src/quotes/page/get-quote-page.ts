import { getQuotePage } from '@bordereau/contract/quotes'
import { type Tx, inWorkspace } from '../../db/database.ts'
import { htmlPage, linkEnded } from '../../pay/public-page.ts'
import { publicRoute, respond } from '../../lib/route.ts'
import { openQuoteLink } from '../link.ts'
import { type QuoteRow, addQuoteEvent, changeQuote, lockQuote } from '../store.ts'
import { quotePage } from './html.ts'
import { loadQuotePage } from './load-page.ts'

export const getQuotePageRoute = publicRoute(
  getQuotePage,
  async ({ context, query, head, acceptLanguage }) => {
    const link = openQuoteLink(context, query.token)
    const path = `/quote/${encodeURIComponent(query.token)}`
    const options = [query.option ?? []].flat()
    const page = link
      ? await inWorkspace(
          context.db,
          link,
          async tx => {
            const loaded = await loadQuotePage(tx, context, link, {
              path,
              lang: query.lang,
              options,
            })
            // An earlier version says nothing of whether the newest one was seen.
            if (loaded?.facts.newest === null && !head)
              await recordFirstView(tx, loaded.quote, context.clock.now())
            return loaded
          },
          { repeatable: true },
        )
      : undefined
    return respond(
      page ? htmlPage(quotePage(page.facts), 200) : linkEnded({ ...query, acceptLanguage }),
    )
  },
)

/** Later visits neither lock nor write the quote. */
async function recordFirstView(tx: Tx, { workspace_id, id, viewed_at }: QuoteRow, at: Date) {
  if (viewed_at) return
  const row = await lockQuote(tx, workspace_id, id)
  if (!row || row.viewed_at || row.state !== 'sent') return
  const key = { workspaceId: workspace_id, quoteId: id }
  await changeQuote(tx, key, { viewed_at: at }, at)
  await addQuoteEvent(tx, key, { kind: 'viewed', personId: null, at })
}
