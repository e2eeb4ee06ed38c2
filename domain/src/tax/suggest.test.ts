import { expect, test } from 'vitest'
import { COUNTRIES } from '../country/countries.ts'
import { localDate } from '../date.ts'
import { suggestTax } from './suggest.ts'

const day = localDate('2026-11-20')

function suggested(seller: string, buyer: string, supply: 'goods' | 'services', change = {}) {
  const {
    vatRegistered = true,
    kind = 'business',
    hasVatId = true,
    language = 'en',
  } = change as {
    vatRegistered?: boolean
    kind?: 'business' | 'person' | 'government'
    hasVatId?: boolean
    language?: string
  }
  return suggestTax({
    seller: { country: seller, vatRegistered },
    buyer: { country: buyer, kind, hasVatId },
    supply,
    language,
    day,
  }).tax
}

test.each([
  ['FR', 'FR', 'services', {}, 'S', '20', '', ''],
  ['FR', 'DE', 'services', {}, 'AE', '0', 'VATEX-EU-AE', 'art. 283-2 du CGI'],
  ['FR', 'PL', 'goods', {}, 'K', '0', 'VATEX-EU-IC', 'art. 262 ter'],
  ['FR', 'US', 'goods', {}, 'G', '0', 'VATEX-EU-G', 'art. 262, I'],
  ['FR', 'IN', 'services', {}, 'O', '0', 'VATEX-EU-O', 'art. 259-1'],
  ['FR', 'US', 'services', { kind: 'person' }, 'S', '20', '', ''],
  ['FR', 'DE', 'services', { hasVatId: false, kind: 'person' }, 'S', '20', '', ''],
  ['FR', 'DE', 'goods', { vatRegistered: false }, 'E', '0', 'VATEX-FR-FRANCHISE', '293 B'],
  ['DE', 'DE', 'services', {}, 'S', '19', '', ''],
  ['DE', 'DE', 'services', { vatRegistered: false }, 'E', '0', '', 'section 19'],
  ['PL', 'PL', 'goods', {}, 'S', '23', '', ''],
  ['PL', 'FR', 'goods', {}, 'K', '0', 'VATEX-EU-IC', 'art. 42'],
  ['IT', 'ES', 'services', {}, 'AE', '0', 'VATEX-EU-AE', 'art. 7-ter'],
  ['AT', 'GR', 'services', {}, 'AE', '0', 'VATEX-EU-AE', 'Art. 196'],
  ['IN', 'IN', 'services', {}, 'S', '18', '', ''],
  ['IN', 'US', 'services', {}, 'G', '0', '', 'LETTER OF UNDERTAKING'],
  ['US', 'US', 'services', {}, 'O', '0', '', 'sales tax'],
  ['US', 'FR', 'goods', {}, 'G', '0', '', 'Export'],
  ['GB', 'FR', 'goods', {}, 'G', '0', '', 'VAT Act 1994'],
  ['CH', 'DE', 'services', {}, 'O', '0', '', 'Art. 8'],
  ['CH', 'CH', 'services', {}, 'S', '8.1', '', ''],
  ['JP', 'JP', 'goods', {}, 'S', '10', '', ''],
] as const)(
  '%s to %s, %s %j: %s %s',
  (seller, buyer, supply, change, category, rate, code, reasonText) => {
    const tax = suggested(seller, buyer, supply, change)
    expect(tax).toMatchObject({ category, rate, exemptionCode: code })
    expect(tax.exemptionReason).toContain(reasonText)
  },
)

test('the reason is in the language of the document', () => {
  const reason = (language: string) =>
    suggested('FR', 'DE', 'services', { language }).exemptionReason
  expect(reason('de')).toMatch(/^Steuerschuldnerschaft des Leistungsempfängers/)
  expect(reason('fr-CA')).toMatch(/^Autoliquidation/)
  expect(reason('sv')).toMatch(/^Reverse charge/)
})

test('every combination of country and supply has a suggestion, with a reason where the category needs one', () => {
  for (const { code } of COUNTRIES) {
    for (const buyer of [code, 'FR', 'US', 'IN']) {
      for (const supply of ['goods', 'services'] as const) {
        for (const vatRegistered of [true, false]) {
          const tax = suggested(code, buyer, supply, { vatRegistered })
          const needsReason = !['S', 'Z', 'L', 'M'].includes(tax.category)
          expect(tax.exemptionReason !== '').toBe(needsReason)
          if (tax.category !== 'S') expect(tax.rate).toBe('0')
        }
      }
    }
  }
})

test('a suggestion is a tax offered on the day, by its key', () => {
  const key = (seller: string, buyer: string, vatRegistered = true, hasVatId = true) =>
    suggestTax({
      seller: { country: seller, vatRegistered },
      buyer: { country: buyer, kind: 'business', hasVatId },
      supply: 'services',
      language: 'en',
      day,
    }).key
  expect(key('FR', 'FR')).toBe('standard')
  expect(key('FR', 'DE')).toBe('reverse_charge')
  expect(key('FR', 'DE', true, false)).toBe('standard')
  expect(key('FR', 'DE', false)).toBe('small_business')
  expect(key('US', 'US')).toBe('outside_scope')
  expect(key('US', 'FR')).toBe('export')
})
