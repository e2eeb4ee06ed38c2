import { expect, test } from 'vitest'
import { arrowOf } from './arrow.ts'

test('arrows follow the direction of reading', () => {
  expect(['ArrowRight', 'ArrowLeft', 'a'].map(key => arrowOf(key, 'ltr'))).toEqual([1, -1, 0])
  expect(['ArrowRight', 'ArrowLeft'].map(key => arrowOf(key, 'rtl'))).toEqual([-1, 1])
})
