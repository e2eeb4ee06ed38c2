import { expect, test, vi } from 'vitest'
import { nextStop, placeOf } from './walk.ts'

const stops = [{}, { target: '.gone' }, { target: '.here' }, { target: '.gone-too' }]
const find = (target: string) => Promise.resolve(target === '.here')

test('skips missing targets, forward and back, and does not count them', async () => {
  const missing = new Set<number>()
  expect(await nextStop(stops, -1, 1, missing, find)).toBe(0)
  expect(await nextStop(stops, 0, 1, missing, find)).toBe(2)
  expect(await nextStop(stops, 2, -1, missing, find)).toBe(0)
  expect(placeOf(2, stops.length, missing)).toEqual({ number: 2, total: 3 })
})

test('ends after the last existing target', async () => {
  const missing = new Set<number>()
  expect(await nextStop(stops, 2, 1, missing, find)).toBeUndefined()
  expect(placeOf(2, stops.length, missing)).toEqual({ number: 3, total: 3 })
})

test('calls before() first, and looks only once for a missing target', async () => {
  const order: string[] = []
  const before = () => void order.push('went')
  const look = vi.fn((target: string) => {
    order.push(target)
    return Promise.resolve(false)
  })
  const missing = new Set<number>()
  await nextStop([{ target: '.x', before }], -1, 1, missing, look)
  await nextStop([{ target: '.x', before }], -1, 1, missing, look)
  expect(order).toEqual(['went', '.x'])
})
