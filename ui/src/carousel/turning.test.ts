import { expect, test } from 'vitest'
import { carouselInterval, slideAt, swipeStep } from './turning.ts'

test('a carousel rotates every 5000 ms', () => {
  expect(carouselInterval).toBe(5000)
})

test('a carousel wraps around at both ends', () => {
  expect([-1, 0, 2, 3].map(index => slideAt(index, 3))).toEqual([2, 0, 2, 0])
  expect(slideAt(1, 0)).toBe(0)
})

test('a swipe to the left shows the next slide in left-to-right languages', () => {
  expect([swipeStep(-60, 10, 'ltr'), swipeStep(60, 10, 'ltr')]).toEqual([1, -1])
  expect([swipeStep(-60, 10, 'rtl'), swipeStep(60, 10, 'rtl')]).toEqual([-1, 1])
})

test('scrolling and short movements are no swipe', () => {
  expect([swipeStep(-60, 90, 'ltr'), swipeStep(39, 0, 'ltr')]).toEqual([0, 0])
})
