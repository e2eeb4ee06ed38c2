import { expect, test } from 'vitest'
import { filterOf, isFiltered } from './list-query.ts'

const address = (text: string) => {
  const search = new URLSearchParams(text)
  return { get: (name: string) => search.get(name) ?? undefined }
}

test.each([
  ['', {}],
  ['tab=all', {}],
  ['tab=overdue&sort=-due&q=acme', { tab: 'overdue', sort: '-due', q: 'acme' }],
  ['tab=nonsense&sort=;drop&preview=1', {}],
  ['currency=EUR&issuedFrom=2026-01-01', { currency: 'EUR', issuedFrom: '2026-01-01' }],
])('%s asks for %j', (text, filter) => expect(filterOf(address(text))).toEqual(filter))

test('a tab and an order are no filter', () => {
  expect(isFiltered(address('tab=paid&sort=due'))).toBe(false)
  expect(isFiltered(address('q=x'))).toBe(true)
})
