import { availableParallelism, totalmem } from 'node:os'
import { resolve } from 'node:path'
import type { TaxRegisterName } from '@bordereau/domain/country/tax-register'
import { asciiEmail, readEmailAddress } from '@bordereau/domain/text/email-address'
import * as z from 'zod'
import {
  CAPTCHA_ENVIRONMENT,
  type CaptchaConfig,
  captchaErrors,
  captchaOf,
} from './captcha/settings.ts'
import {
  OUTGOING_ENVIRONMENT,
  type OutgoingConfig,
  type OutgoingSettings,
  outgoingOf,
} from './outgoing/settings.ts'
import {
  SIGN_IN_ENVIRONMENT,
  type SignInSettings,
  type SignInWithConfig,
  signInErrors,
  signInWithOf,
} from './sign-in-with/settings.ts'

/** All settings from environment variables; docs/operating.md explains each. */
export type Config = {
  readonly port: number
  readonly host: string
  /** The public URL without a trailing slash. Links in emails use it, never a Host header. */
  readonly publicUrl: string
  /** Further accepted host names besides that of publicUrl, in lower case. */
  readonly allowedHosts: readonly string[]
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Allow a new embedded database although the data folder has an archive of documents. */
  readonly allowNewDatabase: boolean
  /** Megabytes of free disk space below which /readyz reports disk_full. */
  readonly minFreeDiskMb: number
  readonly smtp: { readonly url: string; readonly from: string } | null
  readonly signUpOpen: boolean | null
  /** true: exactly one proxy; text: the addresses or networks of proxies, separated by commas. */
  readonly trustProxy: boolean | string
  readonly captcha: CaptchaConfig
  readonly outgoing: OutgoingConfig
  /** Keys of stored secrets, separated by commas, or the file that has them; null, null: the data folder's own file. */
  readonly secretKeys: { readonly keys: string | null; readonly file: string | null }
  /** Other base addresses than a payment provider's own, by the provider's name: for tests. */
  readonly paymentProviderUrls: Readonly<Record<string, string>>
  /** Other base addresses than a bank feed's own, by the feed's name: for tests. */
  readonly bankFeedUrls: Readonly<Record<string, string>>
  /** Other base addresses of public registers than those in server/src/tax-registers. */
  readonly taxRegisterUrls: Readonly<Partial<Record<TaxRegisterName, string>>>
  /** Identity providers for sign-in, in the order of the buttons. */
  readonly signInWith: readonly SignInWithConfig[]
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly renderWorkers: number
  /** Memory limit of each typesetting process in megabytes, in addition to its idle size. */
  readonly renderMemoryMb: number
  readonly release: string
  /** Where people of the instance ask for help, as a link: mailto: or https:. */
  readonly contact: string | null
  /** Bearer token for /metrics; null: only requests from the same machine. */
  readonly metricsToken: string | null
}

/** An invalid environment variable; the message names it and the accepted values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const emailAddress = z
  .string()
  .refine(text => readEmailAddress(text) !== undefined)
  .transform(text => asciiEmail(readEmailAddress(text) ?? text))

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform(value => value === 'true' || value === '1')

/** IP addresses and networks, or Fastify's names for common ones. */
const addresses = z
  .string()
  .regex(
    /^([0-9a-fA-F.:]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)(\s*,\s*([0-9a-fA-F.:]+(\/\d{1,3})?|loopback|linklocal|uniquelocal))*$/,
    'must be true, false, or addresses such as 127.0.0.1, 10.0.0.0/8',
  )

/** Host names separated by commas, without ports. */
const hosts = z
  .string()
  .regex(
    /^[\w-]+(\.[\w-]+)*(\s*,\s*[\w-]+(\.[\w-]+)*)*$/,
    'must be names such as invoices.example, nas.example.org: without https:// and without port',
  )
  .transform(text => text.toLowerCase().split(/\s*,\s*/))

/** Base addresses of public registers, payment providers and bank feeds: a mirror, or the publisher's test environment. */
const REGISTER_ENVIRONMENT = {
  VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  SIRENE_URL: z.url({ protocol: /^https?$/ }).optional(),
  WHITE_LIST_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MOLLIE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ENABLE_BANKING_URL: z.url({ protocol: /^https?$/ }).optional(),
  GOCARDLESS_URL: z.url({ protocol: /^https?$/ }).optional(),
}

