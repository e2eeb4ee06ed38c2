import { type Tx, asSystem, enter } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { findStanding } from '../lib/visitor.ts'
import { type Place, nextBatch } from './batch.ts'
import { EventStream } from './event-stream.ts'
import type { Whose } from './store.ts'

/** A reader who does not take a byte for so long is cut off: she comes back and goes on where she was. */
const PATIENCE_MS = 60_000

/** One open stream: asks for what is new after its place whenever it is woken, and ends when it may read no more. */
export class Follower {
  readonly whose: Whose
  readonly stream = new EventStream()
  readonly #house: House
  readonly #token: string
  #place: Place
  #running: Promise<void> | undefined
  #again = false

  constructor(house: House, whose: Whose, token: string, place: Place) {
    this.#house = house
    this.whose = whose
    this.#token = token
    this.#place = place
  }

  get position(): bigint {
    return this.#place.position
  }

  /** Looks for news; once more afterwards when it is woken while it looks. */
  wake(): void {
    this.#again = true
    this.#running ??= this.#look()
      .catch((error: unknown) => {
        // The next wake or beat tries again, from the same place.
        this.#house.log.warn({ err: error }, 'a stream of notifications could not be read')
      })
      .finally(() => {
        this.#running = undefined
      })
  }

  /** Keeps the connection, and what stands between, from thinking that nobody is there. */
  beat(): void {
    if (!this.#running) void this.stream.write(': \n\n')
    this.wake()
  }

  /** Writes no more, and waits until nothing of it uses the database. */
  async end(): Promise<void> {
    this.stream.end()
    await this.#running
  }

  async #look(): Promise<void> {
    while (this.#again && !this.stream.over) {
      this.#again = false
      const batch = await asSystem(this.#house.db, tx => this.#read(tx))
      if (!batch) return this.stream.end()
      if (batch.more) this.#again = true
      this.#place = batch.place
      await this.#written(batch.text)
    }
  }

  /** Undefined: session or membership have ended. */
  async #read(tx: Tx) {
    const { workspaceId, personId } = this.whose
    const visitor = await findStanding(tx, this.#house.clock, this.#token, workspaceId)
    if (visitor?.person.id !== personId || visitor.role === null) return undefined
    await enter(tx, { workspaceId, personId })
    return nextBatch(tx, this.whose, this.#place.position, this.#place.unread)
  }

  async #written(text: string): Promise<void> {
    const timer = setTimeout(() => this.stream.destroy(), PATIENCE_MS)
    await this.stream.write(text)
    clearTimeout(timer)
  }
}
