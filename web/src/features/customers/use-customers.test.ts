// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { stateOf } from '../list/testing/state-of.ts'
import { customerFilter, isFilteredCustomers } from './use-customers.ts'

test('the list of customers asks for what its address says, and ignores what is none', () => {
  const all = { state: 'active', sort: 'name' }
  expect(customerFilter(stateOf(''))).toEqual(all)
  expect(customerFilter(stateOf('country=DE&currency=EUR&owing=overdue&q=a&sort=-name'))).toEqual({
    ...all,
    sort: '-name',
    country: 'DE',
    currency: 'EUR',
    owing: 'overdue',
    q: 'a',
  })
  expect(customerFilter(stateOf('owing=everything&sort=owing'))).toEqual(all)
})

test('a tab and an order are no filters', () => {
  expect(isFilteredCustomers(stateOf('state=archived&sort=-name'))).toBe(false)
  expect(isFilteredCustomers(stateOf('owing=unpaid'))).toBe(true)
  expect(isFilteredCustomers(stateOf('q=x'))).toBe(true)
})
