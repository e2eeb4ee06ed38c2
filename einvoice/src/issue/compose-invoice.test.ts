import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import {
  SPECIMEN_DAY,
  specimenDraft,
  specimenLine,
  specimenProfile,
} from '@bordereau/domain/testing/draft'
import { expect, test } from 'vitest'
import { composeInvoice } from './compose-invoice.ts'

function composed(draft: Partial<Draft>, seller: string, buyer: PartyProfile) {
  return composeInvoice({
    draft: specimenDraft(draft),
    number: 'F1',
    issueDate: SPECIMEN_DAY,
    seller: specimenProfile(seller),
    buyer,
    bankAccount: null,
  })
}

const FRENCH = specimenProfile('FR')

// 192.00 is the specimen's amount with tax: 2 × 80 and 20 %.
test.each<[string, Partial<Draft>]>([
  ['S1', {}],
  ['B1', { lines: [specimenLine({ supply: 'goods' })] }],
  ['M1', { lines: [specimenLine({ supply: 'goods' }), specimenLine()] }],
  ['S2', { prepaid: decimal('192') }],
  ['S1', { prepaid: decimal('191.99') }],
  ['S1', { lines: [specimenLine({ price: decimal('0') })] }],
  ['S1', { kind: 'credit_note', prepaid: decimal('192') }],
  [
    'S4',
    {
      deposits: [
        {
          invoiceId: 'deposit',
          number: 'F0',
          issueDate: SPECIMEN_DAY,
          vat: [],
          amount: decimal('192'),
        },
      ],
    },
  ],
  ['S1', { deposits: [] }],
])('BT-23 of a French seller: %s of %o', (businessProcess, draft) => {
  expect(composed(draft, 'FR', FRENCH).invoice.businessProcess).toBe(businessProcess)
})

test('other sellers state the process of the rule set', () => {
  expect(composed({}, 'DE', specimenProfile('DE')).invoice.businessProcess).toBe('')
})

test('a deposit is a partial invoice in XRechnung only, which has no other type for it (BR-DE-17)', () => {
  const authority = specimenProfile('DE', {
    kind: 'government',
    electronicAddress: { schemeId: '0204', id: '04011000-1234512345-06' },
  })
  const deposit = composed({ type: 'deposit' }, 'DE', authority)
  expect(deposit.ruleSet).toBe('xrechnung')
  expect(deposit.invoice).toMatchObject({ typeCode: '326', number: 'F1', currency: 'EUR' })
  expect(composed({}, 'DE', authority).invoice.typeCode).toBe('380')
  const plain = composed({ type: 'deposit' }, 'FR', FRENCH)
  expect([plain.ruleSet, plain.invoice.typeCode]).toEqual(['en16931', '386'])
})
