import { expect, test } from 'vitest'
import { timingsOf } from './event.ts'

const MEASURED: Parameters<typeof timingsOf>[0] = {
  name: '/sign-in',
  url: 'http://localhost:3000/sign-in',
  sampled: true,
  type: 'page-load',
  durationMs: 800,
  lcpMs: 500,
  inpMs: 60,
  cls: 0.25,
}
const read = (change: Partial<typeof MEASURED>) =>
  timingsOf({ ...MEASURED, ...change }).map(({ metric, value }) => [metric, value])

test.each([
  ['page-load', { load: 800, lcp: 500, cls: 250 }],
  ['page-exit', { inp: 60 }],
  ['route-change', { change: 800 }],
  ['user-interaction', {}],
])('a transaction of the type %s measures %o', (type, measured) => {
  expect(read({ type })).toEqual(Object.entries(measured))
})

test('what is unknown, or longer than a page can take, is left out', () => {
  const change = { durationMs: 600_001, lcpMs: undefined, cls: -1 }
  expect(read(change)).toEqual([])
  expect(read({ ...change, durationMs: 600_000 })).toEqual([['load', 600_000]])
  expect(read({ sampled: false })).toEqual([])
})
