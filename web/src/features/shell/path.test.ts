import { expect, it } from 'vitest'
import { isWithin } from './path.ts'

it('a page is within its own address and what lies below, not within its namesakes', () => {
  expect(isWithin('/w/a/items/1', '/w/a/items')).toBe(true)
  expect(isWithin('/w/a/items', '/w/a/items')).toBe(true)
  expect(isWithin('/w/a/items-old', '/w/a/items')).toBe(false)
})
