import { composeQuoteMail } from '@bordereau/contract/quotes'
import { refuse } from '@bordereau/domain/decision'
import { formatNumber, periodOf } from '@bordereau/domain/numbering/series'
import { validUntilOf } from '@bordereau/domain/quote/agreed'
import type { LocalDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'
import { loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import { readDraft } from '../invoices/document/snapshot.ts'
import { findSeries, peekCounter } from '../invoices/issuing/series-store.ts'
import { today } from '../lib/clock.ts'
import { respond } from '../lib/response.ts'
import { workspaceRoute } from '../lib/route.ts'
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
      number: row.number ?? (await nextNumber(tx, workspaceId, now)),
      gross: row.gross_minor,
      validUntil: validUntilOf(draft, now),
    })
    const to = buyer?.email || buyer?.profile.contact.email || ''
    return respond({ to, ...message })
  },
)

async function nextNumber(tx: Tx, workspaceId: string, day: LocalDate): Promise<string> {
  const series = await findSeries(tx, workspaceId, 'quote')
  if (!series) return ''
  const { nextSeq } = await peekCounter(tx, workspaceId, series.id, periodOf(series.pattern, day))
  return formatNumber(series.pattern, Number(nextSeq), day)
}
