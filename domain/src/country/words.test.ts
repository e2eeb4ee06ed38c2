import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { countryRules } from './rules.ts'
import { offeredTaxes } from './taxes.ts'

const LANGUAGES = ['en', 'fr', 'de', 'es', 'pl', 'it', 'hi', 'ar']
/** Names of taxes that are the same everywhere, and what Indian law wants word for word. */
const AS_IT_IS = /^GST(\/HST)?( [\d.]+ %)?$|^SUPPLY /

/** Every text of a country's rules, wherever in them it stands. */
function textsOf(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && typeof value.en === 'string') return [{ ...value }]
  return Object.values(value).flatMap(textsOf)
}

test('what taxes and their reasons are called is said in every language of the interface', () => {
  const texts = COUNTRIES.flatMap(({ code }) => textsOf([countryRules(code), offeredTaxes(code)]))
  expect(texts.length).toBeGreaterThan(500)
  const missing = texts.flatMap(text =>
    LANGUAGES.filter(language => !text[language] && !AS_IT_IS.test(String(text['en']))).map(
      language => `${String(text['en'])}: ${language}`,
    ),
  )
  expect([...new Set(missing)]).toEqual([])
})
