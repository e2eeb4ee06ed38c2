import { localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { ONE, ZERO, decimal } from '@bordereau/domain/money/decimal'
import { expect, it } from 'vitest'
import { differences } from './differences.ts'

const line = (id: string, name: string): DraftLine => ({
  id,
  itemId: null,
  name,
  description: '',
  quantity: ONE,
  unit: 'C62',
  price: decimal('10'),
  priceBaseQuantity: ONE,
  tax: { category: 'S', rate: decimal('20'), exemptionCode: '', exemptionReason: '' },
  allowancesCharges: [],
  period: null,
  sellerItemId: '',
  classification: '',
})
const draft: Draft = {
  kind: 'invoice',
  customerId: null,
  currency: 'EUR',
  language: 'en',
  secondLanguage: null,
  issueDate: localDate('2026-03-01'),
  due: { by: 'days', days: 30 },
  deliveryDate: null,
  period: null,
  deliveryAddress: null,
  buyerReference: '',
  orderReference: '',
  contractReference: '',
  projectReference: '',
  pricesIncludeTax: false,
  lines: [line('a', 'Logo'), line('b', 'Card')],
  allowancesCharges: [],
  prepaid: ZERO,
  rounding: ZERO,
  taxCurrency: null,
  note: '',
  paymentTerms: '',
  bankAccountId: null,
  corrects: null,
}

it('is nothing between a draft and a copy of it', () => {
  expect(differences(draft, structuredClone(draft))).toEqual([])
})

it('names the fields that differ, with what each version says', () => {
  expect(differences({ ...draft, note: 'Mine' }, { ...draft, note: 'Theirs' })).toEqual([
    { field: 'note', mine: 'Mine', theirs: 'Theirs' },
  ])
})

it('names a line that changed, and one that only one version has', () => {
  const [first, second] = draft.lines
  const mine = { ...draft, lines: [{ ...first, price: decimal('12') } as DraftLine] }
  expect(differences(mine, draft)).toEqual([
    { field: 'lines', line: 'Logo', mine: 'Logo · 1 × 12 · S 20', theirs: 'Logo · 1 × 10 · S 20' },
    { field: 'lines', line: second?.name, mine: '', theirs: 'Card · 1 × 10 · S 20' },
  ])
})

it('names another order of the same lines', () => {
  const moved = { ...draft, lines: draft.lines.toReversed() }
  expect(differences(draft, moved)).toEqual([
    { field: 'lines', line: '', mine: 'Logo, Card', theirs: 'Card, Logo' },
  ])
})
