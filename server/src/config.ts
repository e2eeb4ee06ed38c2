import { resolve } from 'node:path'
import { PROVIDERS, type Provider } from '@bordereau/contract/captcha'
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

const environment = z
  .object({
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
    for (const [name, message] of captchaFaults(env))
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
