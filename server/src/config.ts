import { resolve } from 'node:path'
import { PROVIDERS, type Provider } from '@bordereau/contract/captcha'
import {
  SIGN_IN_NAMES,
  SIGN_IN_PROVIDERS,
  type SignInProvider,
} from '@bordereau/contract/sign-in-with'
import * as z from 'zod'

/** All that can be set from outside; docs/operating.md explains each. */
export type Config = {
  readonly port: number
  readonly host: string
  /** Where people reach the instance, without a slash at the end; links in mail are made of it, never of a Host header. */
  readonly publicUrl: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly smtp: { readonly url: string; readonly from: string } | null
  readonly signUpOpen: boolean | null
  /** true: the one proxy in front; text: the addresses or networks of several, separated by commas. */
  readonly trustProxy: boolean | string
  readonly captcha: CaptchaConfig
  /** Who else may vouch for people here, in the order of the buttons. */
  readonly signInWith: readonly SignInWithConfig[]
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly renderWorkers: number
  readonly release: string
  /** Who may read /metrics besides this machine; null: nobody. */
  readonly metricsToken: string | null
}

/** How people show that they are: not at all, by work of their browser, or by a provider's script. */
export type CaptchaConfig =
  | { readonly kind: 'off' }
  /** `work`: rounds of hashing that a challenge takes on average. */
  | { readonly kind: 'work'; readonly work: number }
  | CaptchaProviderConfig

export type CaptchaProviderConfig = {
  readonly kind: 'provider'
  readonly provider: Provider
  readonly siteKey: string
  readonly secretKey: string
  /** Where answers are verified; null: at the provider's own documented address. */
  readonly verifyUrl: string | null
  /** reCAPTCHA v3: below it whoever asks is taken for a program, from 0 to 1. */
  readonly minScore: number
}

export type SignInWithConfig = {
  readonly provider: SignInProvider
  /** On the button. */
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where it differs by who hosts it; null: the provider has but one. */
  readonly issuer: string | null
  /** The origin of what stands in for the provider in tests; null: nothing does. */
  readonly standIn: string | null
}

/** A value of the environment that cannot be used; the message says which and how to mend it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform(value => value === 'true' || value === '1')

/** Addresses and networks, or Fastify's names for the usual ones. */
const addresses = z
  .string()
  .regex(
    /^([0-9a-fA-F.:]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)(\s*,\s*([0-9a-fA-F.:]+(\/\d{1,3})?|loopback|linklocal|uniquelocal))*$/,
    'must be true, false, or addresses such as 127.0.0.1, 10.0.0.0/8',
  )

/** A key of a captcha provider: it stands in the address of a script. */
const key = z.string().regex(/^[\w.-]{1,200}$/, 'must be the key as the provider shows it')

const credential = z
  .string()
  .regex(/^[!-~]{1,500}$/, 'must be the text as the provider shows it, without spaces')
  .optional()

const issuer = z
  .url({ protocol: /^https?$/ })
  .refine(
    text => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(text),
    'must begin with https:// (http:// only on this machine): keys and addresses come from there',
  )

/** Two variables a provider: by both it is offered, by neither it is not. */
const SIGN_IN_ENVIRONMENT = {
  GOOGLE_CLIENT_ID: credential,
  GOOGLE_CLIENT_SECRET: credential,
  MICROSOFT_CLIENT_ID: credential,
  MICROSOFT_CLIENT_SECRET: credential,
  MICROSOFT_TENANT: z
    .string()
    .regex(
      /^[\w.-]{1,100}$/,
      'must be a tenant: its id, its domain, common, organizations or consumers',
    )
    .default('common'),
  LINKEDIN_CLIENT_ID: credential,
  LINKEDIN_CLIENT_SECRET: credential,
  GITHUB_CLIENT_ID: credential,
  GITHUB_CLIENT_SECRET: credential,
  FACEBOOK_CLIENT_ID: credential,
  FACEBOOK_CLIENT_SECRET: credential,
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: credential,
  OIDC_CLIENT_SECRET: credential,
  OIDC_NAME: z.string().min(1).max(40).optional(),
}

const environment = z
  .object({
    ...SIGN_IN_ENVIRONMENT,
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z.string().min(3).optional(),
    SIGN_UP_OPEN: flag.optional(),
    TRUST_PROXY: z.union([flag, addresses]).default(false),
    CAPTCHA: z.enum(['on', 'off']).default('on'),
    CAPTCHA_WORK: z.coerce.number().int().min(1000).max(10_000_000).default(200_000),
    CAPTCHA_PROVIDER: z.enum(PROVIDERS).optional(),
    CAPTCHA_SITE_KEY: key.optional(),
    CAPTCHA_SECRET_KEY: key.optional(),
    CAPTCHA_VERIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
    CAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    RENDER_WORKERS: z.coerce.number().int().min(1).max(16).default(2),
    RELEASE: z.string().default('development'),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits and ._~+/=-')
      .optional(),
  })
  .refine(env => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'must be set when SMTP_URL is set: the address mail is sent from',
  })
  .check(({ value: env, issues }) => {
    for (const [name, message] of [...captchaFaults(env), ...signInFaults(env)])
      issues.push({ code: 'custom', path: [name], message, input: env })
  })

