import { COMMON_REFUSALS } from '@bordereau/contract/endpoint'
import { expect, test } from 'vitest'
import { routes } from './routes.ts'
import { ENDPOINT_REFUSALS } from './lib/endpoint-refusals.ts'
import { refusalMessage } from './lib/refusal.ts'

const codes = [
  ...new Set([
    ...Object.keys(COMMON_REFUSALS),
    ...routes.flatMap(({ endpoint }) => Object.keys(endpoint.refusals)),
  ]),
]

test('every refusal of the server has a sentence', () => {
  expect(codes.length).toBeGreaterThan(100)
  expect(Object.keys(ENDPOINT_REFUSALS).filter(code => !codes.includes(code))).toEqual([])
  expect(codes.filter(code => !/^\p{Lu}.* .*[.]$/u.test(refusalMessage(code)))).toEqual([])
})

test('what a body names and is not there is refused with the same status everywhere', () => {
  const statuses = new Map<string, Set<number>>()
  for (const { endpoint } of routes)
    for (const [code, status] of Object.entries(endpoint.refusals))
      statuses.set(code, new Set([...(statuses.get(code) ?? []), status]))
  const unknown = [...statuses].filter(([code]) => code.endsWith('_unknown'))
  const several = unknown.filter(([, found]) => found.size > 1)
  expect(several.map(([code, found]) => [code, ...found])).toEqual([])
})
