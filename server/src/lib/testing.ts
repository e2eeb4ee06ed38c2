import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { randomInt } from 'node:crypto'
import type {
  CommonRefusal,
  Endpoint,
  InputOf,
  RefusalOf,
  ResponseOf,
} from '@bordereau/contract/endpoint'
import { signUp } from '@bordereau/contract/sign-up'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { BANK_FEEDS } from '../bank-feeds/feeds.ts'
import { solved } from '../captcha/testing.ts'
import type { Config } from '../config.ts'
import { type Database, asSystem } from '../db/database.ts'
import { DELIVERY_CHANNELS } from '../delivery/channels.ts'
import { emailChannel } from '../delivery/email/channel.ts'
import { createClockCheck } from './clock-check.ts'
import { fileArchive } from '../documents/archive.ts'
import { OUTPUT_FORMATS } from '../documents/output-formats.ts'
import { type Renderer, createRenderer } from '../documents/render.ts'
import { ensureInstance } from '../identity/instance.ts'
import { createOutgoing } from '../outgoing/outgoing.ts'
import { PAYMENT_PROVIDERS } from '../payment-providers/providers.ts'
import { createSecretBox } from '../secrets/secret-box.ts'
import type { Clock } from './clock.ts'
import type { AppContext } from './app-context.ts'
import { createPasswordHasher } from './password-hash.ts'

/** A clock that only the test advances. */
export type TestClock = Clock & {
  readonly set: (instant: string) => void
  readonly move: (milliseconds: number) => void
}

export type TestApp = {
  readonly context: AppContext
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly close: () => Promise<void>
}

/**
 * The application on a database that the caller opened and migrated (db/testing.ts creates one), with its own data
 * folder and a clock at 2026-11-20 10:00 UTC. `close` does not close the database.
 */
