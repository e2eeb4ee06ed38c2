import { decimal } from '@bordereau/domain/money/decimal'
import type { TaxContext } from '@bordereau/domain/invoice/line-tax'
import { localDate } from '@bordereau/domain/date'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import {
  SPECIMEN_DAY,
  specimenDraft,
  specimenLine,
  specimenProfile,
} from '@bordereau/domain/testing/draft'
import { BUYER_FINDING_CODES } from '@bordereau/einvoice/issue/buyer-findings'
import { SELF_BILLING_FINDING_CODES } from '@bordereau/einvoice/issue/self-billing-findings'
import { SETTLEMENT_FINDING_CODES } from '@bordereau/einvoice/issue/settlement-findings'
import { TAX_FINDING_CODES } from '@bordereau/einvoice/issue/tax-findings'
import { ALL_RULES } from '@bordereau/einvoice/rules/all'
import { expect, test } from 'vitest'
import { initialHistory, reduceHistory } from './draft-state.ts'
import { MESSAGES } from './finding-messages.ts'
import { FIXED, NOT_PROPOSED } from './finding-remedies.ts'
import { quickFixFor } from './quick-fix.ts'

/** Every code that the editor can show. */
const SHOWN = new Set<string>([
  ...Object.keys(MESSAGES),
  ...ALL_RULES.map(({ code }) => code),
  ...BUYER_FINDING_CODES,
  ...SELF_BILLING_FINDING_CODES,
  ...SETTLEMENT_FINDING_CODES,
  ...TAX_FINDING_CODES,
])

test('each finding has a fix, or is said to have none', () => {
  const neither = [...SHOWN].filter(code => !FIXED.has(code) && !NOT_PROPOSED.has(code))
  expect(neither).toEqual([])
  expect([...FIXED].filter(code => NOT_PROPOSED.has(code))).toEqual([])
  expect([...FIXED, ...NOT_PROPOSED].filter(code => !SHOWN.has(code))).toEqual([])
})

const exempt = { category: 'E', rate: decimal('0'), exemptionCode: '', exemptionReason: '' }
const seller = specimenProfile('PL')
const buyer = specimenProfile('DE', { taxIds: [{ kind: 'vat', value: 'DE136695976' }] })
const context: TaxContext = {
  seller: taxSellerOf(seller, { vatRegistered: true }),
  buyer,
  delivery: null,
  language: 'en',
  day: SPECIMEN_DAY,
}
const lines = [
  specimenLine({
    id: 'a',
    unit: '',
    quantity: decimal('2'),
    price: decimal('-5'),
    priceBaseQuantity: decimal('0'),
    tax: { ...exempt, category: 'S', rate: decimal('23') },
  }),
]
const draft = specimenDraft({
  issueDate: SPECIMEN_DAY,
  buyerReference: '',
  period: { start: localDate('2026-11-20'), end: localDate('2026-11-01') },
  cashDiscounts: [{ days: 10, percent: decimal('120') }],
  withholding: { key: 'other', rate: decimal('5'), of: 'net' },
  lines,
})

const fixed = (code: string, path: string, from = draft, where = context) => {
  const fix = quickFixFor({ code, path }, from, where, seller.address)
  return fix && reduceHistory(initialHistory(from), fix.action).present.draft
}

test.each([
  ['issue_date_in_future', 'issueDate', { issueDate: null }],
  ['due_before_issue', 'due', { due: { by: 'days', days: 30 } }],
  ['period_backwards', 'period', { period: { start: '2026-11-01', end: '2026-11-20' } }],
  ['discount_percent_wrong', 'cashDiscounts.0.percent', { cashDiscounts: [] }],
  ['BDX-PAY-03', 'withholding', { withholding: null }],
  ['BR-IC-11', 'deliveryDate', { deliveryDate: SPECIMEN_DAY }],
  ['BR-DE-TMP-32', 'deliveryDate', { deliveryDate: SPECIMEN_DAY }],
  ['unit_missing', 'lines.0.unit', { lines: [{ unit: 'C62' }] }],
  [
    'base_quantity_not_positive',
    'lines.0.priceBaseQuantity',
    { lines: [{ priceBaseQuantity: '1' }] },
  ],
  ['price_negative', 'lines.0.price', { lines: [{ price: '5', quantity: '-2' }] }],
  ['quantity_missing', 'lines.0.quantity', { lines: [{ quantity: '1' }] }],
  ['BR-S-02', 'lines.0.tax', { lines: [{ tax: { category: 'AE' } }] }],
] as const)('the fix of %s at %s sets %j', (code, path, expected) => {
  expect(FIXED.has(code)).toBe(true)
  expect(fixed(code, path)).toMatchObject(expected)
})

test('Peppol’s reference is the contract, else the person that ordered, else that there is none', () => {
  const named = { ...buyer, contact: { ...buyer.contact, name: 'Anna Kowalska' } }
  const nameless = { ...buyer, contact: { ...buyer.contact, name: '' } }
  const reference = (contractReference: string, of: typeof buyer) =>
    fixed(
      'PEPPOL-EN16931-R003',
      'buyerReference',
      { ...draft, contractReference },
      { ...context, buyer: of },
    )?.buyerReference
  expect(reference('C-7', named)).toBe('C-7')
  expect(reference('', named)).toBe('Anna Kowalska')
  expect(reference('', nameless)).toBe('n/a')
})

test('what is said to have no proposal has none', () => {
  const proposed = [...NOT_PROPOSED].filter(code => fixed(code, 'lines.0.name') !== undefined)
  expect(proposed).toEqual([])
})
