import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { payoutsAmong } from './match-payouts.ts'
import type { IncomingPayment } from './quoted-documents.ts'

const PAYOUT = {
  provider: 'stripe',
  reference: 'po_1',
  amount: 48_127n,
  currency: 'EUR',
  arrivesOn: localDate('2026-11-20'),
  names: ['Stripe', 'ATELIER SALES', ''],
} as const

function credit(change: Partial<IncomingPayment> = {}): IncomingPayment {
  return {
    id: 'c1',
    bookedOn: localDate('2026-11-20'),
    amount: 48_127n,
    currency: 'EUR',
    partyName: 'STRIPE PAYMENTS EUROPE LTD',
    partyAccount: '',
    references: [],
    text: '',
    charges: 0n,
    ...change,
  }
}
const foundIn = (...credits: IncomingPayment[]) => [...payoutsAmong(credits, [PAYOUT]).keys()]

test.each<[string, Partial<IncomingPayment>, boolean]>([
  ['by the name of the provider', {}, true],
  ['by the text that the provider gave', { partyName: '', text: 'Atelier Sales 20/11' }, true],
  ['as a reference', { partyName: '', references: ['STRIPE'] }, true],
  ['booked two days early', { bookedOn: localDate('2026-11-18') }, true],
  ['booked a week late', { bookedOn: localDate('2026-11-27') }, true],
  ['not three days early', { bookedOn: localDate('2026-11-17') }, false],
  ['not eight days late', { bookedOn: localDate('2026-11-28') }, false],
  ['not of a cent less', { amount: 48_126n }, false],
  ['not in another currency', { currency: 'USD' }, false],
  ['not by a name that begins in one field', { partyName: 'Stri', text: 'pe' }, false],
  ['not of a customer who pays the same', { partyName: 'Northwind Ltd' }, false],
])('a payout is found %s', (_, change, isFound) => {
  expect(foundIn(credit(change))).toEqual(isFound ? ['c1'] : [])
})

test('each payout is one credit, the nearest to its day, and each credit one payout', () => {
  const [late, near] = [
    credit({ bookedOn: localDate('2026-11-23') }),
    credit({ id: 'c2', bookedOn: localDate('2026-11-21') }),
  ]
  expect(foundIn(late, near)).toEqual(['c2'])
  const second = { ...PAYOUT, reference: 'po_2', arrivesOn: localDate('2026-11-22') }
  const found = payoutsAmong([late, near], [PAYOUT, second])
  expect([found.get('c1')?.reference, found.get('c2')?.reference].toSorted()).toEqual([
    'po_1',
    'po_2',
  ])
})
