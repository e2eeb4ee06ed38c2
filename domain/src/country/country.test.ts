import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import type { PartyProfile } from '../party/party.ts'
import { taxesOn } from '../tax/tax-of.ts'
import { COUNTRIES, EU, countryName, defaultCurrency, defaultLanguage } from './countries.ts'
import { countryRules } from './rules.ts'
import { taxNameIn } from './tax-name.ts'

/** Generic rules know no post codes. */
const COUNTRIES_WITH_RULES = COUNTRIES.map(({ code }) => code).filter(
  code => countryRules(code).address.postCode !== undefined,
)

describe('tax and registration numbers', () => {
  const kinds = COUNTRIES.flatMap(({ code }) =>
    countryRules(code).taxIds.map(kind => ({ code, kind })),
  )

  test('every example is valid, normalised, and unchanged by formatting', () => {
    for (const { code, kind } of kinds) {
      const where = `${code} ${kind.key}`
      expect([where, kind.validate(kind.example)]).toEqual([
        where,
        { ok: true, value: kind.example },
      ])
      expect([where, kind.normalise(kind.format(kind.example))]).toEqual([where, kind.example])
      expect(kind.validate(` ${kind.format(kind.example).toLowerCase()} `).ok).toBe(true)
    }
  })

  test('a wrong last digit is refused in every VAT number of the EU', () => {
    for (const code of EU) {
      const vat = countryRules(code).taxIds.find(kind => kind.role === 'vat')
      const example = vat?.example ?? ''
      // The last digit of a Dutch and a Swedish number counts establishments; the checked one is before it.
      const at = { NL: 10, SE: 11, CY: 9, IE: 8, FR: 12 }[code] ?? lastDigit(example)
      const digit = Number(example[at])
      const refused = [1, 2, 3].map(step => {
        const wrong = `${example.slice(0, at)}${(digit + step) % 10}${example.slice(at + 1)}`
        return vat?.validate(wrong).ok
      })
      expect([code, refused]).toEqual([code, [false, false, false]])
    }
  })

  test.each([
    ['FR', 'siren', '732 829 320', true],
    ['FR', 'siren', '732829321', false],
    ['FR', 'siren', '7328293', false],
    ['FR', 'siret', '732 829 320 00074', true],
    ['FR', 'siret', '73282932000075', false],
    ['FR', 'vat', 'FR 40 303265045', true],
    ['FR', 'vat', '40303265045', true],
    ['FR', 'vat', 'FR41303265045', false],
    ['IN', 'gstin', '27AAPFU0939F1ZV', true],
    ['IN', 'gstin', '29AABCU9603R1ZJ', true],
    ['IN', 'gstin', '27AAPFU0939F1ZW', false],
    ['IN', 'gstin', '99AAPFU0939F1ZV', false],
    ['IN', 'pan', 'AAPFU0939F', true],
    ['IN', 'pan', 'AAPFU0000F', false],
    ['PL', 'nip', '526-025-02-74', true],
    ['PL', 'nip', 'PL 5260250274', true],
    ['PL', 'nip', '5260250275', false],
    ['PL', 'regon', '192598184', true],
    ['PL', 'regon', '192598183', false],
    ['PL', 'krs', '0000109815', true],
    ['PL', 'krs', '109815', false],
    ['US', 'ein', '91-1144442', true],
    ['US', 'ein', '07-1144442', false],
    ['DE', 'vat', 'DE 136 695 976', true],
    ['DE', 'vat', 'DE136695978', false],
    ['DE', 'steuernummer', '181/815/08155', true],
    ['DE', 'steuernummer', '136695978', false],
    ['DE', 'handelsregister', 'HRB 123456', true],
    ['DE', 'handelsregister', '123456', false],
    ['IT', 'piva', 'IT 00743110157', true],
    ['IT', 'piva', '00743110158', false],
    ['IT', 'codice_fiscale', 'RCCMNL83S18D969H', true],
    ['IT', 'codice_fiscale', 'RCCMNL83S18D969', false],
    ['IT', 'codice_fiscale', 'RCCMNL83S18D969A', false],
    ['IT', 'codice_fiscale', '00743110157', true],
    ['ES', 'nif', 'B-58378431', true],
    ['ES', 'nif', '54362315K', true],
    ['ES', 'nif', 'X-5253868-R', true],
    ['ES', 'nif', 'B64717839', false],
    ['BE', 'vat', 'BE 0403.019.261', true],
    ['BE', 'enterprise', '0403.019.261', true],
    ['BE', 'enterprise', '0403.019.262', false],
    ['NL', 'vat', 'NL4495445B01', true],
    ['NL', 'vat', 'NL123456789B90', false],
    ['NL', 'kvk', '12345678', true],
    ['NL', 'kvk', '1234567', false],
    ['GB', 'vat', 'GB 980 7806 84', true],
    ['GB', 'vat', '802311781', false],
    ['GB', 'company', 'SC123456', true],
    ['GB', 'company', '123', false],
    ['GB', 'utr', '1955839661', true],
    ['GB', 'utr', '2955839661', false],
    ['CH', 'uid', 'CHE-107.787.577', true],
    ['CH', 'uid', 'CHE-107.787.578', false],
    ['CH', 'vat', 'CHE-107.787.577 TVA', true],
    ['CH', 'vat', 'CHE-107.787.577', false],
    ['GR', 'vat', 'EL 094259216', true],
    ['SE', 'registration', '123456-7897', true],
    ['SE', 'registration', '123456-7891', false],
    ['NO', 'registration', '988 077 917', true],
    ['NO', 'registration', '988 077 918', false],
  ])('%s %s %s: %s', (code, key, text, valid) => {
    const kind = countryRules(code).taxIds.find(candidate => candidate.key === key)
    expect(kind?.validate(text).ok).toBe(valid)
  })

  test('a refusal names the length, the format or the checksum', () => {
    const siren = countryRules('FR').taxIds.find(kind => kind.key === 'siren')
    expect(siren?.validate('123')).toMatchObject({ refusal: 'wrong_length' })
    expect(siren?.validate('73282932X')).toMatchObject({ refusal: 'wrong_format' })
    expect(siren?.validate('732829321')).toMatchObject({ refusal: 'wrong_checksum' })
    expect(siren?.validate('')).toMatchObject({ ok: false })
  })
})

