import type { Address, Country } from '../party/party.ts'
import { TEXT_LANGUAGES } from '../text/text-language.ts'
import { belgianLanguageArea } from './be/language-area.ts'
import { defaultLanguage } from './countries.ts'

/** A part of a country with languages of its own. */
export type LanguageArea = {
  /** Official there, BCP 47; the first is that of most people. */
  readonly languages: readonly string[]
  /** The language in which the law of the place wants the documents of its sellers. */
  readonly required?: { readonly language: string; readonly law: string; readonly url: string }
}

/** By country, from its postcode; undefined: the postcode is none of an area, or not known yet. */
const AREAS: Readonly<Record<Country, (postCode: string) => LanguageArea | undefined>> = {
  BE: belgianLanguageArea,
}

type Place = Pick<Address, 'country' | 'postCode'>

/** The area in which an address is; undefined where its country has none that are known here. */
export function languageAreaOf({ country, postCode }: Place): LanguageArea | undefined {
  return AREAS[country]?.(postCode)
}

/**
 * The language of documents for someone at an address, before anybody chose another: that of the place, English where it has
 * no texts. `current` stays where it is one of several languages of the place.
 */
export function documentLanguage(place: Place, current?: string): string {
  const languages = languageAreaOf(place)?.languages ?? [defaultLanguage(place.country)]
  if (current !== undefined && languages.includes(current)) return current
  const [language = 'en'] = languages
  return TEXT_LANGUAGES.some(known => known === language) ? language : 'en'
}
