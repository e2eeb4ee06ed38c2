import { asSystem } from '../db/database.ts'
import type { Signal } from '../db/signals.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { StreamState } from './batch.ts'
import type { EventStream } from './event-stream.ts'
import { StreamSubscriber } from './stream-subscriber.ts'
import { type MemberKey, lastPositions } from './store.ts'

/** Open streams of one person in this process at most: a browser needs one for each open company. */
const MAX_STREAMS_OF_PERSON = 8
const MAX_STREAMS = 2_000
/** Signals arrive at once; polling finds notifications where no signal can be received. */
const POLL_EVERY_MS = 4_000
/** Less than the usual idle timeout of proxies, 30 s. */
const HEARTBEAT_EVERY_MS = 20_000

/** All open streams of this process; notifies those that have something to send. */
export class EventBus {
  readonly #context: AppContext
  readonly #subscribers = new Set<StreamSubscriber>()
  #stop: (() => void) | undefined
  #polling = false
  #closed = false

  constructor(context: AppContext) {
    this.#context = context
  }

  /** The refusal when no further stream of this person can be opened. */
  refusal(personId: string): 'unavailable' | 'too_many_requests' | undefined {
    if (this.#closed || this.#subscribers.size >= MAX_STREAMS) return 'unavailable'
    const theirs = [...this.#subscribers].filter(({ memberKey }) => memberKey.personId === personId)
    return theirs.length >= MAX_STREAMS_OF_PERSON ? 'too_many_requests' : undefined
  }

  /** A stream that sends `first` and then all notifications after `state`. */
  open(memberKey: MemberKey, token: string, state: StreamState, first: string): EventStream {
    const subscriber = new StreamSubscriber(this.#context, memberKey, token, state)
    const { stream } = subscriber
    stream.write(first).catch(() => stream.destroy())
    if (this.#closed) {
      stream.end()
      return stream
    }
    this.#subscribers.add(subscriber)
    stream.once('close', () => this.#remove(subscriber))
    this.#stop ??= this.#start()
    // For notifications committed between the first read and now.
    subscriber.notify()
    return stream
  }

  /** Ends every stream, so that the server can stop; clients reconnect. */
  async close(): Promise<void> {
    this.#closed = true
    const all = [...this.#subscribers]
    for (const subscriber of all) this.#remove(subscriber)
    await Promise.all(all.map(subscriber => subscriber.end()))
  }

  #remove(subscriber: StreamSubscriber): void {
    this.#subscribers.delete(subscriber)
    if (this.#subscribers.size > 0) return
    this.#stop?.()
    this.#stop = undefined
  }

  #start(): () => void {
    const unsubscribe = this.#context.db.listen(signal => this.#onSignal(signal))
    const poll = setInterval(() => {
      this.#poll().catch((error: unknown) =>
        this.#context.log.warn({ err: error }, 'notifications could not be looked for'),
      )
    }, POLL_EVERY_MS).unref()
    const heartbeat = setInterval(() => {
      for (const subscriber of this.#subscribers) subscriber.heartbeat()
    }, HEARTBEAT_EVERY_MS).unref()
    return () => {
      unsubscribe()
      clearInterval(poll)
      clearInterval(heartbeat)
    }
  }

  #onSignal(signal: Signal): void {
    for (const subscriber of this.#subscribers) {
      const { workspaceId, personId } = subscriber.memberKey
      if (signal === null || signal.id === (signal.of === 'workspace' ? workspaceId : personId)) {
        subscriber.notify()
      }
    }
  }

  /** One query for all streams: the last position of each company. */
  async #poll(): Promise<void> {
    if (this.#polling) return
    this.#polling = true
    const workspaceIds = [...new Set([...this.#subscribers].map(one => one.memberKey.workspaceId))]
    try {
      const last = await asSystem(this.#context.db, tx => lastPositions(tx, workspaceIds))
      for (const subscriber of this.#subscribers) {
        if ((last.get(subscriber.memberKey.workspaceId) ?? 0n) > subscriber.position)
          subscriber.notify()
      }
    } finally {
      this.#polling = false
    }
  }
}

const eventBuses = new WeakMap<AppContext, EventBus>()

/** The streams of an application. */
export function eventBusOf(context: AppContext): EventBus {
  const known = eventBuses.get(context)
  if (known) return known
  const created = new EventBus(context)
  eventBuses.set(context, created)
  return created
}
