import { defaultLanguage } from '@bordereau/domain/country/countries'

/**
 * A country's own term for a part of its addresses ('ZIP code', 'CAP'), if it is in the user's language. Terms in several
 * languages ('PLZ / NPA') are never used.
 */
export function localLabel(
  country: string,
  term: string | undefined,
  language: string,
): string | undefined {
  if (term === undefined || term.includes(' / ')) return undefined
  return defaultLanguage(country) === language.split('-')[0] ? term : undefined
}
