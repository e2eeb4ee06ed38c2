import { invoiceQuote } from '@bordereau/contract/quotes'
import { type Decision, refuse } from '@bordereau/domain/decision'
import { beginDeposit } from '@bordereau/domain/invoice/begin-deposit'
import { invoiceOfQuote } from '@bordereau/domain/quote/agreed'
import type { Tx } from '../db/database.ts'
import { readDraft } from '../invoices/document/snapshot.ts'
import { lockInvoice } from '../invoices/document/store.ts'
import { depositDates, linkDeposits } from '../invoices/drafts/deposit-store.ts'
import { beginDraft } from '../invoices/drafts/write-draft.ts'
import { today } from '../lib/clock.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { readQuoteSnapshot } from './quote-snapshot.ts'
import { listRevisions } from './revision-store.ts'
import { decideOn } from './status.ts'
import {
  type QuoteKey,
  type QuoteRow,
  addQuoteEvent,
  linkDocument,
  listQuoteDocuments,
  lockQuote,
} from './store.ts'

export const invoiceQuoteRoute = workspaceRoute(
  invoiceQuote,
  async ({ context, tx, member, query, input }) => {
    const { workspaceId, id: personId } = member
    const key = { workspaceId, quoteId: query.quoteId }
    const locked = await lockQuote(tx, workspaceId, query.quoteId)
    const decided = decideOn(locked, 'invoice', today(context.clock, member.timeZone))
    if (!decided.ok) return decided
    const whole = await wholeInvoice(tx, context, { key, personId, row: decided.value })
    if (!whole.ok) return whole
    if (input.share === undefined) return respond({ invoiceId: whole.value })
    const row = await lockInvoice(tx, workspaceId, whole.value)
    if (!row) return refuse('not_found')
    const agreed = readDraft(row.draft, row.draft_format)
    const day = today(context.clock, member.timeZone)
    const dates = await depositDates(tx, workspaceId, agreed, day)
    const deposit = beginDeposit(agreed, input.share, newId, dates)
    if (!deposit.ok) {
      const { refusal, detail } = deposit
      return refuse(refusal === 'not_an_invoice' ? 'quote_invoiced' : refusal, detail)
    }
    const begun = await beginDraft(tx, context.clock, { workspaceId, personId }, deposit.value)
    if (!begun.ok) return begun
    await linkDeposits(tx, workspaceId, [begun.value], row.id)
    await linkDocument(tx, key, begun.value)
    return respond({ invoiceId: begun.value })
  },
)

/**
 * The draft of the whole sale, which becomes the final invoice of its deposits (decision 0031): the one that was drafted
 * before, or a new one. Refuses where it was issued already.
 */
async function wholeInvoice(
  tx: Tx,
  context: AppContext,
  quote: { readonly key: QuoteKey; readonly personId: string; readonly row: QuoteRow },
): Promise<Decision<string, 'quote_invoiced' | 'customer_unknown' | 'bad_request' | 'not_found'>> {
  const { key, personId, row } = quote
  const documents = await listQuoteDocuments(tx, key)
  const known = documents.find(({ type }) => type === 'invoice')
  if (known) {
    return known.issued_at === null ? { ok: true, value: known.id } : refuse('quote_invoiced')
  }
  const accepted = (await listRevisions(tx, key)).find(({ answer }) => answer === 'accepted')
  if (!accepted) return refuse('not_found')
  const { draft, number } = readQuoteSnapshot(accepted)
  const chosen = new Set(accepted.chosen_ids)
  const invoice = invoiceOfQuote(draft, { number, chosen }, newId)
  const author = { workspaceId: key.workspaceId, personId }
  const origin = { kind: 'created' as const, detail: { quote: row.number } }
  const begun = await beginDraft(tx, context.clock, author, invoice, origin)
  if (!begun.ok) return begun
  await linkDocument(tx, key, begun.value)
  await addQuoteEvent(tx, key, {
    kind: 'invoice_drafted',
    personId,
    at: context.clock.now(),
    detail: { invoiceId: begun.value },
  })
  return begun
}
