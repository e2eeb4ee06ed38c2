import { type Currency, toText } from '@bordereau/domain/money/currency'
import type { TaxPart } from './discount-store.ts'

/** Taxes in a discount as responses have them. */
export function presentTaxes(parts: readonly TaxPart[], currency: Currency) {
  return parts.map(({ rate, taxable, tax }) => ({
    rate,
    taxable: toText(taxable, currency),
    tax: toText(tax, currency),
  }))
}
