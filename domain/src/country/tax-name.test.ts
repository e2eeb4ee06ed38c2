import { expect, test } from 'vitest'
import { inLanguage } from '../local-text.ts'
import { EXEMPT_CH } from './ch/legal-notes.ts'
import { namingCategory, nameInSentence, taxNameIn, unitPriceLabel } from './tax-name.ts'

test.each([
  ['US', 'en', 'sales tax'],
  ['FR', 'en', 'VAT'],
  ['IN', 'en', 'GST'],
  ['FR', 'fr', 'TVA'],
  ['US', 'fr', 'taxe de vente'],
  ['DE', 'de', 'USt.'],
  ['US', 'de', 'Sales Tax'],
])('the tax of %s within a sentence in %s: %s', (country, language, expected) => {
  expect(nameInSentence(taxNameIn(country, language), language)).toBe(expected)
})

test.each([
  ['DE', 'de', 'Einzelpreis inkl. USt.'],
  ['CH', 'de', 'Einzelpreis inkl. MWST'],
  ['CH', 'it', 'Prezzo unitario IVA incl.'],
  ['IN', 'de', 'Einzelpreis inkl. GST'],
  ['ES', 'es', 'Precio unitario con IVA'],
  ['US', 'es', 'Precio unitario con impuesto sobre las ventas'],
])(
  'prices that include the tax of a seller in %s are called so in %s: %s',
  (country, language, expected) => {
    expect(unitPriceLabel(country, language, true)).toBe(expected)
  },
)

test('what Swiss law excludes from the tax is called so, not exempt as exports are', () => {
  expect(['de', 'fr', 'it'].map(language => inLanguage(EXEMPT_CH, language))).toEqual([
    'Von der Steuer ausgenommene Leistung – Art. 21 MWSTG / LTVA',
    'Prestation exclue du champ de l’impôt – Art. 21 MWSTG / LTVA',
    'Prestazione esclusa dall’imposta – Art. 21 MWSTG / LTVA',
  ])
})

test.each([
  // A word that is not written as one begins with no capital.
  ['GST/Hst', 'en', 'GST/Hst'],
  ['Sales Tax', 'de-AT', 'Sales Tax'],
  // Not German, although it ends so.
  ['Sales tax', 'en-de', 'sales tax'],
])('%s within a sentence in %s is %s', (name, language, expected) => {
  expect(nameInSentence(name, language)).toBe(expected)
})

test.each([
  ['es', 'L', 'IGIC', 'Precio unitario con IGIC'],
  ['de', 'L', 'IGIC', 'Einzelpreis inkl. IGIC'],
  ['hi', 'M', 'IPSI', undefined],
  ['es', 'M', 'IPSI', 'Precio unitario con IPSI'],
  ['es', 'S', 'IVA', 'Precio unitario con IVA'],
] as const)('in %s the tax of category %s is called %s', (language, category, name, label) => {
  expect(taxNameIn('ES', language, category)).toBe(name)
  if (label !== undefined) expect(unitPriceLabel('ES', language, true, category)).toBe(label)
})

test.each([
  [['L', 'L'], 'L'],
  [['M'], 'M'],
  // What is not charged has no name.
  [['L', 'E', 'G'], 'L'],
  [['S', 'L'], undefined],
  [['E'], undefined],
  [[], undefined],
] as const)('the tax of lines of the categories %o is named by %s', (categories, expected) => {
  expect(namingCategory(categories.map(category => ({ category })))).toBe(expected)
})

test('the Dutch name begins a row with a capital, and is small in a sentence', () => {
  expect(taxNameIn('BE', 'nl')).toBe('Btw')
  expect(unitPriceLabel('NL', 'nl', true)).toBe('Prijs per eenheid incl. btw')
  expect(unitPriceLabel('FR', 'pt', true)).toBe('Preço unitário com IVA')
})
