import { localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { ZERO, decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import { specimenDraft, specimenLine, specimenProfile } from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
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
    readonly draft?: Partial<Draft>
  } = {},
) {
  const { buyer = GERMAN, seller = FRENCH, vatRegistered = true, draft } = change
  const lines = [specimenLine({ id: 'a', supply: 'services', ownTax: null, ...line })]
  return {
    draft: specimenDraft({ issueDate: DAY, lines, ...draft }),
    today: DAY,
    seller,
    vatRegistered,
    buyer,
    bankAccount: null,
  }
}

const codes = (...args: Parameters<typeof input>) =>
  taxFindings(input(...args)).map(({ code, path, severity }) => `${code} ${path} ${severity}`)

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
