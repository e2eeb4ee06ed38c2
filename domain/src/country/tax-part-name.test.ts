import { expect, test } from 'vitest'
import { countryRules } from './rules.ts'
import { taxPartNameIn } from './tax-name.ts'

test.each([
  ['CA', 'fr-CA', 'GST QST PST RST HST', 'TPS TVQ TVP TVD TVH'],
  ['CA', 'fr', 'GST QST', 'TPS TVQ'],
  ['CA', 'en-CA', 'GST QST PST RST HST', 'GST QST PST RST HST'],
  ['CA', 'de', 'GST QST', 'GST QST'],
  ['IN', 'hi', 'CGST SGST UTGST IGST', 'सीजीएसटी एसजीएसटी यूटीजीएसटी आईजीएसटी'],
  ['IN', 'en-IN', 'CGST SGST', 'CGST SGST'],
  // What a seller calls its own taxes.
  ['US', 'fr', 'King County', 'King County'],
])('the parts of the taxes of %s in %s: %s are %s', (country, language, names, said) => {
  const translated = names.split(' ').map(name => taxPartNameIn(country, name, language))
  expect(translated.join(' ')).toBe(said)
})

test('every part of an offered tax of Canada has its French name', () => {
  const { taxes } = countryRules('CA')
  const parts = taxes.flatMap(tax => tax.parts ?? [])
  expect(parts.length).toBeGreaterThan(6)
  for (const { name } of parts)
    expect(taxPartNameIn('CA', name, 'fr')).toMatch(/^T(PS|VQ|VP|VD|VH)$/)
})
