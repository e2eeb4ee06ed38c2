// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { stateOf } from '../list/testing/state-of.ts'
import { itemFilter } from './use-items.ts'

test('the list of items asks for what its address says, and ignores what is none', () => {
  const all = { state: 'active', sort: 'name' }
  expect(itemFilter(stateOf('supply=goods&taxRate=5.5&currency=USD'))).toEqual({
    ...all,
    supply: 'goods',
    taxRate: '5.5',
    currency: 'USD',
  })
  expect(itemFilter(stateOf('supply=ideas'))).toEqual(all)
})
