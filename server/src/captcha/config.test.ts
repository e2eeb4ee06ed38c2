import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'

const captcha = (env: NodeJS.ProcessEnv) => readConfig(env).captcha
const SECRET = { CAPTCHA_SECRET_KEY: 'a-secret' }

test('without keys the captcha is a proof of work, unless it is off', () => {
  expect(captcha({})).toEqual({ kind: 'work', work: 200_000 })
  expect(captcha({ CAPTCHA_WORK: '5000', CAPTCHA_SITE_KEY: '' })).toEqual({
    kind: 'work',
    work: 5000,
  })
  expect(captcha({ CAPTCHA: 'off' })).toEqual({ kind: 'off' })
})

test('the provider follows from the site key or CAPTCHA_PROVIDER', () => {
  const of = (CAPTCHA_SITE_KEY: string, more = {}) => {
    const set = captcha({ CAPTCHA_SITE_KEY, ...SECRET, ...more })
    return set.kind === 'provider' ? set.provider : set.kind
  }
  expect(of('10000000-ffff-ffff-ffff-000000000001')).toBe('hcaptcha')
  expect(of('0x4AAAAAAADnPIDROrmt1Wwj')).toBe('turnstile')
  expect(of('1x00000000000000000000AA')).toBe('turnstile')
  const google = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'
  expect(of(google, { CAPTCHA_PROVIDER: 'recaptcha-v2' })).toBe('recaptcha-v2')
  expect(of(google, { CAPTCHA_PROVIDER: 'recaptcha-v3' })).toBe('recaptcha-v3')
  expect(() => of(google)).toThrow(/CAPTCHA_PROVIDER: must be one of recaptcha-v2/)
})

test('incomplete and invalid settings are refused', () => {
  const turnstile = { CAPTCHA_SITE_KEY: '0x4AAAAAAADnPIDROrmt1Wwj' }
  const wrong: [NodeJS.ProcessEnv, RegExp][] = [
    [turnstile, /CAPTCHA_SECRET_KEY: must be set when CAPTCHA_SITE_KEY/],
    [SECRET, /CAPTCHA_SITE_KEY: must be set too/],
    [{ CAPTCHA_PROVIDER: 'turnstile' }, /CAPTCHA_SITE_KEY: must be set too/],
    [{ ...turnstile, ...SECRET, CAPTCHA: 'off' }, /CAPTCHA: is off, but CAPTCHA_SITE_KEY is set/],
    [{ ...turnstile, ...SECRET, CAPTCHA_MIN_SCORE: '5' }, /CAPTCHA_MIN_SCORE/],
    [{ ...turnstile, ...SECRET, CAPTCHA_VERIFY_URL: 'ftp://x' }, /CAPTCHA_VERIFY_URL/],
    [{ ...turnstile, ...SECRET, CAPTCHA_PROVIDER: 'other' }, /CAPTCHA_PROVIDER/],
    [{ ...SECRET, CAPTCHA_SITE_KEY: 'a b"<' }, /CAPTCHA_SITE_KEY: must be the key/],
    [{ CAPTCHA_WORK: '10' }, /CAPTCHA_WORK/],
    [{ CAPTCHA: 'no' }, /CAPTCHA/],
  ]
  for (const [env, message] of wrong) {
    expect(() => captcha(env)).toThrow(ConfigError)
    expect(() => captcha(env)).toThrow(message)
  }
})
