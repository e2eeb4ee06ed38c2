import { expect, test } from 'vitest'
import { filterOf, isFiltered, NO_FILTERS } from './list-query.ts'

const parameters = (text: string) => {
  const search = new URLSearchParams(text)
  return { get: (name: string) => search.get(name) ?? undefined }
}

test.each([
  ['', {}],
  ['tab=all', {}],
  ['tab=overdue&sort=-due&q=acme', { tab: 'overdue', sort: '-due', q: 'acme' }],
  ['tab=overdue', { tab: 'overdue', sort: 'due' }],
  ['tab=nonsense&sort=;drop&preview=1', {}],
  ['currency=EUR&issuedFrom=2026-01-01', { currency: 'EUR', issuedFrom: '2026-01-01' }],
])('query %j becomes the filter %j', (text, filter) =>
  expect(filterOf(parameters(text))).toEqual(filter),
)

test('a tab and an order do not count as filters', () => {
  expect(isFiltered(parameters('tab=paid&sort=due'))).toBe(false)
  expect(isFiltered(parameters('q=x'))).toBe(true)
})

test('clearing removes each filter and keeps tab and order', () => {
  expect(Object.keys(NO_FILTERS)).toContain('customerId')
  expect(Object.keys(NO_FILTERS)).toContain('q')
  expect(Object.keys(NO_FILTERS)).not.toContain('tab')
  expect(Object.values(NO_FILTERS).every(value => value === undefined)).toBe(true)
})
