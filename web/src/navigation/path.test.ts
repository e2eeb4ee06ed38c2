import { expect, it } from 'vitest'
import { isWithin } from './path.ts'

it('a page is within its own address and the ones below it, not within addresses with the same prefix', () => {
  expect(isWithin('/w/a/items/1', '/w/a/items')).toBe(true)
  expect(isWithin('/w/a/items', '/w/a/items')).toBe(true)
  expect(isWithin('/w/a/items-old', '/w/a/items')).toBe(false)
})
