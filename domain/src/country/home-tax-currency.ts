import type { TaxCurrencyRule } from '../exchange/lawful-rate.ts'
import type { Currency } from '../money/currency.ts'
import type { Country } from '../party/party.ts'
import { defaultCurrency } from './countries.ts'
import { countryRules } from './rules.ts'

/** The currency in which the seller's law has the tax of a document in another currency stated; undefined where none does. */
export function homeTaxCurrency(
  seller: Country,
  documentCurrency: Currency,
): { readonly currency: Currency; readonly rule: TaxCurrencyRule } | undefined {
  const currency = defaultCurrency(seller)
  const rule = countryRules(seller).taxCurrency
  return rule === undefined || documentCurrency === currency ? undefined : { currency, rule }
}
