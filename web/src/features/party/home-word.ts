import { defaultLanguage } from '@bordereau/domain/country/countries'

/**
 * The word a country has for a part of its addresses ('ZIP code', 'CAP'), for a reader whose language it is. Words of a
 * country with several languages ('PLZ / NPA') are nobody's own.
 */
export function homeWord(
  country: string,
  word: string | undefined,
  language: string,
): string | undefined {
  if (word === undefined || word.includes(' / ')) return undefined
  return defaultLanguage(country) === language.split('-')[0] ? word : undefined
}
