import type { InvoiceRow } from '@bordereau/contract/invoices'
import { DOCUMENT_TYPE_RULES } from '@bordereau/domain/document-kind'
import { type Currency, type Minor, toMinor, toText } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'

type Summed = Pick<InvoiceRow, 'payable' | 'currency' | 'type'>

/** What the documents come to, by currency; credit notes are deducted. Amounts as decimal text. */
export function selectionSums(
  rows: readonly Summed[],
): readonly { readonly currency: Currency; readonly amount: string }[] {
  const sums = new Map<Currency, Minor>()
  for (const { payable, currency, type } of rows) {
    const amount = toMinor(decimal(payable), currency)
    const signed = DOCUMENT_TYPE_RULES[type].kind === 'credit_note' ? -amount : amount
    sums.set(currency, (sums.get(currency) ?? 0n) + signed)
  }
  return [...sums].map(([currency, sum]) => ({ currency, amount: toText(sum, currency) }))
}
