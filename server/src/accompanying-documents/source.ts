import { documentTypeOf } from '@bordereau/domain/document-kind'
import { type AccompanyingKind, accompanyingKindsOf } from '@bordereau/domain/accompanying-document'
import type { Tx } from '../db/database.ts'
import { readDraft } from '../invoices/document/snapshot.ts'
import { type InvoiceRow, findInvoice } from '../invoices/document/store.ts'
import { type QuoteRow, findQuote, listQuoteDocuments } from '../quotes/store.ts'
import type { SourceKey } from './store.ts'

/** The quote or document that accompanying documents are made of. */
export type Source = {
  readonly kinds: readonly AccompanyingKind[]
  readonly customerId: string | null
  /** '' of a draft. */
  readonly number: string
  readonly row:
    | { readonly of: 'quote'; readonly quote: QuoteRow }
    | { readonly of: 'document'; readonly invoice: InvoiceRow }
}

/** undefined unless exactly one of both is given. */
export function sourceKey(given: {
  readonly quoteId?: string | undefined
  readonly invoiceId?: string | undefined
}): SourceKey | undefined {
  const { quoteId, invoiceId } = given
  if (quoteId !== undefined) return invoiceId === undefined ? { quoteId } : undefined
  return invoiceId === undefined ? undefined : { invoiceId }
}

/** undefined: there is none. */
export async function findSource(
  tx: Tx,
  workspaceId: string,
  key: SourceKey,
): Promise<Source | undefined> {
  if (key.quoteId === undefined) {
    const invoice = await findInvoice(tx, workspaceId, key.invoiceId)
    return invoice && documentSource(invoice)
  }
  const quote = await findQuote(tx, workspaceId, key.quoteId)
  return quote && quoteSource(tx, quote)
}

async function quoteSource(tx: Tx, quote: QuoteRow): Promise<Source> {
  const made = await listQuoteDocuments(tx, { workspaceId: quote.workspace_id, quoteId: quote.id })
  const isInvoiced = made.some(({ type, issued_at }) => type === 'invoice' && issued_at !== null)
  const isAccepted = quote.state === 'accepted'
  return {
    kinds: accompanyingKindsOf({ of: 'quote', isAccepted, isInvoiced }),
    customerId: quote.customer_id,
    number: quote.number ?? '',
    row: { of: 'quote', quote },
  }
}

function documentSource(invoice: InvoiceRow): Source {
  const type = documentTypeOf(readDraft(invoice.draft, invoice.draft_format))
  const isIssued = invoice.issued_at !== null
  return {
    kinds: accompanyingKindsOf({ of: 'document', type, isIssued }),
    customerId: invoice.customer_id,
    number: invoice.number ?? '',
    row: { of: 'document', invoice },
  }
}
