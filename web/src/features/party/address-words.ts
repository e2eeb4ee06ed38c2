import { countryRules } from '@bordereau/domain/country/rules'
import { t } from '@lingui/core/macro'
import { homeWord } from './home-word.ts'

/** How the reader calls the post code of a country: by its own word ('ZIP code', 'CAP') where that is her language. */
export function nameOfPostCode(country: string, language: string): string {
  return homeWord(country, countryRules(country).address.postCode?.label, language) ?? t`Post code`
}

/** How the reader calls what a country is divided into. */
export function nameOfSubdivision(country: string, language: string): string {
  const own = countryRules(country).address.subdivision?.label
  const word = homeWord(country, own, language)
  if (word !== undefined) return word
  switch (own) {
    case 'State':
      return t({ context: 'part of a country', message: 'State' })
    case 'Provincia':
      return t`Province`
    case 'Kanton / Canton':
      return t`Canton`
    case 'Województwo':
      return t`Voivodeship`
    default:
      return t`Region`
  }
}