test('there are 249 countries, 27 of them in the EU, each with a name, currency and language', () => {
  expect(COUNTRIES).toHaveLength(249)
  expect(EU.size).toBe(27)
  expect(new Set(COUNTRIES.map(row => row.code)).size).toBe(249)
  for (const { code, currency, language } of COUNTRIES) {
    expect(countryName(code, 'en')).not.toBe(code)
    expect(currency).toMatch(/^[A-Z]{3}$/)
    expect(new Intl.DisplayNames(['en'], { type: 'language' }).of(language)).not.toBe(language)
  }
  expect([defaultCurrency('PL'), defaultLanguage('PL'), countryName('PL', 'fr')]).toEqual([
    'PLN',
    'pl',
    'Pologne',
  ])
  expect([...EU].filter(code => !COUNTRIES.some(row => row.code === code))).toEqual([])
})

test('taxes have unique keys, one standard rate on any day, and reasons exactly where EN 16931 requires them', () => {
  for (const { code } of COUNTRIES) {
    for (const day of ['2023-06-01', '2025-09-21', '2025-09-22', '2026-11-20'].map(localDate)) {
      const taxes = taxesOn(countryRules(code).taxes, day)
      expect(new Set(taxes.map(tax => tax.key)).size).toBe(taxes.length)
      for (const tax of taxes) {
        const exempt = ['E', 'AE', 'K', 'G', 'O'].includes(tax.category)
        const reasoned = tax.reason !== undefined || tax.exemptionCode !== ''
        expect([code, tax.key, reasoned]).toEqual([code, tax.key, exempt])
        expect(tax.category === 'S' ? tax.rate !== '0' : true).toBe(true)
      }
    }
  }
  const rates = (code: string, day: string) =>
    taxesOn(countryRules(code).taxes, localDate(day))
      .filter(tax => tax.category === 'S' && tax.rate !== null)
      .map(tax => tax.rate)
  expect(rates('FR', '2026-11-20')).toEqual(['20', '10', '5.5', '2.1', '13', '0.9'])
  expect(rates('CH', '2023-12-31')).toEqual(['7.7', '3.7', '2.5'])
  expect(rates('CH', '2024-01-01')).toEqual(['8.1', '3.8', '2.6'])
  expect(rates('IN', '2025-09-21')).toEqual(['18', '5', '3', '1.5', '0.25', '12', '28'])
  expect(rates('IN', '2025-09-22')).toEqual(['18', '5', '40', '3', '1.5', '0.25'])
})

