import { describe, expect, test } from 'vitest'
import { countryRules } from '../country/rules.ts'
import { type LocalDate, localDate } from '../date.ts'
import { ZERO, decimal } from '../money/decimal.ts'
import { SPECIMEN_DAY, specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { taxOf } from '../tax/tax-of.ts'
import type { DraftTax } from '../tax-category/category.ts'
import { composePreview } from './compose.ts'
import type { Draft } from './draft.ts'
import { totalsOf } from './totals.ts'

const tax = (country: string, key: string, language = 'en'): DraftTax => {
  const offered = countryRules(country).taxes.find(one => one.key === key)
  if (!offered) throw new Error(`${country} has no tax ${key}`)
  return taxOf(offered, language)
}

const sold = (id: string, price: string, lineTax: DraftTax) =>
  specimenLine({ id, quantity: decimal('1'), price: decimal(price), tax: lineTax })

function composed(
  country: string,
  change: Partial<Draft>,
  { issueDate = SPECIMEN_DAY, taxPoint = 'law' }: Issue = {},
) {
  return composePreview({
    draft: specimenDraft({ deliveryDate: issueDate, language: 'en', ...change }),
    number: 'N1',
    issueDate,
    seller: {
      ...specimenProfile(country),
      sellerTerms: { taxPoint, soleTrader: false, latePayment: '', earlyPayment: '' },
    },
    buyer: specimenProfile(country),
    bankAccount: null,
    specification: '',
    businessProcess: '',
  })
}

type Issue = {
  readonly issueDate?: LocalDate
  readonly taxPoint?: 'law' | 'payment' | 'invoice'
}

const textsOf = ({ notes }: ReturnType<typeof composed>) =>
  notes.map(({ text }) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '))

describe('a British document', () => {
  /* HMRC, VATREVCON37100: the amount is clearly stated and not among the VAT charged. */
  test('states the VAT of a reverse charge by the rate that the customer accounts for', () => {
    const draft = {
      currency: 'GBP',
      lines: [
        sold('a', '1000', tax('GB', 'reverse_charge')),
        sold('b', '200.10', tax('GB', 'reverse_charge')),
        sold('c', '400', tax('GB', 'reverse_charge_reduced')),
        sold('d', '50', tax('GB', 'standard')),
      ],
    }
    const document = composed('GB', draft)
    expect(textsOf(document)).toEqual([
      'Reverse charge: VAT of £240.02 (20%) is accounted for by the customer',
      'Reverse charge: VAT of £20.00 (5%) is accounted for by the customer',
    ])
    expect(totalsOf(document).tax).toBe(10_00n)
    const german = sold('a', '1000', tax('GB', 'reverse_charge', 'de'))
    const both = { ...draft, language: 'de', secondLanguage: 'en', lines: [german] }
    expect(textsOf(composed('GB', both))).toEqual([
      'Umkehrung der Steuerschuld: USt. von 200,00 £ (20 %) führt der Kunde ab / Reverse charge: VAT of £200.00 (20%) is accounted for by the customer',
    ])
  })

  test('elsewhere no document states it', () => {
    const lines = [sold('a', '1000', tax('DE', 'reverse_charge'))]
    expect(textsOf(composed('DE', { lines })).join()).not.toContain('accounted for')
  })

  /* nibusinessinfo.co.uk, "Invoicing in foreign currencies": net value and VAT at each rate in sterling. */
  test('in euro states base and VAT of each rate in sterling, which add up to the VAT', () => {
    const lines = [
      sold('a', '100.03', tax('GB', 'standard')),
      sold('b', '33.35', tax('GB', 'reduced')),
    ]
    const taxCurrency = { currency: 'GBP', rate: decimal('0.8527') }
    const document = composed('GB', { lines, taxCurrency })
    expect(textsOf(document)).toEqual([
      'Tax in GBP: £85.30 + VAT 20% £17.07; £28.44 + VAT 5% £1.42',
    ])
    expect(totalsOf(document).taxInTaxCurrency?.amount).toBe(18_49n)
    expect(textsOf(composed('GB', { lines }))).toEqual([])
    const reversed = [...lines, sold('c', '1000', tax('GB', 'reverse_charge'))]
    expect(textsOf(composed('GB', { lines: reversed, taxCurrency }))).toEqual([
      'Reverse charge: VAT of €200.00 = £170.54 (20%) is accounted for by the customer',
      'Tax in GBP: £85.30 + VAT 20% £17.07; £28.44 + VAT 5% £1.42',
    ])
    const zloty = { ...taxCurrency, currency: 'PLN' }
    expect(textsOf(composed('PL', { lines, taxCurrency: zloty })).join()).not.toContain('Tax in')
  })

  test('with no VAT states none in sterling', () => {
    const lines = [sold('a', '100', { ...tax('GB', 'zero'), rate: ZERO })]
    const taxCurrency = { currency: 'GBP', rate: decimal('0.85') }
    expect(textsOf(composed('GB', { lines, taxCurrency }))).toEqual([])
  })
})

/* UStG § 14 (4) no. 6a, for invoices issued after 31 December 2027 (§ 27 (41)): JStG 2024, art. 27 and 56 (12). */
test.each([
  ['2027-12-31', []],
  ['2028-01-01', ['Versteuerung nach vereinnahmten Entgelten']],
] as const)('a German document under cash accounting of %s says %j', (day, words) => {
  const lines = [sold('a', '100', tax('DE', 'standard'))]
  const issueDate = localDate(day)
  const document = composed('DE', { lines, language: 'de' }, { issueDate, taxPoint: 'payment' })
  expect(textsOf(document)).toEqual(words)
  // BT-8 is true before the words are law.
  expect(document.taxPointCode).toBe('432')
  expect(composed('DE', { lines, language: 'de' }, { issueDate }).taxPointCode).toBe('')
})

/* Wet van 27 december 2021: the words replace the customer's certificate. */
test('a Belgian document for works at 6 % has the words of the law, where the seller chose them', () => {
  const lines = [sold('a', '100', tax('BE', 'reduced'))]
  const words = (language: string, statements: readonly string[]) =>
    textsOf(composed('BE', { lines, language, statements })).join()
  expect(words('fr', ['renovation_6'])).toMatch(
    /^Taux de T\.V\.A\. : En l’absence de contestation par écrit, dans un délai d’un mois .* des amendes dus\.$/,
  )
  expect(words('nl', ['renovation_6'])).toContain('ten minste tien jaar voorafgaat')
  expect(words('nl', ['renovation_6_fifteen'])).toContain('ten minste vijftien jaar voorafgaat')
  expect(words('fr', ['renovation_6_fifteen'])).toContain('précède d’au moins quinze ans')
  expect(words('fr', [])).toBe('')
})

/* Ustawa o VAT, art. 106e (2) and (3); the words as in the schema FA(3), P_PMarzy_2 to P_PMarzy_3_3. */
test.each([
  ['margin_travel', 'procedura marży dla biur podróży'],
  ['margin_second_hand', 'procedura marży — towary używane'],
  ['margin_art', 'procedura marży — dzieła sztuki'],
  ['margin_antiques', 'procedura marży — przedmioty kolekcjonerskie i antyki'],
])('a Polish document under %s has the words “%s”', (key, words) => {
  expect(tax('PL', key, 'pl').exemptionReason.toLowerCase()).toContain(words)
})

/* CGI, annexe II, art. 242 nonies A, I, 11° bis: of services on which the seller owes the tax. */
test.each([
  [['services'], ['S'], true],
  [['goods', 'services'], ['E', 'S'], true],
  [['goods'], ['S'], false],
  [['services'], ['E'], false],
] as const)(
  'a French document of %j with the categories %j says the option for debits: %s',
  (supplies, categories, isSaid) => {
    const lines = categories.map((category, i) =>
      specimenLine({
        id: `${i}`,
        supply: supplies[i] ?? supplies[0],
        tax: { ...specimenLine().tax, category, rate: category === 'S' ? decimal('20') : ZERO },
      }),
    )
    const document = composed('FR', { lines }, { taxPoint: 'invoice' })
    expect(textsOf(document).some(text => text.includes('d’après les débits'))).toBe(isSaid)
    expect(document.taxPointCode).toBe(isSaid ? '3' : '')
  },
)

/* UStG § 14 (5), ustawa o VAT art. 106f (3): each deposit with its tax, which the paper has as a table. */
test('the deposits that are set off are notes of the file, with base and tax, not of the paper', () => {
  const part = (rate: string, taxable: string, amount: string) => ({
    category: 'S' as const,
    rate: decimal(rate),
    taxable: decimal(taxable),
    tax: decimal(amount),
  })
  const deposit = {
    invoiceId: 'd',
    number: 'F0',
    issueDate: SPECIMEN_DAY,
    vat: [part('19', '100', '19'), part('7', '10', '0.7')],
    amount: decimal('129.7'),
  }
  const { notes } = composed('DE', { deposits: [deposit] })
  expect(notes[0]).toEqual({
    subjectCode: '',
    text: 'Less deposit invoice F0 of November 20, 2026: €100.00 + VAT 19% €19.00; €10.00 + VAT 7% €0.70 = €129.70',
    printed: false,
  })
  expect(composed('DE', { note: 'Thank you' }).notes[0]).toEqual({
    subjectCode: '',
    text: 'Thank you',
  })
})

test('the VAT of a British reverse charge is that after discounts and charges on the document', () => {
  const reverse = tax('GB', 'reverse_charge')
  const entry = (charge: boolean, amount: string) => ({
    charge,
    value: { by: 'amount', amount: decimal(amount) } as const,
    reason: 'x',
    reasonCode: '',
    tax: reverse,
  })
  const draft = {
    currency: 'GBP',
    lines: [sold('a', '1000', reverse)],
    allowancesCharges: [entry(false, '100'), entry(true, '50')],
  }
  expect(composed('GB', draft).notes[0]?.subjectCode).toBe('')
  expect(textsOf(composed('GB', draft))).toContain(
    'Reverse charge: VAT of £190.00 (20%) is accounted for by the customer',
  )
})

test('cash accounting is named on a document of which only a part is taxed, and on none without tax', () => {
  const taxed = sold('a', '100', tax('PL', 'standard'))
  const exempt = sold('b', '100', { ...tax('PL', 'standard'), category: 'E', rate: decimal('0') })
  const saysSo = (...lines: (typeof taxed)[]) =>
    textsOf(composed('PL', { currency: 'PLN', lines }, { taxPoint: 'payment' }))
      .join()
      .includes('metoda kasowa')
  expect(saysSo(taxed, exempt)).toBe(true)
  expect(saysSo(exempt)).toBe(false)
})
