import { Readable } from 'node:stream'

/**
 * A text/event-stream of the server with back pressure: `write` waits while the buffer is full, and the writer fetches no
 * further notifications meanwhile.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class EventStream extends Readable {
  #resolveWrite: (() => void) | undefined
  #ended = false

  constructor() {
    super({ highWaterMark: 16_384 })
  }

  /** Resolves when the client has read enough of it, or has disconnected. */
  async write(text: string): Promise<void> {
    if (this.hasEnded || text === '') return
    if (!this.push(text)) {
      await new Promise<void>(resolve => {
        this.#resolveWrite = resolve
      })
    }
  }

  /** Ends the stream after the buffered text. */
  end(): void {
    if (!this.hasEnded) this.push(null)
    this.#ended = true
    this.#release()
  }

  /** The stream has ended or was destroyed. */
  get hasEnded(): boolean {
    return this.#ended || this.destroyed
  }

  override _read(): void {
    this.#release()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#release()
    done(error)
  }

  #release(): void {
    this.#resolveWrite?.()
    this.#resolveWrite = undefined
  }
}

/** One event; its data as one line of JSON. */
export function eventText(event: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
