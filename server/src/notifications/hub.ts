import { asSystem } from '../db/database.ts'
import type { Signal } from '../db/signals.ts'
import type { House } from '../lib/house.ts'
import type { Place } from './batch.ts'
import type { EventStream } from './event-stream.ts'
import { Follower } from './follower.ts'
import { type Whose, lastPositions } from './store.ts'

/** Streams one person may have open in this process: a browser needs one for each company she has open. */
const MOST_OF_ONE = 8
const MOST = 2_000
/** Signals come at once; where none can be heard, news is found by looking. */
const LOOK_EVERY_MS = 4_000
/** Less than the half minute after which proxies begin to think a connection dead. */
const BEAT_EVERY_MS = 20_000

/** All open streams of this process: wakes those that have something to read. */
export class Hub {
  readonly #house: House
  readonly #followers = new Set<Follower>()
  #stop: (() => void) | undefined
  #looking = false
  #closed = false

  constructor(house: House) {
    this.#house = house
  }

  /** Why no further stream of this person can be opened. */
  refusal(personId: string): 'unavailable' | 'too_many_requests' | undefined {
    if (this.#closed || this.#followers.size >= MOST) return 'unavailable'
    const theirs = [...this.#followers].filter(({ whose }) => whose.personId === personId)
    return theirs.length >= MOST_OF_ONE ? 'too_many_requests' : undefined
  }

  /** A stream that says `first` and then whatever happens after that place. */
  open(whose: Whose, token: string, place: Place, first: string): EventStream {
    const follower = new Follower(this.#house, whose, token, place)
    const { stream } = follower
    void stream.write(first)
    if (this.#closed) {
      stream.end()
      return stream
    }
    this.#followers.add(follower)
    stream.once('close', () => this.#leave(follower))
    this.#stop ??= this.#start()
    // What was committed between the first reading and now.
    follower.wake()
    return stream
  }

  /** Ends every stream, so that the server can stop; their readers come back to whoever listens next. */
  async close(): Promise<void> {
    this.#closed = true
    const all = [...this.#followers]
    for (const follower of all) this.#leave(follower)
    await Promise.all(all.map(follower => follower.end()))
  }

  #leave(follower: Follower): void {
    this.#followers.delete(follower)
    if (this.#followers.size > 0) return
    this.#stop?.()
    this.#stop = undefined
  }

  #start(): () => void {
    const deaf = this.#house.db.listen(signal => this.#hear(signal))
    const look = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref()
    const beat = setInterval(() => {
      for (const follower of this.#followers) follower.beat()
    }, BEAT_EVERY_MS).unref()
    return () => {
      deaf()
      clearInterval(look)
      clearInterval(beat)
    }
  }

  #hear(signal: Signal): void {
    for (const follower of this.#followers) {
      const { workspaceId, personId } = follower.whose
      if (signal === null || signal.id === (signal.of === 'workspace' ? workspaceId : personId)) {
        follower.wake()
      }
    }
  }

  /** One question for all streams: whose company has counted on. */
  async #look(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    const workspaceIds = [...new Set([...this.#followers].map(one => one.whose.workspaceId))]
    try {
      const last = await asSystem(this.#house.db, tx => lastPositions(tx, workspaceIds))
      for (const follower of this.#followers) {
        if ((last.get(follower.whose.workspaceId) ?? 0n) > follower.position) follower.wake()
      }
    } catch (error) {
      this.#house.log.warn({ err: error }, 'notifications could not be looked for')
    } finally {
      this.#looking = false
    }
  }
}

const hubs = new WeakMap<House, Hub>()

/** The streams of a house. */
export function hubOf(house: House): Hub {
  const known = hubs.get(house)
  if (known) return known
  const hub = new Hub(house)
  hubs.set(house, hub)
  return hub
}
