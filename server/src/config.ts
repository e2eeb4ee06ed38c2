import { resolve } from 'node:path'
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
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly renderWorkers: number
  readonly release: string
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
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    RENDER_WORKERS: z.coerce.number().int().min(1).max(16).default(2),
    RELEASE: z.string().default('development'),
  })
  .refine(env => env.SMTP_URL === undefined || env.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'must be set when SMTP_URL is set: the address mail is sent from',
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
    logLevel: set.LOG_LEVEL,
    renderWorkers: set.RENDER_WORKERS,
    release: set.RELEASE,
  }
}
