import { expect, test } from 'vitest'
import { newId } from './id.ts'

test('an id is 32 hexadecimal digits, and another each time', () => {
  const ids = Array.from({ length: 1000 }, newId)
  expect(ids.every(id => /^[0-9a-f]{32}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(1000)
})
