import { describe, expect, it, test } from 'vitest'
import { oneOf, sortOf, sortText, withParameters } from './list-state.ts'

describe('query parameters', () => {
  it('are changed and added, and removed when empty', () => {
    const before = new URLSearchParams('tab=open&q=x')
    expect(withParameters(before, { q: '', tab: 'paid', currency: 'EUR' }).toString()).toBe(
      'tab=paid&currency=EUR',
    )
    expect(before.toString()).toBe('tab=open&q=x')
    expect(withParameters(before, { q: undefined }).toString()).toBe('tab=open')
  })

  it('keep an empty list of hidden columns, which shows all columns', () => {
    expect(withParameters(new URLSearchParams('hide=due'), { hide: '' }).toString()).toBe('hide=')
  })
})

test.each([
  ['-due', { key: 'due', descending: true }],
  ['number', { key: 'number', descending: false }],
])('%s is parsed to an order and formatted back', (text, sort) => {
  expect(sortOf(text)).toEqual(sort)
  expect(sortText(sort)).toBe(text)
})

it('an unknown value falls back to the first', () => {
  expect(oneOf(['all', 'open'], 'nonsense')).toBe('all')
  expect(oneOf(['all', 'open'], 'open')).toBe('open')
  expect(sortOf(undefined)).toBeUndefined()
  expect(sortOf('')).toBeUndefined()
})
