import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PUBLIC_BODY_BYTES, bodyLimitOf, endpoint } from './endpoint.ts'
import { isOwnPath } from './path.ts'

describe('an endpoint', () => {
  test('without a body, a query, an answer and refusals has none of them', () => {
    expect(endpoint({ name: 'a', method: 'GET', path: '/a', access: 'public' })).toEqual({
      name: 'a',
      method: 'GET',
      path: '/a',
      access: 'public',
      crossSite: false,
      bodyLimit: null,
      request: null,
      query: null,
      response: null,
      refusals: {},
    })
  })

  test('keeps what it declares', () => {
    const shape = z.object({})
    const declared = {
      name: 'b',
      method: 'POST',
      path: '/b',
      access: 'person',
      crossSite: true,
      bodyLimit: 5,
      request: shape,
      query: shape,
      response: shape,
      refusals: { not_issued: 409 },
    } as const
    expect(endpoint(declared)).toEqual(declared)
  })

  test('reads a shorter body from the public than from members, unless it says how long', () => {
    expect(bodyLimitOf({ bodyLimit: null, access: 'public' })).toBe(PUBLIC_BODY_BYTES)
    expect(bodyLimitOf({ bodyLimit: null, access: 'person' })).toBe(256_000)
    expect(bodyLimitOf({ bodyLimit: 7, access: 'public' })).toBe(7)
  })
})

test.each([
  ['/', true],
  ['/w/1?a=b#c', true],
  ['', false],
  ['w', false],
  ['//host', false],
  ['/\\host', false],
  ['/w\\1', false],
  ['/\t/host', false],
  ['/w\n', false],
  ['/w\r', false],
  ['https://a.example/', false],
  ['x/w', false],
])('%j is a path of this application: %s', (path, expected) => {
  expect(isOwnPath(path)).toBe(expected)
})
