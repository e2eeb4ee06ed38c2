import { expect, test } from 'vitest'
import { placeCard } from './placement.ts'

const window = { width: 1000, height: 600 }
const card = { width: 300, height: 200 }

test('the card is below its target, where there is space', () => {
  const target = { x: 100, y: 50, width: 200, height: 40 }
  expect(placeCard(target, card, window, 'ltr')).toEqual({ x: 100, y: 102 })
  expect(placeCard(target, card, window, 'rtl')).toEqual({ x: 12, y: 102 })
})

test('otherwise above, otherwise beside it in reading direction', () => {
  const low = { x: 100, y: 500, width: 200, height: 60 }
  expect(placeCard(low, card, window, 'ltr')).toEqual({ x: 100, y: 288 })
  const tall = { x: 400, y: 40, width: 200, height: 520 }
  expect(placeCard(tall, card, window, 'ltr')).toEqual({ x: 612, y: 40 })
  expect(placeCard(tall, card, window, 'rtl')).toEqual({ x: 88, y: 40 })
})

test('it never leaves the window', () => {
  const corner = { x: 950, y: 10, width: 40, height: 40 }
  expect(placeCard(corner, card, window, 'ltr')).toEqual({ x: 688, y: 62 })
  const all = { x: 0, y: 0, width: 1000, height: 600 }
  expect(placeCard(all, card, window, 'ltr')).toEqual({ x: 12, y: 388 })
  expect(placeCard(undefined, card, window, 'ltr')).toEqual({ x: 350, y: 200 })
})
