import type { LocalDate } from '../date.ts'
import type { RateSource } from '../exchange/published-rate.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'

/** BT-6: the currency in which the tax is stated too. */
export type TaxCurrency = {
  readonly currency: Currency
  /** Units of it for one unit of the document's currency. */
  readonly rate: Decimal
  /** Where and when the rate was published; absent where it was entered by hand. */
  readonly published?: { readonly source: RateSource; readonly day: LocalDate } | undefined
}
