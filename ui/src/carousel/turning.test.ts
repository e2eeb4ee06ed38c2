import { expect, test } from 'vitest'
import { carouselInterval, slideAt, strokeOf } from './turning.ts'

test('a carousel turns every 5000 ms', () => {
  expect(carouselInterval).toBe(5000)
})

test('a carousel turns round at both ends', () => {
  expect([-1, 0, 2, 3].map(index => slideAt(index, 3))).toEqual([2, 0, 2, 0])
  expect(slideAt(1, 0)).toBe(0)
})

test('a finger to the left asks for what comes next, where one reads to the right', () => {
  expect([strokeOf(-60, 10, 'ltr'), strokeOf(60, 10, 'ltr')]).toEqual([1, -1])
  expect([strokeOf(-60, 10, 'rtl'), strokeOf(60, 10, 'rtl')]).toEqual([-1, 1])
})

test('scrolling and trembling ask for nothing', () => {
  expect([strokeOf(-60, 90, 'ltr'), strokeOf(39, 0, 'ltr')]).toEqual([0, 0])
})