const environment = z
  .object({
    ...CAPTCHA_ENVIRONMENT,
    ...SIGN_IN_ENVIRONMENT,
    ...OUTGOING_ENVIRONMENT,
    ...REGISTER_ENVIRONMENT,
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    ALLOWED_HOSTS: hosts.default([]),
    DATA_DIR: z.string().min(1).default('data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .optional(),
    ALLOW_NEW_DATABASE: flag.default(false),
    SECRETS_KEY: z.string().optional(),
    SECRETS_KEY_FILE: z.string().optional(),
    MIN_FREE_DISK_MB: z.coerce.number().int().min(0).max(1_000_000_000).default(100),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z.string().min(3).optional(),
    SIGN_UP_OPEN: flag.optional(),
    TRUST_PROXY: z.union([flag, addresses]).default(false),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    RENDER_WORKERS: z.coerce.number().int().min(1).max(16).default(typesettingProcesses),
    RENDER_MEMORY_MB: z.coerce.number().int().min(128).max(16_384).default(512),
    RELEASE: z.string().default('development'),
    CONTACT: z
      .union([emailAddress, z.url({ protocol: /^https$/ })], 'must be an email or https address')
      .transform(address => (address.includes('://') ? address : `mailto:${address}`))
      .optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits and ._~+/=-')
      .optional(),
  })
  .refine(env => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'must be set when SMTP_URL is set: the address mail is sent from',
  })
  .refine(env => env.SECRETS_KEY === undefined || env.SECRETS_KEY_FILE === undefined, {
    path: ['SECRETS_KEY_FILE'],
    message: 'must not be set when SECRETS_KEY is set',
  })
  .check(({ value: env, issues }) => {
    const errors = [...captchaErrors(env), ...signInErrors(env), ...outgoingErrors(env)]
    for (const [name, message] of errors)
      issues.push({ code: 'custom', path: [name], message, input: env })
  })

/** Reads and checks the environment. Throws ConfigError naming every variable that cannot be used. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(nonEmpty)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const set = parsed.data
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/+$/, ''),
    allowedHosts: set.ALLOWED_HOSTS,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    allowNewDatabase: set.ALLOW_NEW_DATABASE,
    minFreeDiskMb: set.MIN_FREE_DISK_MB,
    smtp: set.SMTP_URL && set.MAIL_FROM ? { url: set.SMTP_URL, from: set.MAIL_FROM } : null,
    signUpOpen: set.SIGN_UP_OPEN ?? null,
    trustProxy: set.TRUST_PROXY,
    captcha: captchaOf(set),
    outgoing: outgoingOf(set),
    secretKeys: { keys: set.SECRETS_KEY ?? null, file: set.SECRETS_KEY_FILE ?? null },
    taxRegisterUrls: registerUrlsOf(set),
    paymentProviderUrls: {
      ...(set.STRIPE_URL === undefined ? {} : { stripe: set.STRIPE_URL }),
      ...(set.MOLLIE_URL === undefined ? {} : { mollie: set.MOLLIE_URL }),
    },
    bankFeedUrls: {
      ...(set.ENABLE_BANKING_URL === undefined ? {} : { 'enable-banking': set.ENABLE_BANKING_URL }),
      ...(set.GOCARDLESS_URL === undefined ? {} : { gocardless: set.GOCARDLESS_URL }),
    },
    signInWith: signInWithOf(set),
    logLevel: set.LOG_LEVEL,
    renderWorkers: set.RENDER_WORKERS,
    renderMemoryMb: set.RENDER_MEMORY_MB,
    release: set.RELEASE,
    contact: set.CONTACT ?? null,
    metricsToken: set.METRICS_TOKEN ?? null,
  }
}

function registerUrlsOf(
  set: z.infer<z.ZodObject<typeof REGISTER_ENVIRONMENT>>,
): Config['taxRegisterUrls'] {
  const urls = { vies: set.VIES_URL, sirene: set.SIRENE_URL, white_list: set.WHITE_LIST_URL }
  return Object.fromEntries(
    Object.entries(urls).flatMap(([name, url]) =>
      url === undefined ? [] : [[name, url.replace(/\/+$/, '')]],
    ),
  )
}

/** An issuer that could never be reached is reported at start. */
function* outgoingErrors(
  set: OutgoingSettings & SignInSettings,
): Generator<readonly [string, string]> {
  if (set.OIDC_ISSUER?.startsWith('http:') === true && !outgoingOf(set).allowHttp)
    yield [
      'OUTGOING_ALLOW_HTTP',
      'must be true, with OUTGOING_ALLOW_NETWORKS=127.0.0.0/8,::1, because OIDC_ISSUER is http://',
    ]
}

/** One process a core, from two to eight, as long as a quarter of the memory has room for their larger documents. */
function typesettingProcesses(): number {
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return Math.max(2, Math.min(availableParallelism(), 8, Math.floor(memory / 4 / 200_000_000)))
}
