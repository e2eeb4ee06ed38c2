import { describe, expect, test } from 'vitest'
import { nextRow } from './list-keys.ts'
import { selectionState, toggleAll, toggleSelection } from './selection.ts'

const keys = ['a', 'b', 'c', 'd', 'e']
const set = (...of: string[]) => new Set(of)

describe('a selection', () => {
  test('a press selects a row, another deselects it', () => {
    const once = toggleSelection(set(), keys, { key: 'b', shift: false, lastKey: undefined })
    expect(once).toEqual(set('b'))
    expect(toggleSelection(once, keys, { key: 'b', shift: false, lastKey: 'b' })).toEqual(set())
  })
  test('with shift all rows between get the state of the pressed one, in both directions', () => {
    expect(toggleSelection(set('b'), keys, { key: 'd', shift: true, lastKey: 'b' })).toEqual(
      set('b', 'c', 'd'),
    )
    expect(toggleSelection(set('d'), keys, { key: 'b', shift: true, lastKey: 'd' })).toEqual(
      set('b', 'c', 'd'),
    )
    expect(toggleSelection(set(...keys), keys, { key: 'c', shift: true, lastKey: 'a' })).toEqual(
      set('d', 'e'),
    )
  })
  test('with shift after a row of another page only the one pressed changes', () => {
    expect(toggleSelection(set('z'), keys, { key: 'c', shift: true, lastKey: 'z' })).toEqual(
      set('z', 'c'),
    )
  })
  test('the header’s checkbox selects the visible rows and leaves others unchanged', () => {
    expect(toggleAll(set('z', 'a'), keys)).toEqual(set('z', ...keys))
    expect(toggleAll(set('z', ...keys), keys)).toEqual(set('z'))
  })
  test('is all, some or none of the visible rows', () => {
    expect(selectionState(set('z'), keys)).toBe('none')
    expect(selectionState(set('a'), keys)).toBe('some')
    expect(selectionState(set('z', ...keys), keys)).toBe('all')
    expect(selectionState(set('z'), [])).toBe('none')
  })
})

test('j and k move within the rows and stop at the ends', () => {
  expect(nextRow('j', -1, 3)).toBe(0)
  expect(nextRow('j', 2, 3)).toBe(2)
  expect(nextRow('k', -1, 3)).toBe(2)
  expect(nextRow('k', 0, 3)).toBe(0)
  expect(nextRow('Enter', 1, 3)).toBe(-1)
})
