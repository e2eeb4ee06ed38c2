import { type DocumentType, isSelfBilled } from './document-kind.ts'

/**
 * Documents that accompany a sale and are no invoices: nothing of them is owed, taxed or booked. An order confirmation repeats
 * what was ordered, a pro-forma invoice says what would be invoiced (for customs, or for approval), a delivery note what was
 * handed over.
 */
export const ACCOMPANYING_KINDS = ['order_confirmation', 'pro_forma', 'delivery_note'] as const
export type AccompanyingKind = (typeof ACCOMPANYING_KINDS)[number]

/** What they are made of: a quote, by its status, or a draft or issued document, by its type. */
export type AccompanyingSource =
  | { readonly of: 'quote'; readonly isAccepted: boolean; readonly isInvoiced: boolean }
  | { readonly of: 'document'; readonly type: DocumentType; readonly isIssued: boolean }

/** Those that may be made: a confirmation of what was ordered, a pro-forma invoice until the invoice is issued. */
export function accompanyingKindsOf(source: AccompanyingSource): readonly AccompanyingKind[] {
  if (source.of === 'quote') {
    if (!source.isAccepted) return []
    return ACCOMPANYING_KINDS.filter(kind => kind !== 'pro_forma' || !source.isInvoiced)
  }
  // Neither an advance nor a correction delivers anything, and a supplier's delivery is not ours.
  if (source.type !== 'invoice' || isSelfBilled(source)) return []
  return source.isIssued ? ['delivery_note'] : ['pro_forma', 'delivery_note']
}
