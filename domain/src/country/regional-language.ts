import type { Country, PartyProfile } from '../party/party.ts'

type Regions = {
  /** Where dates and amounts are written as the language's tag without a region says. */
  readonly usual: readonly Country[]
  /** Where they are written otherwise: 23 November 2026 in London, 12,34,567.50 in Delhi, 1’234’567.50 in Zürich. */
  readonly own: readonly Country[]
}

/** Countries where a language is official (Unicode CLDR, territory information and its formats of dates and numbers). */
const REGIONS: Readonly<Record<string, Regions>> = {
  de: { usual: ['DE', 'BE', 'LU'], own: ['AT', 'CH', 'LI'] },
  en: { usual: ['US'], own: ['AU', 'CA', 'GB', 'HK', 'IE', 'IN', 'KE', 'MT', 'NG', 'NZ', 'SG'] },
  es: { usual: ['ES'], own: ['AR', 'CL', 'CO', 'MX', 'PE'] },
  fr: { usual: ['FR', 'BE', 'LU', 'MC'], own: ['CA', 'CH'] },
  it: { usual: ['IT', 'SM', 'VA'], own: ['CH'] },
  nl: { usual: ['NL', 'BE'], own: [] },
  pt: { usual: ['PT'], own: ['BR'] },
}

/**
 * The language tag (BCP 47) by which the dates and figures of a document are written: 'en-GB' of 'en' for a seller in the
 * United Kingdom. The first of the countries (seller, then buyer) where the language is spoken decides. A tag with a
 * region stays as it is, as does a language that none of the countries speaks.
 */
export function regionalLanguage(
  language: string,
  countries: readonly (Country | undefined)[],
): string {
  const { usual = [], own = [] } = REGIONS[language] ?? {}
  const spoken = countries.find(
    country => country !== undefined && [...usual, ...own].includes(country),
  )
  return spoken !== undefined && own.includes(spoken) ? `${language}-${spoken}` : language
}

/** The same for a document or a message between two parties. */
export function languageBetween(language: string, { seller, buyer }: Parties): string {
  return regionalLanguage(language, [seller.address.country, buyer?.address.country])
}

/** The same for a document's first and second language. */
export function languagesBetween(
  { language, secondLanguage }: Languages,
  parties: Parties,
): Languages {
  return {
    language: languageBetween(language, parties),
    secondLanguage: secondLanguage && languageBetween(secondLanguage, parties),
  }
}

type Languages = { readonly language: string; readonly secondLanguage: string | null }
type Located = Pick<PartyProfile, 'address'>
type Parties = { readonly seller: Located; readonly buyer?: Located | undefined }
