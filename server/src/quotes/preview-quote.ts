import { previewQuote } from '@bordereau/contract/quotes'
import { validUntilOf } from '@bordereau/domain/quote/agreed'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import { documentStyleOf } from '../invoices/issuing/make-documents.ts'
import { today } from '../lib/clock.ts'
import { later, workspaceRoute } from '../lib/route.ts'
import { composeQuote } from './compose.ts'
import { quotePaper } from './paper.ts'

/** Renders after the transaction, so that a preview holds neither locks nor a connection. */
export const previewQuoteRoute = workspaceRoute(
  previewQuote,
  async ({ context, tx, member, input: { draft } }) => {
    const seller = await loadSeller(tx, member.workspaceId)
    const buyer =
      draft.customerId === null
        ? undefined
        : await loadBuyer(tx, member.workspaceId, draft.customerId)
    const sentOn = today(context.clock, seller.timeZone)
    const parties = {
      seller: seller.profile,
      buyer: buyer?.profile ?? emptyProfile(seller.country),
    }
    const content = composeQuote({ draft, number: '', sentOn, ...parties }, new Set())
    const style = documentStyleOf(
      { seller, buyer: buyer?.profile },
      draft,
      context.clock.now(),
      null,
    )
    const validUntil = validUntilOf(draft, sentOn)
    const quote = { content, style, revision: 1, validUntil, draft: true, proof: null }
    return later(async () => {
      const { pages, count } = await context.renderer.renderPreview(
        await quotePaper(context, quote),
      )
      return { pages: [...pages], count }
    })
  },
)
