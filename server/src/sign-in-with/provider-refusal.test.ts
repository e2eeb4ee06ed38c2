import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { expect, test } from 'vitest'
import { describeFailure, refusalOf } from './provider-refusal.ts'

const authorization = (error: string) =>
  new AuthorizationResponseError('no', { cause: new URLSearchParams({ error }) })

const body = (error: string, status: number) =>
  new ResponseBodyError('no', {
    cause: { error },
    response: new Response(null, { status }),
  })

const client = (code: string | undefined, cause: unknown) =>
  Object.assign(new ClientError('no', { cause }), { code })

test.each([
  [authorization('access_denied'), 'provider_cancelled'],
  [authorization('consent_required'), 'provider_cancelled'],
  [authorization('interaction_required'), 'provider_cancelled'],
  [authorization('login_required'), 'provider_cancelled'],
  [authorization('user_cancelled_login'), 'provider_cancelled'],
  [authorization('user_cancelled_authorize'), 'provider_cancelled'],
  [authorization('server_error'), 'provider_unavailable'],
  [authorization('temporarily_unavailable'), 'provider_unavailable'],
  [authorization('invalid_scope'), 'provider_unverified'],
  [body('invalid_client', 401), 'provider_unavailable'],
  [body('unauthorized_client', 400), 'provider_unavailable'],
  [body('redirect_uri_mismatch', 400), 'provider_unavailable'],
  [body('server_error', 400), 'provider_unavailable'],
  [body('invalid_grant', 400), 'provider_unverified'],
  [body('invalid_grant', 499), 'provider_unverified'],
  [body('invalid_grant', 500), 'provider_unavailable'],
  [new TypeError('fetch failed'), 'provider_unavailable'],
  [client('OAUTH_TIMEOUT', undefined), 'provider_unavailable'],
  [client('OAUTH_ABORT', undefined), 'provider_unavailable'],
  [client('OAUTH_OTHER', undefined), 'provider_unverified'],
  [client('OAUTH_OTHER', new Response(null, { status: 500 })), 'provider_unavailable'],
  [client('OAUTH_OTHER', new Response(null, { status: 499 })), 'provider_unverified'],
  [new Error('other'), 'provider_unverified'],
  ['text', 'provider_unverified'],
])('%s is %s', (error, refusal) => {
  expect(refusalOf(error)).toBe(refusal)
})

test('a challenge of the provider is a token that it does not accept', () => {
  const challenge = new WWWAuthenticateChallengeError('no', {
    cause: [],
    response: new Response(null, { status: 500 }),
  })
  expect(refusalOf(challenge)).toBe('provider_unverified')
})

test('a failure is described by its message, cause and code', () => {
  expect(describeFailure('text')).toBe('text')
  expect(describeFailure(new Error('a'))).toBe('a')
  expect(describeFailure(new Error('a', { cause: new Error('b') }))).toBe('a: b')
  expect(describeFailure(authorization('access_denied'))).toBe('no (access_denied)')
  expect(describeFailure(Object.assign(new Error('a'), { code: 'X' }))).toBe('a (X)')
})
