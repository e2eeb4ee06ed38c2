import { sendQuote } from '@bordereau/contract/quotes'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { LocalDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { quoteMissingFields } from '@bordereau/domain/quote/missing-fields'
import { validUntilOf } from '@bordereau/domain/quote/agreed'
import {
  type Buyer,
  type Seller,
  loadBuyer,
  loadSeller,
} from '../invoices/document/parties-store.ts'
import { readDraft } from '../invoices/document/snapshot.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { freezeRevision } from './freeze-revision.ts'
import { queueQuoteMail } from './queue-mail.ts'
import { presentQuote } from './present.ts'
import { decideOn } from './status.ts'
import { lockQuote } from './store.ts'

export const sendQuoteRoute = workspaceRoute(
  sendQuote,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId, id: personId } = member
    const key = { workspaceId, quoteId: query.quoteId }
    const now = today(context.clock, member.timeZone)
    const decided = decideOn(await lockQuote(tx, workspaceId, query.quoteId), 'send', now)
    if (!decided.ok) return decided
    const row = decided.value
    if (row.version !== input.version) return refuse('changed_meanwhile', { version: row.version })
    const draft = readDraft(row.draft, row.draft_format)
    const seller = await loadSeller(tx, workspaceId)
    const buyer =
      draft.customerId === null ? undefined : await loadBuyer(tx, workspaceId, draft.customerId)
    const ready = readyToSend({ draft, seller, buyer, now })
    if (!ready.ok) return ready
    const parties = { seller, buyer: ready.value.buyer, draft, sentOn: now }
    const frozen = await freezeRevision(tx, context, { row, personId, ...parties, ...ready.value })
    if (!frozen.ok) return frozen
    if (input.mail) {
      const { language, currency } = draft
      const message = { ...frozen.value, ...parties, language, currency }
      await queueQuoteMail(tx, context, { ...message, key, personId, mail: input.mail })
    }
    const view = await presentQuote(tx, context, key)
    return view ? respond(view) : refuse('not_found')
  },
)

/** Everything that a quote must have before it is sent: less than an invoice, whose rules come with it. */
function readyToSend(quote: {
  readonly draft: Draft
  readonly seller: Seller
  readonly buyer: Buyer | undefined
  readonly now: LocalDate
}): Decision<
  { readonly buyer: Buyer; readonly validUntil: LocalDate },
  'company_not_set_up' | 'not_ready' | 'validity_past'
> {
  const { draft, seller, buyer, now } = quote
  if (!seller.setUp) return refuse('company_not_set_up')
  const missing = quoteMissingFields(draft)
  if (missing.length > 0 || !buyer) return refuse('not_ready', { missing })
  const validUntil = validUntilOf(draft, now)
  return validUntil < now ? refuse('validity_past') : accept({ buyer, validUntil })
}
