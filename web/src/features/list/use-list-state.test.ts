// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { addressNow, renderRouted } from '../../testing/router.ts'
import { useListState } from './use-list-state.ts'

test('filters are in the address, and a change returns to the first page', () => {
  const { value } = renderRouted('/list?tab=open&after=x&from=51', () => useListState())
  expect(value().get('tab')).toBe('open')
  expect(value()).toMatchObject({ after: 'x', from: 51 })
  expect(value().hrefOf({ tab: 'paid' })).toBe('?tab=paid')
  act(() => value().put({ tab: 'paid', q: 'lotus' }))
  expect(addressNow()).toBe('/list?tab=paid&q=lotus')
  expect(value()).toMatchObject({ after: undefined, from: 1 })
})

test('pages are entries of the history, filters replace theirs', () => {
  const { value } = renderRouted('/list', () => useListState())
  const entries = window.history.length
  act(() => value().put({ q: 'lotus' }))
  expect(window.history.length).toBe(entries)
  act(() => value().page('cursor', 26))
  expect(window.history.length).toBe(entries + 1)
  expect(addressNow()).toBe('/list?q=lotus&after=cursor&from=26')
  act(() => value().page(undefined, 1))
  expect(addressNow()).toBe('/list?q=lotus')
})

test('columns are hidden by default until the user shows all', () => {
  const { value } = renderRouted('/list', () => useListState(['due']))
  expect([...value().hidden]).toEqual(['due'])
  act(() => value().hide(new Set()))
  expect([...value().hidden]).toEqual([])
  act(() => value().hide(new Set(['due', 'number'])))
  expect(addressNow()).toBe('/list?hide=due%2Cnumber')
  expect([...value().hidden]).toEqual(['due', 'number'])
})

test.each(['0', '-5', '1.5', 'x'])('the first row is 1 for %s', from => {
  const { value } = renderRouted(`/list?from=${from}`, () => useListState())
  expect(value().from).toBe(1)
})
