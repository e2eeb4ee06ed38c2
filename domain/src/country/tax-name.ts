import { inLanguage } from '../local-text.ts'
import type { Country } from '../party/party.ts'
import { countryRules } from './rules.ts'

/** The name of a country's tax in a language (BCP 47): 'TVA', 'VAT', 'GST'; English for an unknown language. */
export function taxNameIn(country: Country, language: string): string {
  return inLanguage(countryRules(country).taxName, language)
}
