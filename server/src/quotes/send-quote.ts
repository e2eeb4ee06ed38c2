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
import { nextNumber } from '../invoices/issuing/next-number.ts'
import { today } from '../lib/clock.ts'
import { afterCommit, respond, workspaceRoute } from '../lib/route.ts'
import { queueQuoteMail } from './queue-mail.ts'
import { presentQuote } from './present.ts'
import { sendVersion } from './send-version.ts'
import { decideOn } from './status.ts'
import { findQuote } from './store.ts'

/** Typeset after the request's own transaction: on the embedded engine all others would wait for it. */
export const sendQuoteRoute = workspaceRoute(
  sendQuote,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId, id: personId } = member
    const key = { workspaceId, quoteId: query.quoteId }
    const sentOn = today(context.clock, member.timeZone)
    const decided = decideOn(await findQuote(tx, workspaceId, query.quoteId), 'send', sentOn)
    if (!decided.ok) return decided
    const row = decided.value
    if (row.version !== input.version) return refuse('changed_meanwhile', { version: row.version })
    const draft = readDraft(row.draft, row.draft_format)
    const seller = await loadSeller(tx, workspaceId)
    const buyer =
      draft.customerId === null ? undefined : await loadBuyer(tx, workspaceId, draft.customerId)
    const ready = readyToSend({ draft, seller, buyer, now: sentOn })
    if (!ready.ok) return ready
    const sending = { row, personId, draft, seller, sentOn, ...ready.value }
    const expected = row.number ?? (await nextNumber(tx, workspaceId, 'quote', sentOn))
    return afterCommit(async (transaction, storeResponse) => {
      const order = { sending, expected }
      const sent = await sendVersion(context, transaction, order, async (later, frozen) => {
        const { language, currency } = draft
        const message = { ...frozen, ...sending, language, currency }
        if (input.mail) await queueQuoteMail(later, context, { ...message, key, mail: input.mail })
        const view = await presentQuote(later, context, key)
        if (!view || !(await storeResponse(later, view)))
          throw new Error('a quote was sent twice at once by requests with the same key')
        return view
      })
      return sent.ok ? respond(sent.value) : sent
    })
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
