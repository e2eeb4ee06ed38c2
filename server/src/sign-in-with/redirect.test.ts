import { expect, test } from 'vitest'
import { pathWith, redirectTo, signInPage } from './redirect.ts'

test('the browser is sent to an address without a body', () => {
  expect(redirectTo('/w')).toEqual({
    status: 302,
    mediaType: 'text/plain',
    body: '',
    headers: { location: '/w' },
  })
})

test('a refused sign-in comes back to its page with the reason and the way on', () => {
  expect(signInPage('google', 'provider_cancelled', '')).toBe(
    '/sign-in?refused=provider_cancelled&with=google',
  )
  expect(signInPage('google', 'provider_cancelled', '/w/1?a=b')).toBe(
    '/sign-in?refused=provider_cancelled&with=google&next=%2Fw%2F1%3Fa%3Db',
  )
})

test.each([
  ['', { joined: '1' }, '/?joined=1'],
  ['/w/1', { joined: '1' }, '/w/1?joined=1'],
  ['/w/1?a=b&joined=0#top', { joined: '1' }, '/w/1?a=b&joined=1'],
  ['/#top', { a: 'b', c: 'd' }, '/?a=b&c=d'],
])('%j with %o is %s', (returnTo, outcome, path) => {
  expect(pathWith(returnTo, outcome)).toBe(path)
})
