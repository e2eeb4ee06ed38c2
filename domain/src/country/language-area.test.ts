import { expect, test } from 'vitest'
import { TEXT_LANGUAGES } from '../text/text-language.ts'
import { COUNTRIES } from './countries.ts'
import { documentLanguage, languageAreaOf } from './language-area.ts'

const area = (postCode: string) => languageAreaOf({ country: 'BE', postCode })

test.each([
  // Brussels; Walloon and Flemish Brabant.
  ['1000', 'fr nl'],
  ['1299', 'fr nl'],
  ['1300', 'fr'],
  ['1499', 'fr'],
  ['1500', 'nl'],
  ['1999', 'nl'],
  ['2000', 'nl'],
  ['3999', 'nl'],
  ['4000', 'fr'],
  ['4699', 'fr'],
  ['4700', 'de fr'],
  ['4791', 'de fr'],
  ['4800', 'fr'],
  ['7999', 'fr'],
  ['8000', 'nl'],
  ['9990', 'nl'],
  [' 9000 ', 'nl'],
])('the languages of %s in Belgium are %s', (postCode, languages) => {
  expect(area(postCode)?.languages.join(' ')).toBe(languages)
})

test.each(['', '900', '90000', '0999', 'B-9000', 'x'])('%j is no postcode of Belgium', postCode => {
  expect(area(postCode)).toBeUndefined()
})

test.each([
  ['1547'],
  ['1620'],
  ['1630'],
  ['1640'],
  ['1780'],
  ['1950'],
  ['1970'],
  ['3717'],
  ['3790'],
  ['3798'],
  ['8587'],
  ['8957'],
  ['9600'],
  ['1000'],
  ['4000'],
  ['4700'],
])('the Flemish decree does not hold in %s', postCode => {
  expect(area(postCode)?.required).toBeUndefined()
})

test.each(['1500', '1800', '2000', '3000', '3500', '3999', '8000', '8500', '9000', '9700'])(
  'the Flemish decree wants Dutch in %s',
  postCode => {
    expect(area(postCode)?.required?.language).toBe('nl')
  },
)

test('every default language of documents has texts, and is English where that of the country has none', () => {
  const of = (country: string, postCode = '') => documentLanguage({ country, postCode })
  for (const { code } of COUNTRIES) expect(TEXT_LANGUAGES).toContain(of(code))
  expect(['NL', 'PT', 'BR', 'BE', 'SE', 'IN', 'FR'].map(code => of(code))).toEqual([
    'nl',
    'pt',
    'pt',
    'nl',
    'en',
    'en',
    'fr',
  ])
  expect(['9000', '5000', '4700', '1000'].map(code => of('BE', code))).toEqual([
    'nl',
    'fr',
    'de',
    'fr',
  ])
})

test('a language of the place stays', () => {
  const at = (postCode: string, current: string) =>
    documentLanguage({ country: 'BE', postCode }, current)
  expect(at('1000', 'nl')).toBe('nl')
  expect(at('1640', 'fr')).toBe('fr')
  expect(at('9000', 'fr')).toBe('nl')
})
