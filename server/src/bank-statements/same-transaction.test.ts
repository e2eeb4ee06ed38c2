import { expect, test } from 'vitest'
import { type ReportedFacts, sameTransactions } from './same-transaction.ts'

const facts = (identity: string, more: Partial<ReportedFacts> = {}): ReportedFacts => ({
  identity,
  bookedOn: '2026-11-20',
  amount: '10000',
  currency: 'EUR',
  partyName: '',
  partyAccount: '',
  references: [],
  text: '',
  ...more,
})
/** The identity of what each reported one is found to be, by its own. */
const found = (reported: readonly ReportedFacts[], stored: readonly ReportedFacts[]) =>
  Object.fromEntries(
    [...sameTransactions(reported, stored)].map(([one, same]) => [one.identity, same.identity]),
  )

test('a transaction that two sources word differently is the same, whatever they leave out', () => {
  const file = facts('file', {
    partyName: 'MUELLER GMBH',
    partyAccount: 'DE89370400440532013000',
    references: ['RF18539007547034'],
    text: 'RF18539007547034 INVOICE 2026-0001',
  })
  for (const more of [
    { partyName: 'Müller GmbH', text: 'Invoice 2026-0001' },
    { partyAccount: 'DE89370400440532013000', references: ['E2E-77'] },
    { partyName: 'Mueller' },
    { text: 'Payment rf18 5390 0754 7034' },
    {},
  ])
    expect(found([facts('feed', more)], [file]), JSON.stringify(more)).toEqual({ feed: 'file' })
})

test('another day, amount, currency, payer or reference is another transaction', () => {
  const stored = facts('stored', {
    partyName: 'Anna Kowalska',
    partyAccount: 'PL61109010140000071219812874',
    references: ['A-1'],
  })
  for (const more of [
    { bookedOn: '2026-11-21' },
    { amount: '10001' },
    { currency: 'USD' },
    { partyAccount: 'DE89370400440532013000', partyName: 'Anna Kowalska', references: ['A-1'] },
    { partyName: 'Jan Nowak' },
    { references: ['B-2'] },
  ])
    expect(found([facts('new', more)], [stored]), JSON.stringify(more)).toEqual({})
})

test('equal transfers of a day are counted: each stored one is found once', () => {
  const [a, b] = [facts('a', { text: 'Rent' }), facts('b', { text: 'Rent' })]
  expect(found([a, b], [facts('x', { text: 'Rent' })])).toEqual({ a: 'x' })
  const both = found([a, b], [facts('x', { text: 'Rent' }), facts('y')])
  expect([Object.keys(both), Object.values(both)].map(one => one.toSorted())).toEqual([
    ['a', 'b'],
    ['x', 'y'],
  ])
})

test('as many as possible are found, the more alike ones together', () => {
  const named = facts('named', { partyName: 'Anna Kowalska', text: 'Invoice 12' })
  const bare = facts('bare')
  const stored = [
    facts('anna', { partyName: 'KOWALSKA ANNA', text: 'INVOICE 12' }),
    facts('jan', { partyName: 'Jan Nowak' }),
  ]
  // The bare one could be either, the named one only Anna's.
  expect(found([bare, named], stored)).toEqual({ bare: 'jan', named: 'anna' })
  expect(found([bare, named], stored.toReversed())).toEqual({ bare: 'jan', named: 'anna' })
})

test('the identity that a source gave before comes first', () => {
  const stored = [facts('1', { text: 'Rent' }), facts('2', { text: 'Rent' })]
  expect(found([facts('2', { text: 'Rent' })], stored)).toEqual({ '2': '2' })
})
