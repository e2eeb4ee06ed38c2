import { countryRules } from '../country/rules.ts'
import type { RoundingStep } from '../country/settlement.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Country } from '../party/party.ts'

/** The step to which a seller of the country may round amounts due in the currency. */
export function roundingStepOf(country: Country, currency: Currency): RoundingStep | undefined {
  const { rounding } = countryRules(country).settlement
  return rounding?.currency === currency ? rounding : undefined
}

/** Where a new document, or one whose currency is changed, begins: null unless every invoice is rounded. */
export function initialRoundTo(country: Country, currency: Currency): Decimal | null {
  const rounding = roundingStepOf(country, currency)
  return rounding?.byDefault === true ? rounding.step : null
}
