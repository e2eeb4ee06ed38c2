import { localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { ZERO, decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import { specimenDraft, specimenLine, specimenProfile } from '@bordereau/domain/testing/draft'
import { describe, expect, test } from 'vitest'
import { decideIssue } from './decide-issue.ts'
import { taxFindings } from './tax-findings.ts'

const DAY = localDate('2026-11-20')
const standard: DraftTax = {
  category: 'S',
  rate: decimal('20'),
  exemptionCode: '',
  exemptionReason: '',
}
const exempt: DraftTax = { ...standard, category: 'E', rate: ZERO, exemptionReason: '293 B' }
const reverse: DraftTax = { ...exempt, category: 'AE', exemptionCode: 'VATEX-EU-AE' }
const FRENCH = specimenProfile('FR', { taxIds: [{ kind: 'vat', value: 'FR40303265045' }] })
const FRENCH_WITHOUT_VAT_ID = specimenProfile('FR', {
  taxIds: [{ kind: 'siren', value: '303265045' }],
})
const GERMAN = specimenProfile('DE', { taxIds: [{ kind: 'vat', value: 'DE136695976' }] })

function input(
  line: Partial<DraftLine>,
  change: {
    readonly buyer?: PartyProfile
    readonly seller?: PartyProfile
    readonly vatRegistered?: boolean
    readonly usesOneStopShop?: boolean
    readonly draft?: Partial<Draft>
  } = {},
) {
  const { buyer = GERMAN, seller = FRENCH, vatRegistered = true, draft } = change
  const { usesOneStopShop = false } = change
  const lines = [specimenLine({ id: 'a', supply: 'services', ownTax: null, ...line })]
  return {
    draft: specimenDraft({ issueDate: DAY, lines, ...draft }),
    today: DAY,
    seller,
    vatRegistered,
    usesOneStopShop,
    buyer,
    bankAccount: null,
  }
}

const codes = (...args: Parameters<typeof input>) =>
  taxFindings(input(...args)).map(({ code, path, severity, from }) => {
    expect(from).toBe('rule')
    return `${code} ${path} ${severity}`
  })

test('the tax of the table has no finding, and another one across a border has a warning', () => {
  expect(codes({ tax: reverse })).toEqual([])
  expect(codes({ tax: standard })).toEqual(['BDX-TAX-02 lines.0.tax warning'])
})

test('the home exemption of a small business abroad is a warning, and so is its missing VAT number', () => {
  const small = { vatRegistered: false, seller: FRENCH_WITHOUT_VAT_ID }
  expect(codes({ tax: exempt }, small)).toEqual([
    'BDX-TAX-02 lines.0.tax warning',
    'BDX-TAX-04 seller.vatId warning',
  ])
  expect(codes({ tax: reverse }, { ...small, seller: FRENCH })).toEqual([])
  expect(codes({ tax: exempt }, { ...small, buyer: FRENCH })).toEqual([])
})

test('a tax charged by a seller that is not registered prevents the issue', () => {
  const charged = input({ tax: standard }, { vatRegistered: false, buyer: FRENCH })
  expect(taxFindings(charged)).toMatchObject([{ code: 'BDX-TAX-01', severity: 'fatal' }])
  const refused = decideIssue(charged)
  expect(refused).toMatchObject({ ok: false, refusal: 'rules_broken' })
  expect(JSON.stringify(refused)).toContain('BDX-TAX-01')
})

test.each([
  ['CH', '8.1', 'CHE107787577MWST', 'MWSTG Art. 26 Abs. 2 Bst. a'],
  ['GB', '20', 'GB980780684', 'VAT Regulations 1995, reg. 14(1)(d)'],
])('a seller in %s charges no tax without its number', (country, rate, value, law) => {
  const known = specimenProfile(country, { taxIds: [{ kind: 'vat', value }] })
  const unknown = specimenProfile(country, { taxIds: [] })
  const at = (seller: PartyProfile, tax: DraftTax, vatRegistered = true) =>
    input({ tax }, { seller, buyer: specimenProfile(country), vatRegistered })
  const charged: DraftTax = { ...standard, rate: decimal(rate) }
  const found = taxFindings(at(unknown, charged)).filter(({ code }) => code === 'BDX-TAX-07')
  expect(found).toMatchObject([{ path: 'seller.vatId', severity: 'fatal', law }])
  expect(JSON.stringify(decideIssue(at(unknown, charged)))).toContain('BDX-TAX-07')
  for (const other of [at(known, charged), at(unknown, exempt), at(unknown, exempt, false)])
    expect(taxFindings(other).map(({ code }) => code)).not.toContain('BDX-TAX-07')
})

test('a business abroad without a VAT number is asked for it once, whatever the number of lines', () => {
  const buyer = specimenProfile('DE')
  const lines = ['a', 'b'].map(id => specimenLine({ id, tax: standard, ownTax: null }))
  expect(codes({}, { buyer, draft: { lines } })).toEqual(['BDX-TAX-03 buyer.vatId warning'])
})

test('at home the seller chooses; a rate that was law on another day has a warning', () => {
  const slovak = specimenProfile('SK')
  const home = { buyer: slovak, seller: slovak }
  expect(codes({ tax: exempt }, home)).toEqual([])
  expect(codes({ tax: { ...standard, rate: decimal('20') } }, home)).toEqual([
    'BDX-TAX-05 lines.0.tax.rate warning',
  ])
  const before = { draft: { deliveryDate: localDate('2024-12-31') } }
  expect(codes({ tax: { ...standard, rate: decimal('20') } }, { ...home, ...before })).toEqual([])
})

test('a credit note repeats the taxes of its invoice', () => {
  expect(codes({ tax: standard }, { draft: { kind: 'credit_note' } })).toEqual([])
})

test('before a customer is chosen, and for a rate that is not typed yet, nothing is said', () => {
  const charged = input({ tax: standard }, { vatRegistered: false, buyer: FRENCH })
  expect(taxFindings({ ...charged, buyer: null })).toEqual([])
  expect(
    codes({ tax: { ...standard, rate: null } }, { vatRegistered: false, buyer: FRENCH }),
  ).toEqual([])
})

test('a finding is said at each of its lines, and only the tax itself where that is wrong', () => {
  const lines = ['a', 'b'].map(id => specimenLine({ id, tax: standard, ownTax: null }))
  expect(codes({}, { draft: { lines } })).toEqual([
    'BDX-TAX-02 lines.0.tax warning',
    'BDX-TAX-02 lines.1.tax warning',
  ])
  // 20 % is no more law in Slovakia, but here no Slovak tax is due at all.
  const slovak = specimenProfile('SK', { taxIds: [{ kind: 'vat', value: 'SK2021853504' }] })
  expect(codes({ tax: standard }, { seller: slovak })).toEqual(['BDX-TAX-02 lines.0.tax warning'])
})

test('a rate that is in no law known here has no finding', () => {
  const slovak = specimenProfile('SK')
  const typed = { ...standard, rate: decimal('17') }
  expect(codes({ tax: typed }, { buyer: slovak, seller: slovak })).toEqual([])
})

test('a rate that lapsed in one place and is law in another is no lapsed one', () => {
  // Nova Scotia's harmonised tax was 15 % until 2025-03-31, that of New Brunswick still is.
  const canadian = specimenProfile('CA')
  const fifteen = { ...standard, rate: decimal('15') }
  expect(codes({ tax: fifteen }, { buyer: canadian, seller: canadian })).toEqual([])
})

test('in the one-stop shop the tax is that of the state of the customer, and elsewhere it is not', () => {
  const person = specimenProfile('DE', { kind: 'person' })
  const shop = { buyer: person, usesOneStopShop: true }
  const german: DraftTax = { ...standard, rate: decimal('19'), country: 'DE' }
  const wrong = ['BDX-TAX-02 lines.0.tax warning']
  expect(codes({ supply: 'goods', tax: german }, shop)).toEqual([])
  expect(codes({ supply: 'goods', tax: standard }, shop)).toEqual(wrong)
  expect(codes({ supply: 'goods', tax: { ...german, country: 'AT' } }, shop)).toEqual(wrong)
  expect(codes({ supply: 'goods', tax: german }, { buyer: FRENCH })).toEqual(wrong)
  // Slovakia's own 19 % is law since 2025 only, which says nothing about Germany's.
  const before = { seller: specimenProfile('SK'), draft: { deliveryDate: localDate('2024-12-31') } }
  expect(codes({ supply: 'goods', tax: german }, { ...shop, ...before })).toEqual([])
})

test('an exemption certificate that has lapsed is missing, whatever else is wrong with the line', () => {
  const certificate = { kind: 'exemption_certificate', value: 'EX1', validUntil: '2026-11-19' }
  const american = { seller: specimenProfile('US'), buyer: specimenProfile('US') }
  const lapsed = { ...american, buyer: { ...american.buyer, taxIds: [certificate] } }
  const charged = { ...standard, rate: decimal('7') }
  expect(codes({ tax: charged }, american)).toEqual([])
  expect(codes({ tax: charged }, lapsed)).toEqual(['BDX-TAX-06 lines.0.tax warning'])
  expect(codes({ tax: { ...charged, country: 'DE' } }, lapsed)).toEqual([
    'BDX-TAX-02 lines.0.tax warning',
    'BDX-TAX-06 lines.0.tax warning',
  ])
})

describe('a change of rate between a deposit and its supply', () => {
  const finnish = specimenProfile('FI', { taxIds: [{ kind: 'vat', value: 'FI20774740' }] })
  const german = GERMAN
  const at = (rate: string): DraftTax => ({ ...standard, rate: decimal(rate) })
  const setOff = (rate: string, taxable: string) => ({
    invoiceId: 'd',
    number: 'A1',
    issueDate: localDate('2024-08-20'),
    vat: [{ category: 'S' as const, rate: decimal(rate), taxable: decimal(taxable), tax: ZERO }],
    amount: decimal(taxable),
  })
  const whole = { ownTax: null, quantity: decimal('1'), price: decimal('300') }
  const supplied = { deliveryDate: localDate('2024-10-01') }
  const home = { seller: finnish, buyer: finnish }

  test('a deposit has the rate of its day, whenever the supply will be', () => {
    const draft = { type: 'deposit' as const, issueDate: localDate('2024-08-20'), ...supplied }
    expect(codes({ ...whole, tax: at('24') }, { ...home, draft })).toEqual([])
    expect(codes({ ...whole, tax: at('25.5') }, { ...home, draft })).toEqual([
      'BDX-TAX-05 lines.0.tax.rate warning',
    ])
  })

  test('where the day of the supply decides, it may have the coming rate too', () => {
    const draft = { type: 'deposit' as const, issueDate: localDate('2020-12-10') }
    for (const rate of ['16', '19'])
      expect(codes({ ...whole, tax: at(rate) }, { seller: german, buyer: german, draft })).toEqual(
        [],
      )
  })

  test('a final invoice sells at the rate of its deposits as much as they were for, and no more', () => {
    const final = (deposit: string) => ({ ...supplied, deposits: [setOff('24', deposit)] })
    expect(codes({ ...whole, tax: at('24') }, { ...home, draft: final('300') })).toEqual([])
    expect(codes({ ...whole, tax: at('24') }, { ...home, draft: final('100') })).toEqual([
      'BDX-TAX-05 lines.0.tax.rate warning',
    ])
  })
})

// Directive 2006/112/EC, art. 284: the exemption is of the seller's own state; art. 33, 47 and 369b put these in another one.
test.each([
  ['goods', true, 'DE', []],
  ['land', false, 'DE', []],
  ['land', false, undefined, ['BDX-TAX-01 lines.0.tax fatal']],
  ['services', true, 'DE', ['BDX-TAX-01 lines.0.tax fatal']],
] as const)(
  'a small business that charges German tax for %s, one-stop shop %s, of %s',
  (supply, usesOneStopShop, country, expected) => {
    const tax = { ...standard, rate: decimal('19'), ...(country !== undefined && { country }) }
    const performedAt = supply === 'land' ? { ...GERMAN.address } : null
    const buyer = { ...GERMAN, kind: 'person', taxIds: [] } as const
    const line = { tax, supply, performedAt }
    expect(codes(line, { buyer, vatRegistered: false, usesOneStopShop })).toEqual(expected)
  },
)
