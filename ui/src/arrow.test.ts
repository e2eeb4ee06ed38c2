import { expect, test } from 'vitest'
import { arrowOf } from './arrow.ts'

test('arrow keys follow the reading direction', () => {
  expect(['ArrowRight', 'ArrowLeft', 'a'].map(key => arrowOf(key, 'ltr'))).toEqual([1, -1, 0])
  expect(['ArrowRight', 'ArrowLeft'].map(key => arrowOf(key, 'rtl'))).toEqual([-1, 1])
})
