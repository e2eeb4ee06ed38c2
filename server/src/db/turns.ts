/** A transaction that has waited so long goes before those that only read, so that many readers do not stop all writing. */
const MOST_PASSED_MS = 250
/** People read while the last read is not longer ago. */
const READING_MS = 1_000

type Waiting = { readonly begin: () => void; readonly since: number }

/**
 * The line for the embedded engine's only connection, on which transactions run one after another. Reads that a person
 * waits for go before all others: while many issue documents, a list would otherwise wait for all of these. `limitMs`: how
 * long a transaction waits at most.
 */
export class Turns {
  readonly #limitMs: number
  readonly #now: () => number
  readonly #reads: Waiting[] = []
  readonly #others: Waiting[] = []
  #isTaken = false
  #lastRead = -Infinity

  constructor(limitMs: number, now: () => number = () => performance.now()) {
    this.#limitMs = limitMs
    this.#now = now
  }

  get waiting(): number {
    return this.#reads.length + this.#others.length
  }

  /** Whether a person has read a moment ago, and so may have to wait for what writes next. */
  get hasReaders(): boolean {
    return this.#now() - this.#lastRead < READING_MS
  }

  /** Runs the work in its turn. Rejects as `pg` does when no connection is free within the limit. */
  async run<Value>(isRead: boolean, work: () => Promise<Value>): Promise<Value> {
    if (isRead) this.#lastRead = this.#now()
    if (this.#isTaken) await this.#wait(isRead ? this.#reads : this.#others)
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
    const [other] = this.#others
    const isOld = other !== undefined && this.#now() - other.since > MOST_PASSED_MS
    const next = isOld ? this.#others.shift() : (this.#reads.shift() ?? this.#others.shift())
    this.#isTaken = next !== undefined
    next?.begin()
  }
}
