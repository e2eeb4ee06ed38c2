import { composeQuoteMail } from '@bordereau/contract/quotes'
import { refuse } from '@bordereau/domain/decision'
import { validUntilOf } from '@bordereau/domain/quote/agreed'
import { loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import { readDraft } from '../invoices/document/snapshot.ts'
import { nextNumber } from '../invoices/issuing/next-number.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { quoteMessage } from './message.ts'
import { findQuote } from './store.ts'

/** The e-mail as it would be sent now; a quote that was never sent has the number that it would get. */
export const composeQuoteMailRoute = workspaceRoute(
  composeQuoteMail,
  async ({ context, tx, member, query }) => {
    const { workspaceId } = member
    const row = await findQuote(tx, workspaceId, query.quoteId)
    if (!row) return refuse('not_found')
    const seller = await loadSeller(tx, workspaceId)
    const buyer =
      row.customer_id === null ? undefined : await loadBuyer(tx, workspaceId, row.customer_id)
    const draft = readDraft(row.draft, row.draft_format)
    const now = today(context.clock, seller.timeZone)
    const message = quoteMessage({
      seller,
      buyer,
      language: draft.language,
      currency: row.currency,
      number: row.number ?? (await nextNumber(tx, workspaceId, 'quote', now)),
      gross: row.gross_minor,
      validUntil: validUntilOf(draft, now),
    })
    const to = buyer?.email || buyer?.profile.contact.email || ''
    return respond({ to, ...message })
  },
)
