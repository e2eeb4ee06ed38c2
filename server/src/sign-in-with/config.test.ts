import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'

const offered = (env: NodeJS.ProcessEnv) => readConfig(env).signInWith
const OWN = { OIDC_ISSUER: 'https://id.example/realms/main', OIDC_CLIENT_ID: 'b' }
const SECRET = { OIDC_CLIENT_SECRET: 's' }

test('without keys no provider is offered', () => {
  expect(offered({})).toEqual([])
  expect(offered({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' })).toEqual([])
})

test('each provider is offered with its two keys and a name for its button', () => {
  const env: NodeJS.ProcessEnv = {}
  for (const name of ['FACEBOOK', 'GITHUB', 'LINKEDIN', 'MICROSOFT', 'GOOGLE'])
    Object.assign(env, { [`${name}_CLIENT_ID`]: 'id', [`${name}_CLIENT_SECRET`]: 'secret' })
  expect(offered({ ...env, ...OWN, ...SECRET }).map(({ name }) => name)).toEqual([
    'Google',
    'Microsoft',
    'LinkedIn',
    'GitHub',
    'Facebook',
    'id.example',
  ])
  expect(offered(env)[1]?.issuer).toBe('https://login.microsoftonline.com/common/v2.0')
  expect(offered({ ...env, MICROSOFT_TENANT: 'firm.example' })[1]?.issuer).toBe(
    'https://login.microsoftonline.com/firm.example/v2.0',
  )
  expect(offered({ ...OWN, ...SECRET, OIDC_NAME: 'Keycloak' })).toMatchObject([
    { provider: 'oidc', name: 'Keycloak', issuer: OWN.OIDC_ISSUER, testBaseUrl: null },
  ])
  const local = {
    ...OWN,
    ...SECRET,
    OIDC_ISSUER: 'http://127.0.0.1:8080/',
    OUTGOING_ALLOW_HTTP: 'true',
  }
  expect(offered(local)).toHaveLength(1)
})

test('incomplete and invalid settings are refused', () => {
  const wrong: [NodeJS.ProcessEnv, RegExp][] = [
    [{ GITHUB_CLIENT_ID: 'a' }, /GITHUB_CLIENT_SECRET: must be set when GITHUB_CLIENT_ID/],
    [{ GITHUB_CLIENT_SECRET: 'a' }, /GITHUB_CLIENT_ID: must be set when GITHUB_CLIENT_SECRET/],
    [OWN, /OIDC_CLIENT_SECRET: must be set/],
    [{ OIDC_CLIENT_ID: 'b', ...SECRET }, /OIDC_ISSUER: must be set when OIDC_CLIENT_ID/],
    [{ OIDC_ISSUER: OWN.OIDC_ISSUER }, /OIDC_CLIENT_ID: must be set too/],
    [{ OIDC_NAME: 'Keycloak' }, /OIDC_CLIENT_ID: must be set too/],
    [{ ...OWN, ...SECRET, OIDC_ISSUER: 'http://id.example' }, /OIDC_ISSUER: must begin with https/],
    [{ ...OWN, ...SECRET, OIDC_ISSUER: 'http://localhost.evil.example' }, /OIDC_ISSUER/],
    [{ MICROSOFT_TENANT: '../x' }, /MICROSOFT_TENANT: must be a tenant/],
    [{ GOOGLE_CLIENT_ID: 'a b', GOOGLE_CLIENT_SECRET: 'c' }, /GOOGLE_CLIENT_ID: must be the text/],
  ]
  for (const [env, message] of wrong) {
    expect(() => offered(env)).toThrow(ConfigError)
    expect(() => offered(env)).toThrow(message)
  }
})
