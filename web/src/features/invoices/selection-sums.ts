import type { InvoiceRow } from '@bordereau/contract/invoices'
import { type Currency, type Minor, toMinor, toText } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'

type Summed = Pick<InvoiceRow, 'payable' | 'currency' | 'kind'>

/** What the documents come to, by currency; credit notes are deducted. Amounts as decimal text. */
export function selectionSums(
  rows: readonly Summed[],
): readonly { readonly currency: Currency; readonly amount: string }[] {
  const sums = new Map<Currency, Minor>()
  for (const { payable, currency, kind } of rows) {
    const amount = toMinor(decimal(payable), currency)
    const signed = kind === 'credit_note' ? -amount : amount
    sums.set(currency, (sums.get(currency) ?? 0n) + signed)
  }
  return [...sums].map(([currency, sum]) => ({ currency, amount: toText(sum, currency) }))
}
