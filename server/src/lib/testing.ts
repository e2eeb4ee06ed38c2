import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomInt } from 'node:crypto'
import type {
  CommonRefusal,
  Endpoint,
  InputOf,
  RefusalOf,
  ResponseOf,
} from '@bordereau/contract/endpoint'
import { signUp } from '@bordereau/contract/session'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { solved } from '../captcha/testing.ts'
import type { Config } from '../config.ts'
import { type Database, asSystem } from '../db/database.ts'
import { fileArchive } from '../documents/archive.ts'
import { createRenderer } from '../documents/render.ts'
import { ensureInstance } from '../identity/instance.ts'
import type { Clock } from './clock.ts'
import type { House } from './house.ts'

/** A clock that stands still until the test moves it. */
export type TestClock = Clock & {
  readonly set: (instant: string) => void
  readonly move: (milliseconds: number) => void
}

export type TestHouse = {
  readonly house: House
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly close: () => Promise<void>
}

/**
 * The true house on a database that the caller opened and migrated (db/testing.ts makes one), with a data folder of its
 * own and a clock that stands at 2026-11-20 10:00 UTC. `close` does not close the database.
 */
export async function startHouse(db: Database, set: Partial<Config> = {}): Promise<TestHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-'))
  const clock = testClock('2026-11-20T10:00:00Z')
  const renderer = createRenderer({ workers: 1 })
  const house: House = {
    config: { ...CONFIG, dataDir, ...set },
    db,
    clock,
    archive: fileArchive(join(dataDir, 'archive'), () => clock.now().getTime()),
    renderer,
    log: pino({ level: 'silent' }),
    secret: await asSystem(db, tx => ensureInstance(tx, clock, set.signUpOpen ?? null)),
    wakeJobs: () => undefined,
  }
  const app = await buildApp(house)
  const close = async () => {
    await app.close()
    await renderer.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { house, app, clock, close }
}

const CONFIG: Omit<Config, 'dataDir'> = {
  port: 3000,
  host: '127.0.0.1',
  publicUrl: 'http://localhost:3000',
  databaseUrl: null,
  smtp: null,
  signUpOpen: null,
  trustProxy: false,
  // The true thing, easily solved.
  captcha: { kind: 'work', work: 1000 },
  signInWith: [],
  logLevel: 'silent',
  renderWorkers: 1,
  release: 'test',
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

export type Given<E extends Endpoint> = {
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

/** A browser as far as the server can tell: it keeps its cookie, sends our header, and has an address of its own. */
export type Client = {
  readonly call: <E extends Endpoint>(endpoint: E, given?: Given<E>) => Promise<Reply<E>>
  /** The value, or an error that says what was refused: for steps that a test only builds upon. */
  readonly must: <E extends Endpoint>(endpoint: E, given?: Given<E>) => Promise<ResponseOf<E>>
  /** Name and value of the cookie, to hand to another client; empty before it has one. */
  cookie: string
  readonly address: string
}

export function client(app: FastifyInstance, address = someAddress()): Client {
  const jar: Client = { call, must, cookie: '', address }

  async function call<E extends Endpoint>(endpoint: E, given: Given<E> = {}): Promise<Reply<E>> {
    const response = await app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, given.query),
      remoteAddress: address,
      headers: {
        host: 'localhost:3000',
        'user-agent': 'test',
        'x-bordereau': '1',
        ...(jar.cookie === '' ? {} : { cookie: jar.cookie }),
        ...(given.file ? { 'content-type': given.file.mediaType } : {}),
        ...given.headers,
      },
      ...payloadOf(given),
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
    // Every refusal has this body; what is none fails the test that reads it.
    const refused = body as { refusal: RefusalOf<E> | CommonRefusal; detail?: unknown }
    return { ...common, ok: false, refusal: refused.refusal, detail: refused.detail }
  }

  async function must<E extends Endpoint>(endpoint: E, given?: Given<E>): Promise<ResponseOf<E>> {
    const reply = await call(endpoint, given)
    if (reply.ok) return reply.value
    throw new Error(`${endpoint.name}: ${reply.refusal} ${JSON.stringify(reply.detail ?? '')}`)
  }

  return jar
}

/** What the house has written to an address, the newest first; read past every wall. */
export async function mailsTo(
  house: House,
  address: string,
): Promise<{ subject: string; text: string; html: string }[]> {
  return house.db.kysely
    .selectFrom('mail')
    .select(['subject', 'body_text as text', 'body_html as html'])
    .where('recipient', '=', address)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Signs a new person up, or for later ones by an open door; gives their client. */
export async function signedUp(
  { app, house }: TestHouse,
  email: string,
  name = email.split('@')[0] ?? '',
): Promise<Client> {
  await asSystem(house.db, tx => ensureInstance(tx, house.clock, true))
  const person = client(app)
  const captcha = await solved(person, 'sign_up')
  await person.must(signUp, { body: { name, email, password: PASSWORD, captcha } })
  return person
}

export const PASSWORD = 'ink on 7 sheets'

function payloadOf(given: {
  body?: unknown
  file?: { bytes: Uint8Array } | undefined
}): Pick<InjectOptions, 'payload'> {
  if (given.file) return { payload: Buffer.from(given.file.bytes) }
  return given.body === undefined ? {} : { payload: given.body as object }
}

/** Fills the path's parameters from the query; what is left over goes behind the question mark. */
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

/** Clients come from different places, or one throttle would count them all as one. */
function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