describe('legal notes', () => {
  const profile = (country: string, change: Partial<PartyProfile> = {}): PartyProfile => ({
    kind: 'business',
    legalName: 'X',
    tradingName: '',
    address: { line1: '', line2: '', line3: '', city: '', postCode: '', subdivision: '', country },
    taxIds: [],
    legalInformation: '',
    contact: { name: '', phone: '', email: '' },
    ...change,
  })
  const keys = (seller: PartyProfile, buyer: PartyProfile, change = {}) =>
    countryRules(seller.address.country)
      .legalNotes({
        kind: 'invoice',
        seller,
        buyer,
        currency: 'EUR',
        taxes: [],
        delivered: true,
        deliveryAddress: null,
        hasCashDiscount: false,
        supplies: [],
        ...change,
      })
      .map(sentence => sentence.key)

  test('of France name the operation, the terms of payment and the treatment to any buyer', () => {
    const all = ['nature', 'recovery_fee', 'late_penalty', 'early_payment_discount', 'treatment']
    expect(keys(profile('FR'), profile('DE'))).toEqual(all)
    expect(keys(profile('FR'), profile('FR', { kind: 'person' }))).toEqual(all)
  })

  test('of India name the place of supply and the reverse charge', () => {
    const seller = profile('IN', { taxIds: [{ kind: 'gstin', value: '27AAPFU0939F1ZV' }] })
    const texts = countryRules('IN')
      .legalNotes({
        kind: 'invoice',
        seller,
        buyer: profile('US'),
        currency: 'USD',
        taxes: [],
        delivered: true,
        deliveryAddress: null,
        hasCashDiscount: false,
        supplies: [],
      })
      .map(sentence => sentence.text.en)
    expect(texts).toEqual([
      'Place of supply: Other country (96)',
      'Tax payable on reverse charge basis: No',
    ])
    // Rule 46 is about tax invoices, which only registered persons issue.
    expect(keys(profile('IN'), profile('IN'))).toEqual([])
  })

  test('of Germany state the date of supply where the document does not', () => {
    expect(keys(profile('DE'), profile('DE'), { delivered: false })).toEqual(['supply_date'])
    expect(keys(profile('DE'), profile('DE'))).toEqual([])
  })

  test('on credit notes: rectifying in Spain, VAT to be paid back in Belgium', () => {
    const taxes = [{ category: 'S', rate: '21', exemptionCode: '', exemptionReason: '' }]
    expect(keys(profile('ES'), profile('ES'), { kind: 'credit_note' })).toEqual(['rectifying'])
    expect(keys(profile('BE'), profile('BE'), { kind: 'credit_note', taxes })).toEqual([
      'repay_deducted_vat',
    ])
    expect(keys(profile('ES'), profile('ES'))).toEqual([])
  })

  test('on works in Belgium without VAT: what the customer is presumed to acknowledge', () => {
    const tax = countryRules('BE').taxes.find(({ key }) => key === 'reverse_charge_domestic')
    const taxes = [
      { category: 'AE', rate: '0', exemptionCode: '', exemptionReason: tax?.reason?.['fr'] ?? '' },
    ]
    expect(keys(profile('BE'), profile('BE'), { taxes })).toEqual(['works_presumption'])
    expect(keys(profile('BE'), profile('BE'), { taxes, kind: 'credit_note' })).toEqual([])
    const abroad = countryRules('BE').taxes.find(({ key }) => key === 'reverse_charge')
    const services = [{ ...taxes[0], exemptionReason: abroad?.reason?.en ?? '' }]
    expect(keys(profile('BE'), profile('FR'), { taxes: services })).toEqual([])
  })

  test('exist in English and in a language of the country', () => {
    for (const code of COUNTRIES_WITH_RULES) {
      for (const kind of ['invoice', 'credit_note'] as const) {
        const found = countryRules(code).legalNotes({
          kind,
          seller: profile(code),
          buyer: profile('SE'),
          currency: 'EUR',
          taxes: [],
          delivered: false,
          deliveryAddress: null,
          hasCashDiscount: false,
          supplies: [],
        })
        for (const { text, law } of found) {
          expect(text.en).not.toBe('')
          expect(text[defaultLanguage(code)]).toBeTruthy()
          expect(law).not.toBe('')
        }
      }
    }
  })
})

test('post codes: every example fits its pattern, and a foreign one does not', () => {
  expect(COUNTRIES_WITH_RULES.length).toBeGreaterThanOrEqual(11)
  for (const code of COUNTRIES_WITH_RULES) {
    const { postCode } = countryRules(code).address
    expect(postCode?.pattern.test(postCode.example)).toBe(true)
    expect(postCode?.pattern.test('1-2-3-4')).toBe(false)
  }
})

function lastDigit(text: string): number {
  return [...text].findLastIndex(character => /\d/.test(character))
}

test('the name of a country’s tax is in the language, in its primary language, or in English', () => {
  expect(['fr', 'fr-CA', 'sv'].map(language => taxNameIn('FR', language))).toEqual([
    'TVA',
    'TVA',
    'VAT',
  ])
  expect(taxNameIn('IN', 'en-IN')).toBe('GST')
})

test('a British reverse charge states the rate that the customer accounts for', () => {
  const charges = countryRules('GB').taxes.filter(({ category }) => category === 'AE')
  expect(charges.map(({ key, reason }) => [key, reason?.en])).toEqual([
    ['reverse_charge', expect.stringContaining('at 20 % to HMRC')],
    ['reverse_charge_reduced', expect.stringContaining('at 5 % to HMRC')],
  ])
})
