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
import { FORMAT_FINDING_CODES } from '@bordereau/einvoice/issue/format-findings'
import { LANGUAGE_FINDING_CODES } from '@bordereau/einvoice/issue/language-findings'
import { SELF_BILLING_FINDING_CODES } from '@bordereau/einvoice/issue/self-billing-findings'
import { SETTLEMENT_FINDING_CODES } from '@bordereau/einvoice/issue/settlement-findings'
import { TAX_FINDING_CODES } from '@bordereau/einvoice/issue/tax-findings'
import { ALL_RULES } from '@bordereau/einvoice/rules/all'
import { expect, test } from 'vitest'
import { initialHistory, reduceHistory } from './draft-state.ts'
import { MESSAGES } from './finding-messages.ts'
import { quickFixFor } from './quick-fix.ts'

/** Every code that the editor can show. */
const SHOWN = new Set<string>([
  ...Object.keys(MESSAGES),
  ...ALL_RULES.map(({ code }) => code),
  ...BUYER_FINDING_CODES,
  ...FORMAT_FINDING_CODES,
  ...SELF_BILLING_FINDING_CODES,
  ...SETTLEMENT_FINDING_CODES,
  ...LANGUAGE_FINDING_CODES,
  ...TAX_FINDING_CODES,
])

const reduction = {
  charge: false,
  value: { by: 'percent', percent: decimal('5') },
  reason: 'Rebate🎉autumn',
  reasonCode: '',
} as const
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
    tax: { ...exempt, category: 'S', rate: decimal('23'), exemptionReason: 'Art. 196 🎉' },
    period: { start: localDate('2026-10-20'), end: localDate('2026-10-01') },
    name: 'Desk 🎉',
    allowancesCharges: [reduction],
  }),
]
const draft = specimenDraft({
  issueDate: SPECIMEN_DAY,
  buyerReference: '',
  period: { start: localDate('2026-11-20'), end: localDate('2026-11-01') },
  cashDiscounts: [{ days: 10, percent: decimal('120') }],
  withholding: { key: 'other', rate: decimal('5'), of: 'net' },
  note: '🎉 Thank you',
  customFields: [
    { id: 'f', kind: 'text', label: 'Site', labels: [], isPrinted: true, value: 'Hall 🎉 4' },
  ],
  allowancesCharges: [{ ...reduction, tax: { ...exempt, category: 'S', rate: decimal('23') } }],
  lines,
})

const fixed = (code: string, path: string, from = draft, where = context) => {
  const fix = quickFixFor({ code, path }, from, where, seller.address)
  return fix && reduceHistory(initialHistory(from), fix.action).present.draft
}

/** Each fix at each path that its code can have, and what it sets. */
const FIXES: readonly (readonly [code: string, path: string, sets: object])[] = [
  ['issue_date_in_future', 'issueDate', { issueDate: null }],
  ['due_before_issue', 'due', { due: { by: 'days', days: 30 } }],
  ['period_backwards', 'period', { period: { start: '2026-11-01', end: '2026-11-20' } }],
  [
    'period_backwards',
    'lines.0.period',
    { period: draft.period, lines: [{ period: { start: '2026-10-01', end: '2026-10-20' } }] },
  ],
  ['discount_percent_wrong', 'cashDiscounts.0.percent', { cashDiscounts: [] }],
  ['deposit_rate_changed', 'deposits', { lines: [{ id: 'a' }] }],
  ['BDX-PAY-03', 'withholding', { withholding: null }],
  ['BDX-PAY-04', 'statements', { statements: ['split_payment'] }],
  ['BR-IC-11', 'deliveryDate', { deliveryDate: SPECIMEN_DAY }],
  ['BR-DE-TMP-32', 'deliveryDate', { deliveryDate: SPECIMEN_DAY }],
  ['PEPPOL-EN16931-R003', 'buyerReference', { buyerReference: 'Anna' }],
  ['BDX-TAX-02', 'lines.0.tax', { lines: [{ tax: { category: 'AE' } }] }],
  ['unit_missing', 'lines.0.unit', { lines: [{ unit: 'C62' }] }],
  [
    'base_quantity_not_positive',
    'lines.0.priceBaseQuantity',
    { lines: [{ priceBaseQuantity: '1' }] },
  ],
  ['price_negative', 'lines.0.price', { lines: [{ price: '5', quantity: '-2' }] }],
  ['quantity_missing', 'lines.0.quantity', { lines: [{ quantity: '1' }] }],
  ['not_printable', 'note', { note: 'Thank you' }],
  ['not_printable', 'lines.0.name', { lines: [{ name: 'Desk' }] }],
  [
    'not_printable',
    'lines.0.allowancesCharges.0.reason',
    { lines: [{ allowancesCharges: [{ reason: 'Rebate autumn' }] }] },
  ],
  [
    'not_printable',
    'allowancesCharges.0.reason',
    { allowancesCharges: [{ reason: 'Rebate autumn' }] },
  ],
  ['not_printable', 'customFields.f', { customFields: [{ value: 'Hall 4' }] }],
  [
    'not_printable',
    'lines.0.tax.exemptionReason',
    { lines: [{ tax: { exemptionReason: 'Art. 196' } }] },
  ],
  ...['S', 'Z', 'E', 'AE', 'IC', 'G', 'O'].map(
    name =>
      [`BR-${name}-05`, 'lines.0.tax.rate', { lines: [{ tax: { category: 'AE' } }] }] as const,
  ),
]

test.each(FIXES)('the fix of %s at %s sets %j', (code, path, expected) => {
  expect(fixed(code, path)).toMatchObject(expected)
})

test('a document of Flanders is written in Dutch, with the language of the customer beside it', () => {
  const finding = { code: 'BDX-LANG-01', path: 'language' }
  const french = { ...draft, language: 'fr', secondLanguage: null }
  const at = (postCode: string) =>
    quickFixFor(finding, french, context, { country: 'BE', postCode, subdivision: '' })
  const fix = at('9000')
  expect(fix?.label()).toBe('Write it in Dutch, with French beside it')
  expect(fix && reduceHistory(initialHistory(french), fix.action).present.draft).toMatchObject({
    language: 'nl',
    secondLanguage: 'fr',
  })
  expect(at('5000')).toBeUndefined()
})

test.each([
  ['E', 'E'],
  ['AE', 'AE'],
  ['IC', 'K'],
  ['G', 'G'],
  ['O', 'O'],
] as const)('the fix of BR-%s-10 adds the reason of the law', (name, category) => {
  const entries = lines.map(line => ({ ...line, tax: { ...exempt, category } }))
  const after = fixed(`BR-${name}-10`, 'lines.0.tax.exemptionReason', { ...draft, lines: entries })
  expect(after?.lines[0]?.tax.exemptionReason).not.toBe('')
})

test('no other finding that the editor can show has a fix, at any path', () => {
  const paths = [...new Set(FIXES.map(([, path]) => path)), 'lines.0', 'lines', 'customerId']
  const known = new Set([...FIXES.map(([code]) => code), 'BDX-PAY-02'])
  const others = [...SHOWN].filter(code => !known.has(code) && !/^BR-[A-Z]+-10$/.test(code))
  const proposed = others.filter(code => paths.some(path => fixed(code, path) !== undefined))
  // Rules on rates; what the law says of parties, and of allowances and charges, has no path in a line.
  expect(proposed.filter(code => !/^BR-(S|Z|E|AE|IC|G|O)-0[23467]$/.test(code))).toEqual([])
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
