import { Readable } from 'node:stream'

/**
 * A text/event-stream as the server writes it. Nothing is kept here for a reader who does not read: `write` waits until
 * there is room, and who writes fetches no more until then.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class EventStream extends Readable {
  #room: (() => void) | undefined
  #over = false

  constructor() {
    super({ highWaterMark: 16_384 })
  }

  /** Resolves when the reader has taken enough of it, or is gone. */
  async write(text: string): Promise<void> {
    if (this.over || text === '') return
    if (!this.push(text)) {
      await new Promise<void>(resolve => {
        this.#room = resolve
      })
    }
  }

  /** Ends after what is written is read. */
  end(): void {
    if (!this.over) this.push(null)
    this.#over = true
    this.#release()
  }

  /** Nothing more can be said. */
  get over(): boolean {
    return this.#over || this.destroyed
  }

  override _read(): void {
    this.#release()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#release()
    done(error)
  }

  #release(): void {
    this.#room?.()
    this.#room = undefined
  }
}

/** One event; its data as one line of JSON. */
export function eventText(event: string, data: unknown, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
