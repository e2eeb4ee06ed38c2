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
