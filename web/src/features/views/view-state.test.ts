import { VIEW_LISTS, VIEW_PARAMETERS } from '@bordereau/contract/views'
import { expect, test } from 'vitest'
import { changesBetween, searchOf, stateOf } from './view-state.ts'

test.each([
  ['tab=open&currency=EUR&view=1&after=x&from=51', 'currency=EUR&tab=open'],
  ['hide=&q=', 'hide='],
  ['preview=1', ''],
])('the query %j has the view state %j', (query, state) =>
  expect(stateOf('invoices', new URLSearchParams(query))).toBe(state),
)

test.each(VIEW_LISTS)('the state of a view of %s is sorted, as the server stores it', list => {
  const names = VIEW_PARAMETERS[list]
  const search = new URLSearchParams(names.toReversed().map(name => [name, '1']))
  expect(stateOf(list, search)).toBe(
    names
      .toSorted()
      .map(name => `${name}=1`)
      .join('&'),
  )
})

test('each list has its own parameters', () => {
  const search = new URLSearchParams('state=archived&tab=open&from_date=2026-01-01')
  expect(stateOf('customers', search)).toBe('state=archived')
  expect(stateOf('payments', search)).toBe('from_date=2026-01-01')
})

test.each([
  ['tab=open', 'tab=open', 0],
  ['tab=open', 'tab=paid', 1],
  ['tab=open&q=a', 'sort=due', 3],
  ['', 'q=a', 1],
])('counts the changes from %j to %j as %i', (before, after, count) =>
  expect(changesBetween(before, after)).toBe(count),
)

test('the query of a view has its parameters too, for users without access to the view', () => {
  expect(searchOf({ id: '7', state: 'hide=due%2Cnet&tab=open' })).toBe(
    '?hide=due%2Cnet&tab=open&view=7',
  )
})
