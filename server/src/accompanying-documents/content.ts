import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf, type Totals } from '@bordereau/domain/invoice/totals'
import { quoteMissingFields } from '@bordereau/domain/quote/missing-fields'
import { composeInvoice } from '@bordereau/einvoice/issue/compose-invoice'
import type { Tx } from '../db/database.ts'
import { loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import { type DocumentStyle, readDraft, readSnapshot } from '../invoices/document/snapshot.ts'
import { documentStyleOf } from '../invoices/issuing/make-documents.ts'
import type { AppContext } from '../lib/app-context.ts'
import { today } from '../lib/clock.ts'
import { composeQuote } from '../quotes/compose.ts'
import { readQuoteSnapshot } from '../quotes/quote-snapshot.ts'
import { listRevisions } from '../quotes/revision-store.ts'
import type { QuoteRow } from '../quotes/store.ts'
import type { Source } from './source.ts'

export type SourceContent = {
  readonly invoice: Invoice
  readonly totals: Totals
  readonly style: DocumentStyle
  readonly customerId: string
  /** What the seller wrote for the customer. */
  readonly note: string
}

/**
 * What the document says: of an accepted quote what was ordered, of an issued invoice what was issued, of a draft its content
 * now, where that is complete.
 */
export async function contentOf(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  { row }: Source,
): Promise<Decision<SourceContent, 'not_ready'>> {
  if (row.of === 'quote') return accept(await orderedOf(tx, row.quote))
  const { frozen, frozen_format, draft: stored, draft_format } = row.invoice
  const draft = readDraft(stored, draft_format)
  if (frozen === null) return draftContent(tx, context, workspaceId, draft)
  const { look: style, invoice, totals } = readSnapshot(frozen, frozen_format ?? 0)
  return accept({ invoice, totals, style, customerId: customerOf(row.invoice), note: draft.note })
}

async function orderedOf(tx: Tx, quote: QuoteRow): Promise<SourceContent> {
  const { workspace_id: workspaceId, id: quoteId } = quote
  const revisions = await listRevisions(tx, { workspaceId, quoteId })
  const accepted = revisions.find(({ answer }) => answer === 'accepted')
  if (!accepted) throw new Error(`no version of the quote ${quoteId} was accepted`)
  const snapshot = readQuoteSnapshot(accepted)
  const { agreed } = composeQuote(snapshot, new Set(accepted.chosen_ids))
  const { look: style, draft } = snapshot
  return { ...agreed, style, customerId: customerOf(quote), note: draft.note }
}

/** A quote has one before it is sent, and a document before it is issued. */
function customerOf({ id, customer_id }: Pick<QuoteRow, 'id' | 'customer_id'>): string {
  if (customer_id === null) throw new Error(`${id} has no customer`)
  return customer_id
}

async function draftContent(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  draft: Draft,
): Promise<Decision<SourceContent, 'not_ready'>> {
  const missing = quoteMissingFields(draft)
  const { customerId } = draft
  const buyer = customerId === null ? undefined : await loadBuyer(tx, workspaceId, customerId)
  if (missing.length > 0 || !buyer) return refuse('not_ready', { missing })
  const seller = await loadSeller(tx, workspaceId)
  const issueDate = draft.issueDate ?? today(context.clock, seller.timeZone)
  const parties = { seller: seller.profile, buyer: buyer.profile, bankAccount: null }
  const { invoice } = composeInvoice({ draft, number: '', issueDate, ...parties })
  const style = documentStyleOf({ seller, buyer: buyer.profile }, draft, context.clock.now(), null)
  return accept({
    invoice,
    totals: totalsOf(invoice),
    style,
    customerId: buyer.id,
    note: draft.note,
  })
}
