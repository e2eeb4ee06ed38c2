import { type Tx, asSystem, setTenantScope } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { readVisitor } from '../lib/visitor.ts'
import { type StreamState, nextBatch } from './batch.ts'
import { EventStream } from './event-stream.ts'
import type { MemberKey } from './store.ts'

/** The connection of a client that reads no byte for so long is closed; the client reconnects with Last-Event-ID. */
const WRITE_TIMEOUT_MS = 60_000

/** One open stream: sends new notifications when notified, and ends with the session or the membership. */
export class StreamSubscriber {
  readonly memberKey: MemberKey
  readonly stream = new EventStream()
  readonly #context: AppContext
  readonly #token: string
  #state: StreamState
  #running: Promise<void> | undefined
  #again = false

  constructor(context: AppContext, memberKey: MemberKey, token: string, state: StreamState) {
    this.#context = context
    this.memberKey = memberKey
    this.#token = token
    this.#state = state
  }

  get position(): bigint {
    return this.#state.position
  }

  /** Reads and sends new notifications; once more when it is notified meanwhile. */
  notify(): void {
    this.#again = true
    this.#running ??= this.#sendNew()
      .catch((error: unknown) => {
        // The next notification or heartbeat tries again from the same position.
        this.#context.log.warn({ err: error }, 'a stream of notifications could not be read')
      })
      .finally(() => {
        this.#running = undefined
      })
  }

  /** Sends a comment so that proxies do not close the idle connection. */
  heartbeat(): void {
    if (!this.#running) this.stream.write(': \n\n').catch(() => this.stream.destroy())
    this.notify()
  }

  /** Ends the stream and waits for its running transaction. */
  async end(): Promise<void> {
    this.stream.end()
    await this.#running
  }

  async #sendNew(): Promise<void> {
    while (this.#again && !this.stream.hasEnded) {
      this.#again = false
      const batch = await asSystem(this.#context.db, tx => this.#read(tx))
      if (!batch) return this.stream.end()
      if (batch.more) this.#again = true
      this.#state = batch.state
      await this.#write(batch.text)
    }
  }

  /** Undefined when the session or the membership has ended. */
  async #read(tx: Tx) {
    const { workspaceId, personId } = this.memberKey
    const visitor = await readVisitor(tx, this.#context.clock, this.#token, workspaceId)
    if (visitor?.person.id !== personId || visitor.role === null) return undefined
    await setTenantScope(tx, { workspaceId, personId })
    return nextBatch(tx, this.memberKey, this.#state.position, this.#state.unread)
  }

  async #write(text: string): Promise<void> {
    const timer = setTimeout(() => this.stream.destroy(), WRITE_TIMEOUT_MS)
    await this.stream.write(text)
    clearTimeout(timer)
  }
}
