import { inLanguage } from '../local-text.ts'
import type { Country } from '../party/party.ts'
import { countryRules } from './rules.ts'

/** What accounts of the country call their bank code: 'Routing number', 'IFSC'; undefined without a word of its own. */
export function bankCodeLabel(country: Country, language: string): string | undefined {
  const { codeName } = countryRules(country).bank
  return codeName && inLanguage(codeName, language)
}