/** Reads and checks the environment. Throws ConfigError naming every variable that cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = environment.safeParse(filled)
  if (!read.success) {
    const lines = read.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const set = read.data
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    smtp: set.SMTP_URL && set.MAIL_FROM ? { url: set.SMTP_URL, from: set.MAIL_FROM } : null,
    signUpOpen: set.SIGN_UP_OPEN ?? null,
    trustProxy: set.TRUST_PROXY,
    captcha: captchaOf(set),
    signInWith: signInWithOf(set),
    logLevel: set.LOG_LEVEL,
    renderWorkers: set.RENDER_WORKERS,
    release: set.RELEASE,
    metricsToken: set.METRICS_TOKEN ?? null,
  }
}

type CaptchaSettings = {
  readonly CAPTCHA: 'on' | 'off'
  readonly CAPTCHA_WORK: number
  readonly CAPTCHA_PROVIDER?: Provider | undefined
  readonly CAPTCHA_SITE_KEY?: string | undefined
  readonly CAPTCHA_SECRET_KEY?: string | undefined
  readonly CAPTCHA_VERIFY_URL?: string | undefined
  readonly CAPTCHA_MIN_SCORE: number
}

function captchaOf(set: CaptchaSettings): CaptchaConfig {
  if (set.CAPTCHA === 'off') return { kind: 'off' }
  const provider = providerOf(set)
  if (!provider || !set.CAPTCHA_SITE_KEY || !set.CAPTCHA_SECRET_KEY)
    return { kind: 'work', work: set.CAPTCHA_WORK }
  return {
    kind: 'provider',
    provider,
    siteKey: set.CAPTCHA_SITE_KEY,
    secretKey: set.CAPTCHA_SECRET_KEY,
    verifyUrl: set.CAPTCHA_VERIFY_URL ?? null,
    minScore: set.CAPTCHA_MIN_SCORE,
  }
}

/** Named, or told from the site key: hCaptcha's are UUIDs, Turnstile's begin with 0x (1x, 2x, 3x: its keys for tests). */
function providerOf(set: CaptchaSettings): Provider | undefined {
  const siteKey = set.CAPTCHA_SITE_KEY
  if (siteKey === undefined || set.CAPTCHA_PROVIDER) return set.CAPTCHA_PROVIDER
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(siteKey)) return 'hcaptcha'
  return /^[0-3]x[\w-]{10,}$/.test(siteKey) ? 'turnstile' : undefined
}

/** What was half set is said at start: it must neither be passed over nor be found out by the first visitor. */
function* captchaFaults(set: CaptchaSettings): Generator<readonly [string, string]> {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET_KEY: secretKey } = set
  if (siteKey === undefined) {
    if (secretKey !== undefined || set.CAPTCHA_PROVIDER || set.CAPTCHA_VERIFY_URL)
      yield [
        'CAPTCHA_SITE_KEY',
        'must be set too: the provider is loaded by it; or set none of them',
      ]
    return
  }
  if (set.CAPTCHA === 'off')
    yield ['CAPTCHA', 'is off, but CAPTCHA_SITE_KEY is set: take one of the two away']
  if (secretKey === undefined)
    yield [
      'CAPTCHA_SECRET_KEY',
      'must be set when CAPTCHA_SITE_KEY is set: answers are verified by it',
    ]
  if (providerOf(set) === undefined)
    yield [
      'CAPTCHA_PROVIDER',
      `must be one of ${PROVIDERS.join(', ')}: it cannot be told from this site key`,
    ]
}

type SignInSettings = z.infer<z.ZodObject<typeof SIGN_IN_ENVIRONMENT>>

function signInWithOf(set: SignInSettings): SignInWithConfig[] {
  return SIGN_IN_PROVIDERS.flatMap(provider => {
    const { id: clientId, secret: clientSecret } = keysOf(set, provider)
    const at = issuerOf(set, provider)
    if (!clientId || !clientSecret || at === undefined) return []
    const name = provider === 'oidc' ? ownName(set) : SIGN_IN_NAMES[provider]
    return [{ provider, name, clientId, clientSecret, issuer: at, standIn: null }]
  })
}

function keysOf(set: SignInSettings, provider: SignInProvider) {
  const name = envName(provider)
  return { id: set[`${name}_CLIENT_ID`], secret: set[`${name}_CLIENT_SECRET`] }
}

/** 'google' → 'GOOGLE': how its variables begin. */
function envName<P extends SignInProvider>(provider: P): Uppercase<P> {
  return provider.toUpperCase() as Uppercase<P> // what toUpperCase does, which its type does not say
}

/** undefined: one's own provider, and nobody said where it is. */
function issuerOf(set: SignInSettings, provider: SignInProvider): string | null | undefined {
  if (provider === 'oidc') return set.OIDC_ISSUER
  if (provider !== 'microsoft') return null
  return `https://login.microsoftonline.com/${set.MICROSOFT_TENANT}/v2.0`
}

function ownName(set: SignInSettings): string {
  return set.OIDC_NAME ?? new URL(set.OIDC_ISSUER ?? '').hostname
}

/** Half a provider is said at the start: a button that leads nowhere helps nobody. */
function* signInFaults(set: SignInSettings): Generator<readonly [string, string]> {
  for (const provider of SIGN_IN_PROVIDERS) {
    const name = envName(provider)
    const { id, secret } = keysOf(set, provider)
    if (id === undefined && secret !== undefined)
      yield [`${name}_CLIENT_ID`, `must be set when ${name}_CLIENT_SECRET is set`]
    if (id !== undefined && secret === undefined)
      yield [`${name}_CLIENT_SECRET`, `must be set when ${name}_CLIENT_ID is set`]
  }
  if (set.OIDC_ISSUER === undefined && set.OIDC_CLIENT_ID !== undefined)
    yield ['OIDC_ISSUER', 'must be set when OIDC_CLIENT_ID is set: the address of your provider']
  if (set.OIDC_CLIENT_ID === undefined && (set.OIDC_ISSUER ?? set.OIDC_NAME) !== undefined)
    yield ['OIDC_CLIENT_ID', 'must be set too: by it the provider knows us; or set none of them']
}
