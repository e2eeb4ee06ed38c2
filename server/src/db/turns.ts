import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What a transaction is: one that a person waits for and that only reads, one of a batch, for which no person waits, or
 * any other. In this order they get the connection.
 */
export type TurnKind = 'read' | 'other' | 'batch'

/** A transaction that has waited so long goes before others, so that many readers do not stop all writing, nor both a batch. */
const MOST_PASSED_MS: Readonly<Record<Exclude<TurnKind, 'read'>, number>> = {
  batch: 1_000,
  other: 250,
}
/** People read while the last read is not longer ago. */
const READING_MS = 1_000

type Waiting = { readonly begin: () => void; readonly since: number }

/**
 * The line for the embedded engine's only connection, on which transactions run one after another. Reads that a person
 * waits for go before all others: while many issue documents, a list would otherwise wait for all of these. Those of a batch
 * go last: an e-mail that a person sends would otherwise wait for thousands. `limitMs`: how long a transaction waits at most.
 */
export class Turns {
  readonly #limitMs: number
  readonly #now: () => number
  readonly #lines: Readonly<Record<TurnKind, Waiting[]>> = { read: [], other: [], batch: [] }
  #isTaken = false
  /** The last one that began had waited for long. */
  #wasOld = false
  #lastRead = -Infinity

  constructor(limitMs: number, now: () => number = () => performance.now()) {
    this.#limitMs = limitMs
    this.#now = now
  }

  get waiting(): number {
    return Object.values(this.#lines).reduce((sum, line) => sum + line.length, 0)
  }

  /** Whether a person has read a moment ago, and so may have to wait for what writes next. */
  get hasReaders(): boolean {
    return this.#now() - this.#lastRead < READING_MS
  }

  /** Runs the work in its turn. Rejects as `pg` does when no connection is free within the limit. */
  async run<Value>(kind: TurnKind, work: () => Promise<Value>): Promise<Value> {
    if (kind === 'read') this.#lastRead = this.#now()
    if (this.#isTaken) await this.#wait(this.#lines[kind])
    this.#isTaken = true
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #wait(line: Waiting[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = {
        since: this.#now(),
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1)
        reject(new Error('timeout exceeded when trying to connect'))
      }, this.#limitMs)
      timer.unref()
      line.push(waiting)
    })
  }

  /** The connection stays taken for the one that begins. */
  #next(): void {
    const { read, other, batch } = this.#lines
    // In turn with the usual order, else everybody would wait for a batch on a machine where all of it is late.
    const old = this.#wasOld ? undefined : this.#oldLine()
    this.#wasOld = old !== undefined
    const next = (old ?? [read, other, batch].find(line => line.length > 0))?.shift()
    this.#isTaken = next !== undefined
    next?.begin()
  }

  #oldLine(): Waiting[] | undefined {
    const { other, batch } = this.#lines
    if (this.#isOlder(batch, MOST_PASSED_MS.batch)) return batch
    return this.#isOlder(other, MOST_PASSED_MS.other) ? other : undefined
  }

  #isOlder([first]: readonly Waiting[], ms: number): boolean {
    return first !== undefined && this.#now() - first.since > ms
  }
}

const batches = new AsyncLocalStorage<boolean>()

/** Runs work for which no person waits: on the embedded engine its transactions let all others pass. */
export function asBatch<Value>(work: () => Promise<Value>): Promise<Value> {
  return batches.run(true, work)
}

/** Runs work that is of no batch, although one may have begun it: a queue, or a timer. */
export function asSingle<Value>(work: () => Promise<Value>): Promise<Value> {
  return batches.run(false, work)
}

/** What a transaction is that is begun here. */
export function kindOfTurn(isRead: boolean): TurnKind {
  if (isRead) return 'read'
  return batches.getStore() === true ? 'batch' : 'other'
}
