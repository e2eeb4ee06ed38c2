import { describe, expect, it, test } from 'vitest'
import { oneOf, sortOf, sortText, withWords } from './list-state.ts'

describe('the words of an address', () => {
  it('are changed, added, and go when they say nothing', () => {
    const before = new URLSearchParams('tab=open&q=x')
    expect(withWords(before, { q: '', tab: 'paid', currency: 'EUR' }).toString()).toBe(
      'tab=paid&currency=EUR',
    )
    expect(before.toString()).toBe('tab=open&q=x')
  })

  it('keep an empty choice of columns: it means that all are shown', () => {
    expect(withWords(new URLSearchParams('hide=due'), { hide: '' }).toString()).toBe('hide=')
  })
})

test.each([
  ['-due', { key: 'due', descending: true }],
  ['number', { key: 'number', descending: false }],
])('%s is an order and back', (text, sort) => {
  expect(sortOf(text)).toEqual(sort)
  expect(sortText(sort)).toBe(text)
})

it('an address that says nonsense shows the first', () => {
  expect(oneOf(['all', 'open'], 'nonsense')).toBe('all')
  expect(oneOf(['all', 'open'], 'open')).toBe('open')
  expect(sortOf(undefined)).toBeUndefined()
})