export async function startApp(
  db: Database,
  set: Partial<Config> = {},
  renderer: Renderer = sharedRenderer,
  members: Partial<Pick<AppContext, 'formats' | 'channels' | 'providers' | 'feeds'>> = {},
): Promise<TestApp> {
  const dataDir = set.dataDir ?? mkdtempSync(join(tmpdir(), 'bordereau-'))
  const clock = testClock('2026-11-20T10:00:00Z')
  const config = { ...CONFIG, ...set, dataDir }
  const log = pino({ level: 'silent' })
  const context: AppContext = {
    config,
    db,
    clock,
    archive: fileArchive(join(dataDir, 'archive'), () => clock.now().getTime()),
    formats: OUTPUT_FORMATS,
    channels: DELIVERY_CHANNELS,
    providers: PAYMENT_PROVIDERS,
    feeds: BANK_FEEDS,
    ...members,
    renderer,
    passwords: createPasswordHasher(CHEAP_HASH),
    log,
    outgoing: createOutgoing(config.outgoing, log),
    secretBox: createSecretBox({ ...config.secretKeys, dataDir }),
    secret: await asSystem(db, tx => ensureInstance(tx, clock, set.signUpOpen ?? null)),
    notifyJobRunner: () => undefined,
    clockCheck: createClockCheck(clock),
  }
  const app = await buildApp(context)
  const close = async () => {
    await app.close()
    await renderer.close()
    await context.outgoing.close()
    if (set.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  return { context, app, clock, close }
}

const processRenderer = createRenderer({ workers: 1 })
/**
 * One for all test files of a process: starting its process and reading the fonts takes longer than twenty documents. It
 * ends with the process of the tests.
 */
export const sharedRenderer: Renderer = { ...processRenderer, close: async () => {} }

/**
 * For tests in which documents are issued and no paper is read: sixty documents take seconds to typeset. The file of each
 * is another one.
 */
export const blankRenderer: Renderer = {
  renderPdf: async ({ number }) => new TextEncoder().encode(`%PDF-1.7\n% ${number}\n`),
  renderPreview: async () => ({ pages: [], count: 0 }),
  load: () => ({ processes: 0, busy: 0, waiting: 0 }),
  peakBytes: () => 0,
  close: async () => {},
}

/** Takes time as typesetting does, but no processor time: for tests of what others do meanwhile. */
export const slowBlankRenderer: Renderer = {
  ...blankRenderer,
  renderPdf: async (...input) => {
    await pause(TYPESETTING_MS)
    return blankRenderer.renderPdf(...input)
  },
}
const TYPESETTING_MS = 50

/** A thousandth of the product's cost. */
const CHEAP_HASH = { memoryCost: 64, timeCost: 1, parallelism: 1 }

export const CONFIG: Omit<Config, 'dataDir'> = {
  port: 3000,
  host: '127.0.0.1',
  publicUrl: 'http://localhost:3000',
  allowedHosts: [],
  databaseUrl: null,
  allowNewDatabase: false,
  minFreeDiskMb: 1,
  smtp: null,
  signUpOpen: null,
  trustProxy: false,
  // Test servers of providers are on this machine, without TLS.
  outgoing: {
    enabled: true,
    allowHttp: true,
    allowedNetworks: ['127.0.0.0/8', '::1'],
    proxy: { http: '', https: '', exceptions: '' },
  },
  secretKeys: { keys: null, file: null },
  paymentProviderUrls: {},
  bankFeedUrls: {},
  // Nothing in a test asks a real register.
  taxRegisterUrls: {
    vies: 'http://127.0.0.1:1',
    sirene: 'http://127.0.0.1:1',
    white_list: 'http://127.0.0.1:1',
  },
  // The real proof of work with little work.
  captcha: { kind: 'work', work: 1000 },
  signInWith: [],
  logLevel: 'silent',
  renderWorkers: 1,
  renderMemoryMb: 512,
  release: 'test',
  contact: null,
  metricsToken: null,
}

function testClock(start: string): TestClock {
  let at = new Date(start)
  return {
    now: () => new Date(at),
    set: instant => {
      at = new Date(instant)
    },
    move: milliseconds => {
      at = new Date(at.getTime() + milliseconds)
    },
  }
}

export type CallInput<E extends Endpoint> = {
  readonly query?: InputOf<E['query']>
  readonly body?: InputOf<E['request']>
  /** An uploaded file instead of a body. */
  readonly file?: { readonly bytes: Uint8Array; readonly mediaType: string }
  readonly headers?: Readonly<Record<string, string>>
}

export type Reply<E extends Endpoint> = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly bytes: Uint8Array
} & (
  | { readonly ok: true; readonly value: ResponseOf<E> }
  | {
      readonly ok: false
      readonly refusal: RefusalOf<E> | CommonRefusal
      readonly detail: unknown
    }
)

/** A browser as the server sees it: it keeps its cookie, sends the x-bordereau header, and has its own IP address. */
export type Client = {
  readonly call: <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<Reply<E>>
  /** The value, or an error with the refusal: for steps that prepare a test. */
  readonly must: <E extends Endpoint>(endpoint: E, input?: CallInput<E>) => Promise<ResponseOf<E>>
  /** Name and value of the session cookie; empty before sign-in. */
  cookie: string
  readonly address: string
}

export function client(app: FastifyInstance, address = randomAddress()): Client {
  const jar: Client = { call, must, cookie: '', address }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> = {},
  ): Promise<Reply<E>> {
    const response = await app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, input.query),
      remoteAddress: address,
      headers: {
        host: 'localhost:3000',
        'user-agent': 'test',
        'x-bordereau': '1',
        'sec-fetch-site': 'same-origin',
        ...(jar.cookie === '' ? {} : { cookie: jar.cookie }),
        ...(input.file ? { 'content-type': input.file.mediaType } : {}),
        ...input.headers,
      },
      ...payloadOf(input),
    })
    for (const set of response.cookies)
      jar.cookie = set.value === '' ? '' : `${set.name}=${set.value}`
    const common = {
      status: response.statusCode,
      headers: response.headers,
      bytes: response.rawPayload,
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const body: unknown = isJson ? response.json() : undefined
    if (response.statusCode < 400) return { ...common, ok: true, value: body as ResponseOf<E> }
    // Every refusal has this body; an error without one fails the test that reads it.
    const refused = body as { refusal: RefusalOf<E> | CommonRefusal; detail?: unknown }
    return { ...common, ok: false, refusal: refused.refusal, detail: refused.detail }
  }

  async function must<E extends Endpoint>(
    endpoint: E,
    input?: CallInput<E>,
  ): Promise<ResponseOf<E>> {
    const reply = await call(endpoint, input)
    if (reply.ok) return reply.value
    throw new Error(`${endpoint.name}: ${reply.refusal} ${JSON.stringify(reply.detail ?? '')}`)
  }

  return jar
}

/** All e-mails to an address in all workspaces, the newest first. */
export async function mailsTo(
  context: AppContext,
  address: string,
): Promise<{ subject: string; text: string; html: string }[]> {
  const rows = await asSystem(context.db, tx =>
    tx
      .selectFrom('mail')
      .select(['subject', 'payload'])
      .where('recipient', '=', address)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  )
  return rows.map(({ subject, payload }) => ({ subject, ...emailChannel.bodyOf(payload) }))
}

/** Signs a new person up, opening sign-up for it, and returns their client. */
export async function signedUp(
  { app, context }: TestApp,
  email: string,
  name = email.split('@')[0] ?? '',
): Promise<Client> {
  await asSystem(context.db, tx => ensureInstance(tx, context.clock, true))
  const person = client(app)
  const captcha = await solved(person, 'sign_up')
  await person.must(signUp, { body: { name, email, password: PASSWORD, captcha } })
  return person
}

export const PASSWORD = 'ink on 7 sheets'

function payloadOf(input: {
  body?: unknown
  file?: { bytes: Uint8Array } | undefined
}): Pick<InjectOptions, 'payload'> {
  if (input.file) return { payload: Buffer.from(input.file.bytes) }
  return input.body === undefined ? {} : { payload: input.body as object }
}

/** Fills the path's parameters from the query; the other values go into the query string. */
function urlOf(endpoint: Endpoint, query: unknown): string {
  const rest = new Map(Object.entries(typeof query === 'object' && query !== null ? query : {}))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of rest) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}

/** Clients have different addresses, so that one throttle does not count them together. */
function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
