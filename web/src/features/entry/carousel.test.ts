import { expect, it } from 'vitest'
import { TURN_MS, slideAt } from './carousel.ts'

it('turns round at both ends', () => {
  expect([-1, 0, 2, 3].map(index => slideAt(index, 3))).toEqual([2, 0, 2, 0])
})

it('turns after the time the specification fixes', () => {
  expect(TURN_MS).toBe(5000)
})
