import { expect, test } from 'vitest'
import { stateOf } from '../list/testing/state-of.ts'
import { filterOf, isFiltered, NO_FILTERS } from './list-query.ts'

test.each([
  ['', {}],
  ['tab=all', {}],
  ['tab=overdue&sort=-due&q=acme', { tab: 'overdue', sort: '-due', q: 'acme' }],
  ['tab=overdue', { tab: 'overdue', sort: 'due' }],
  ['tab=nonsense&sort=;drop&preview=1', {}],
  ['type=credit_note', { type: 'credit_note' }],
  ['type=nonsense', {}],
  ['currency=EUR&issuedFrom=2026-01-01', { currency: 'EUR', issuedFrom: '2026-01-01' }],
])('query %j becomes the filter %j', (text, filter) =>
  expect(filterOf(stateOf(text))).toEqual(filter),
)

test('a tab and an order do not count as filters', () => {
  expect(isFiltered(stateOf('tab=paid&sort=due'))).toBe(false)
  expect(isFiltered(stateOf('q=x'))).toBe(true)
})

test('clearing removes each filter and keeps tab and order', () => {
  expect(Object.keys(NO_FILTERS)).toContain('customerId')
  expect(Object.keys(NO_FILTERS)).toContain('q')
  expect(Object.keys(NO_FILTERS)).not.toContain('tab')
  expect(Object.values(NO_FILTERS).every(value => value === undefined)).toBe(true)
})
