import { describe, expect, test } from 'vitest'
import { EU_BUYER_DETAILS } from './buyer-details.ts'
import { EU_CORRECTIONS } from './corrections.ts'
import { DEFAULTS } from './defaults.ts'
import { EU_TAX_CURRENCY } from './eu-tax-currency.ts'
import { euVat } from './eu-vat.ts'
import { GENERIC_OBLIGATIONS } from './generic-obligations.ts'
import { genericTaxes, outsideEuTaxes } from './generic-taxes.ts'
import { genericRules } from './generic.ts'
import { EU_LATE_PAYMENT } from './late-payment.ts'
import { DIRECTIVE, euExemptions } from './offer.ts'
import { EU_SELF_BILLING } from './self-billing.ts'

// countryRules keeps the object of a country, so that a mistake in what makes it is seen here alone.

const kindOf = (country: string, key: string) =>
  genericRules(country).taxIds.find(kind => kind.key === key)

describe('the numbers of a country without a folder', () => {
  test.each([
    ['AT', ['vat UID-Nr.', 'tax Tax number', 'registration Company number']],
    ['NO', ['vat MVA-nummer', 'registration Organisasjonsnummer']],
    [
      'SE',
      ['vat Momsreg.nr', 'f_skatt F-skatt', 'tax Tax number', 'registration Organisationsnummer'],
    ],
    ['DK', ['vat CVR-nr. (moms)', 'tax Tax number', 'registration CVR-nr.']],
    ['FI', ['vat ALV-numero', 'tax Tax number', 'registration Y-tunnus']],
    ['MC', ['vat N° TVA', 'registration Company number']],
    ['IM', ['vat VAT number', 'registration Company number']],
    ['JP', ['tax Tax number', 'registration Company number']],
  ])('of %s are %j', (country, expected) => {
    const { taxIds } = genericRules(country)
    expect(taxIds.map(({ key, label }) => `${key} ${label}`)).toEqual(expected)
    for (const kind of taxIds) {
      expect(kind.validate(kind.example)).toEqual({ ok: true, value: kind.example })
      expect(kind.requiredFor).toEqual([])
    }
  })

  test.each([
    ['NO', 'vat', '995 525 828 MVA', 'NO995525828MVA'],
    ['NO', 'registration', '988 077 917', '988077917'],
    ['SE', 'registration', '123456-7897', '1234567897'],
    ['DK', 'registration', '13 58 56 28', 'DK13585628'],
    ['FI', 'registration', '2077474-0', '20774740'],
    ['MC', 'vat', '53 0000 04605', 'FR53000004605'],
    ['IM', 'vat', '003 4356 20', 'GB003435620'],
    // Any short number of letters and digits where no form is known.
    ['JP', 'tax', 'ab', 'AB'],
    ['JP', 'tax', 'A'.repeat(30), 'A'.repeat(30)],
    ['JP', 'registration', '12', '12'],
    ['JP', 'registration', '1'.repeat(30), '1'.repeat(30)],
  ])('%s %s %s is stored as %s', (country, key, typed, stored) => {
    expect(kindOf(country, key)?.validate(typed)).toEqual({ ok: true, value: stored })
  })

  test.each([
    ['NO', 'registration', '988077918'],
    ['SE', 'registration', '1234567891'],
    ['DK', 'registration', '03585628'],
    ['DK', 'registration', 'DK07668627'],
    ['FI', 'registration', '20774741'],
    ['JP', 'tax', 'A'],
    ['JP', 'tax', 'A'.repeat(31)],
    ['JP', 'tax', '*AB'],
    ['JP', 'tax', 'AB*'],
    ['JP', 'registration', '1'],
    ['JP', 'registration', '1'.repeat(31)],
    ['JP', 'registration', '*12'],
    ['JP', 'registration', '12*'],
  ])('%s %s %s is refused', (country, key, typed) => {
    expect(kindOf(country, key)?.validate(typed).ok).toBe(false)
  })

  test.each([
    // The VAT number contains the number of the register.
    ['SE', 'SE123456789701', '1234567897', '123456-7897'],
    ['NO', 'NO988077917MVA', '988077917', '988 077 917'],
    ['DK', 'DK13585628', 'DK13585628', 'DK13585628'],
    ['FI', 'FI20774740', '20774740', '2077474-0'],
  ])(
    'in %s the VAT number %s has the registration %s, written %s',
    (country, vat, own, written) => {
      const kind = kindOf(country, 'registration')
      const derived = kind?.derive?.map(({ from, take }) => [from, take(vat)])
      expect(derived).toEqual([['vat', own]])
      expect(kind?.format(own)).toBe(written)
    },
  )
})

// The lists of Peppol: participant identifier schemes, after ISO 6523, and electronic address schemes.
test.each([
  ['SE', '0007', '0007'],
  ['NO', '0192', '0192'],
  ['DK', '0184', '0184'],
  ['FI', '0212', '0216'],
  ['IS', '0196', '0196'],
  ['JP', undefined, undefined],
])('the register of %s has the scheme %s and the address %s', (country, icd, eas) => {
  const kind = kindOf(country, 'registration')
  expect([kind?.icd, kind?.eas]).toEqual([icd, eas])
})

test('numbers of Monaco are in the register of the Union', () => {
  expect(kindOf('MC', 'vat')?.registers?.('FR53000004605')).toEqual(['vies'])
})

