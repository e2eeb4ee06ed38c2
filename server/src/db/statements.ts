import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import type pg from 'pg'

/** Distinct statements that a connection keeps prepared at most; each takes some ten kilobytes of the server's memory. */
const MAX_NAMED = 400
/** A statement is prepared from this use on, so that one whose lists have many lengths does not crowd out others. */
const NAMED_FROM_USE = 3
const MAX_REMEMBERED = 2_000
const MAX_TEXT_CHARACTERS = 16_000

/**
 * Prepares the statements of all connections of a pool under a name made from their text, so that the server parses
 * and plans each one once. Statements that are begun without waiting for each other are sent in one message, and the
 * query builder's `begin` together with the transaction's first statement, and the `commit` of a transaction that has only
 * read together with the connection's next statement, at the latest a few milliseconds later.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = new StatementNames()
  pool.on('connect', client => {
    const send = client.query.bind(client)
    const gather = gathering(Reflect.get(Object(Reflect.get(client, 'connection')), 'stream'))
    const query = queryOf(send, { names, gather })
    Object.defineProperty(client, 'query', { value: query, configurable: true })
  })
}

type Send = (...input: readonly unknown[]) => unknown
type Result = { readonly command: string; readonly rows: readonly unknown[] }

/**
 * Holds back what is written to a connection until all code that can run without waiting has run: writing is the
 * larger part of the processor time of a short query.
 */
function gathering(stream: unknown): () => void {
  if (!(stream instanceof Writable)) throw new Error('a connection has no stream')
  let isHeld = false
  return () => {
    if (isHeld) return
    isHeld = true
    countOne('roundTrips')
    stream.cork()
    process.nextTick(() => {
      isHeld = false
      stream.uncork()
    })
  }
}

/** A transaction that has only read holds no more than the right to read its tables for so long after its end. */
const COMMIT_WITHIN_MS = 5

/** A statement that changes nothing and takes no lock, so that no other transaction can notice when its own ends. */
const READS =
  /^\s*select\b(?!.*\b(?:for\s+(?:no\s+key\s+|key\s+)?(?:update|share)|nextval|setval|pg_\w+|app\.\w+\s*\())/is

type Sending = {
  readonly names: StatementNames
  readonly gather: () => void
}

function queryOf(send: unknown, { names, gather }: Sending): Send {
  const call: Send = (...input) => Reflect.apply(Object(send), undefined, input)
  const commit = deferred(() => call('commit'))
  let begins = false
  let hasOnlyRead = false
  return (text, values, ...rest) => {
    // Only the query builder passes a list of values with a text and no callback.
    if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0) {
      commit.now()
      return call(text, values, ...rest)
    }
    if (text === 'begin') {
      begins = true
      hasOnlyRead = true
      return Promise.resolve<Result>({ command: 'BEGIN', rows: [] })
    }
    const begun = begins
    begins = false
    // Nothing was sent since `begin`, so there is no transaction to end.
    if (begun && (text === 'commit' || text === 'rollback'))
      return Promise.resolve<Result>({ command: text.toUpperCase(), rows: [] })
    countOne('statements')
    if (text === 'commit' && hasOnlyRead) {
      commit.later()
      return Promise.resolve<Result>({ command: 'COMMIT', rows: [] })
    }
    hasOnlyRead &&= names.onlyRead(text)
    gather()
    commit.now()
    if (!begun) return names.watch(call(named(text, values, names)))
    countOne('statements')
    const first = call('begin')
    const second = call(named(text, values, names))
    return names.watch(Promise.all([first, second]).then(([, result]) => result))
  }
}

/** Ends a transaction later, unless `now` does it before. Its failure is that of the connection, which the next statement meets. */
function deferred(end: () => unknown) {
  let isWaiting = false
  let timer: NodeJS.Timeout | undefined
  const now = () => {
    if (!isWaiting) return
    isWaiting = false
    Promise.resolve(end()).catch(() => undefined)
  }
  const later = () => {
    isWaiting = true
    timer = timer?.refresh() ?? setTimeout(now, COMMIT_WITHIN_MS)
  }
  return { now, later }
}

function named(text: string, values: readonly unknown[], names: StatementNames) {
  const name = names.of(text)
  return name === undefined ? { text, values } : { name, text, values }
}

/** The names of the statements that are worth preparing. */
class StatementNames {
  #uses = new Map<string, number>()
  readonly #names = new Map<string, string>()
  #reads = new Map<string, boolean>()
  #generation = 0

  /** READS, remembered for each text. */
  onlyRead(text: string): boolean {
    const known = this.#reads.get(text)
    if (known !== undefined) return known
    const reads = READS.test(text)
    if (this.#reads.size >= MAX_REMEMBERED) this.#reads = new Map()
    this.#reads.set(text, reads)
    return reads
  }

  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MAX_NAMED || text.length > MAX_TEXT_CHARACTERS) return undefined
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (this.#uses.size >= MAX_REMEMBERED) this.#uses = new Map()
    this.#uses.set(text, uses)
    if (uses < NAMED_FROM_USE) return undefined
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    const name = `${hash}${this.#generation}`
    this.#names.set(text, name)
    this.#uses.delete(text)
    return name
  }

  /**
   * After a migration by another process a prepared statement may return other columns, and the server refuses it: all
   * statements get new names then.
   */
  async watch(result: unknown): Promise<unknown> {
    try {
      return await result
    } catch (error) {
      if (isStalePlan(error)) {
        this.#names.clear()
        this.#generation += 1
      }
      throw error
    }
  }
}

/** A prepared statement that no longer fits the tables (feature_not_supported with this message only). */
export function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.includes('cached plan')
  )
}

/** `roundTrips`: how often statements were sent together and waited for. */
type Counter = { statements: number; roundTrips: number }

const counter = new AsyncLocalStorage<Counter>()

function countOne(what: keyof Counter): void {
  const counting = counter.getStore()
  if (counting) counting[what] += 1
}

/**
 * Runs the work and returns how many statements it sent to the database, `begin` and `commit` included, and in how many
 * round trips. Inside another such count, that one goes on.
 */
export async function countStatements<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value } & Readonly<Counter>> {
  const counting = counter.getStore() ?? { statements: 0, roundTrips: 0 }
  const value = await counter.run(counting, work)
  return { value, ...counting }
}
