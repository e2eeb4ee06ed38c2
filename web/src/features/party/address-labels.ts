import { countryRules } from '@bordereau/domain/country/rules'
import { inLanguage } from '@bordereau/domain/local-text'
import { t } from '#macros'
import { localLabel } from './local-label.ts'

/** The label of the post code: the country's own term ('ZIP code', 'CAP') if the user speaks its language. */
export function postCodeLabel(country: string, language: string): string {
  return (
    localLabel(country, countryRules(country).address.postCode?.label, language) ?? t`Postal code`
  )
}

/** The label of the country's subdivision in the user's language. */
export function subdivisionLabel(country: string, language: string): string {
  const { subdivision } = countryRules(country).address
  if (subdivision === undefined) return t`Region`
  return localLabel(country, subdivision.label, language) ?? inLanguage(subdivision.name, language)
}