test.each([
  ['AT', 'VAT', 'USt.'],
  ['AU', 'GST', undefined],
  ['NZ', 'GST', undefined],
  ['SG', 'GST', undefined],
  ['JP', 'Consumption tax', 'Verbrauchsteuer'],
])('the tax of %s is called %s', (country, english, german) => {
  expect(genericRules(country).taxName).toMatchObject({
    en: english,
    ...(german !== undefined && { de: german }),
  })
})

test('a member state has the rules of the Union, another country those of no country', () => {
  expect(genericRules('LT')).toMatchObject({
    taxCurrency: EU_TAX_CURRENCY,
    corrections: EU_CORRECTIONS,
    selfBilling: EU_SELF_BILLING,
    buyerDetails: EU_BUYER_DETAILS,
    latePayment: EU_LATE_PAYMENT,
  })
  const other = genericRules('JP')
  expect(other.corrections).toBe(DEFAULTS.corrections)
  for (const rule of ['taxCurrency', 'selfBilling', 'buyerDetails', 'latePayment'])
    expect(other).not.toHaveProperty(rule)
})

test('a country has its obligations, and none where none is known', async () => {
  expect(await genericRules('HU').obligations()).toBe(GENERIC_OBLIGATIONS['HU'])
  expect(await genericRules('JP').obligations()).toEqual([])
})

test('letters alone are no number, and a country outside the Union has none of its numbers', () => {
  expect(kindOf('AT', 'vat')?.validate('AT')).toEqual({ ok: false, refusal: 'wrong_length' })
  expect(() => euVat('JP')).toThrow('not a member of the European Union: JP')
})

test('a state without reverse charge at home offers none', () => {
  const { domesticReverseCharge: _, ...laws } = DIRECTIVE
  const others = euExemptions(DIRECTIVE).filter(({ key }) => key !== 'reverse_charge_domestic')
  expect(euExemptions(laws)).toEqual(others)
  expect(others).toHaveLength(euExemptions(DIRECTIVE).length - 1)
})

const written = (country: string) =>
  genericTaxes(country).map(({ key, category, rate, exemptionCode }) =>
    `${key} ${category} ${rate} ${exemptionCode}`.trimEnd(),
  )

describe('the taxes of a country without a folder', () => {
  test('of a member state are its rates and the exemptions of the directive', () => {
    expect(written('EE')).toEqual([
      'standard S 24',
      'standard S 22',
      'standard S 20',
      'reduced_13 S 13',
      'reduced_9 S 9',
      'zero Z 0',
      'custom S null',
      'small_business E 0',
      'reverse_charge AE 0 VATEX-EU-AE',
      'intra_community K 0 VATEX-EU-IC',
      'export G 0 VATEX-EU-G',
      'outside_scope O 0 VATEX-EU-O',
      'exempt E 0',
      'outside_scope_consumer O 0 VATEX-EU-O',
      'reverse_charge_domestic AE 0 VATEX-EU-AE',
      'margin_travel E 0 VATEX-EU-D',
      'margin_second_hand E 0 VATEX-EU-F',
      'margin_art E 0 VATEX-EU-I',
      'margin_antiques E 0 VATEX-EU-J',
      'reverse_charge_local AE 0 VATEX-EU-AE',
      'triangulation AE 0 VATEX-EU-AE',
      'eu_small_business E 0',
    ])
    const [standard, former] = genericTaxes('EE')
    const article = 'Art. 96, 98 Directive 2006/112/EC'
    expect(standard).toMatchObject({ from: '2025-07-01', article })
    expect(former).toMatchObject({ from: '2024-01-01', until: '2025-06-30', article })
    expect(genericTaxes('EE').find(({ key }) => key === 'reduced_9')).toMatchObject({
      from: '2009-01-01',
      article,
    })
  })

  test('elsewhere have no code of the directive but that of a document without a word on tax', () => {
    const exempt = [
      'export G 0',
      'outside_scope O 0',
      'exempt E 0',
      'reverse_charge AE 0',
      'unregistered O 0 VATEX-EU-O',
    ]
    expect(written('JP')).toEqual([
      'standard S 10',
      'reduced_8 S 8',
      'zero Z 0',
      'custom S null',
      ...exempt,
    ])
    expect(genericTaxes('JP')[0]).not.toHaveProperty('article')
    expect(written('BO')).toEqual(['zero Z 0', 'custom S null', ...exempt])
    // BR-G-10 and BR-O-10: without a code, the reason is the text.
    const reasons = outsideEuTaxes().map(({ key, reason }) => [key, reason?.en])
    expect(reasons).toEqual([
      ['export', 'Zero-rated export'],
      ['outside_scope', 'Not subject to tax'],
      ['exempt', 'Exempt from tax'],
      ['reverse_charge', 'Reverse charge'],
      ['unregistered', undefined],
    ])
  })
})

// The words of art. 57 of the Código do IVA, reason M10 of the tax authority:
// https://github.com/invopop/gobl/blob/main/addons/pt/saft/extensions.go
test('a Portuguese small business says that it is in the exemption scheme', () => {
  const offered = genericRules('PT').taxes.find(({ key }) => key === 'small_business')
  expect(offered?.reason?.['pt']).toMatch(/^IVA – regime de isenção/)
})

// Art. 36 (13) of the Código do IVA, reasons M30 to M43 of the tax authority, in the same list.
test('a Portuguese reverse charge has the expression of the law', () => {
  const offered = genericRules('PT').taxes.filter(({ category }) => category === 'AE')
  expect(offered.length).toBeGreaterThan(0)
  for (const { reason } of offered) expect(reason?.['pt']).toContain('IVA – autoliquidação')
})
