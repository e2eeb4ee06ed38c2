/** What the state line says about saving. */
export type SaveState =
  | { readonly is: 'saved'; readonly at: number }
  /** Changed since; saving begins in a moment. */
  | { readonly is: 'changed' }
  | { readonly is: 'saving' }
  /** The server cannot be reached: the work is kept in this browser. */
  | { readonly is: 'offline' }
  | { readonly is: 'failed'; readonly message: string; readonly reference: string }
  /** Somebody saved in between; nothing is saved until it is decided whose version counts. */
  | { readonly is: 'conflict' }
  /** It was issued or deleted elsewhere: nothing can be saved any more. */
  | { readonly is: 'closed'; readonly refusal: string }

export type SaveAnswer =
  | { readonly ok: true; readonly version: number }
  | {
      readonly ok: false
      readonly refusal: string
      readonly message: string
      readonly reference: string
    }

export type SaverParts<Work> = {
  /** The work as it is now; the same object while nothing changed. */
  readonly read: () => Work
  readonly save: (work: Work, version: number) => Promise<SaveAnswer>
  /** Keeps a copy in this browser, with the version it is based on; undefined: no copy is needed any more. */
  readonly keep: (kept: { readonly work: Work; readonly version: number } | undefined) => void
  readonly now: () => number
  readonly version: number
}

export type Saver = {
  readonly state: () => SaveState
  readonly version: () => number
  readonly subscribe: (wake: () => void) => () => void
  /** Something was changed: save soon. */
  readonly changed: () => void
  /** Save now. True when everything is saved. */
  readonly flush: () => Promise<boolean>
  /** Keeps what is not saved in this browser: the page may be closed any moment. */
  readonly keep: () => void
  /** After a conflict, or when another version was taken over: go on from this version. */
  readonly rebase: (version: number, saved: 'saved' | 'changed') => void
  /** Goes on after a stop. */
  readonly start: () => void
  /** Stops; what is not saved yet stays kept in this browser. */
  readonly stop: () => void
}

const PAUSE_MS = 800
const RETRY_MS = 5000
/** What may be otherwise in a moment. */
const PASSING: ReadonlySet<string> = new Set([
  'offline',
  'unavailable',
  'internal',
  'too_many_requests',
  'already_running',
])
const CLOSED: ReadonlySet<string> = new Set(['already_issued', 'not_found', 'forbidden'])

/**
 * Saves work after a pause in typing, one request at a time, always the latest state; tries again while the server
 * cannot be reached.
 */
export function createSaver<Work>(parts: SaverParts<Work>): Saver {
  return new WorkSaver(parts)
}

class WorkSaver<Work> implements Saver {
  readonly #parts: SaverParts<Work>
  readonly #wakers = new Set<() => void>()
  #state: SaveState
  #version: number
  /** The work as the server has it; undefined after a conflict, when it has something else. */
  #saved: Work | undefined
  #running: Promise<boolean> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(parts: SaverParts<Work>) {
    this.#parts = parts
    this.#state = { is: 'saved', at: parts.now() }
    this.#version = parts.version
    this.#saved = parts.read()
  }

  readonly state = (): SaveState => this.#state
  readonly version = (): number => this.#version

  readonly subscribe = (wake: () => void): (() => void) => {
    this.#wakers.add(wake)
    return () => this.#wakers.delete(wake)
  }

  readonly changed = (): void => {
    if (this.#stopped || this.#isSaved()) return
    const { is } = this.#state
    // While the server answers, the copy in this browser would only cost time at each keystroke.
    if (is !== 'saved' && is !== 'changed' && is !== 'saving') this.keep()
    if (this.#isHeld()) return
    if (is === 'saved') this.#say({ is: 'changed' })
    if (!this.#running) this.#later(PAUSE_MS)
  }

  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer)
    if (this.#running && !(await this.#running)) return false
    if (this.#isHeld()) return false
    if (this.#isSaved()) {
      // Undone to what is saved already.
      if (this.#state.is !== 'saved') this.#say({ is: 'saved', at: this.#parts.now() })
      return true
    }
    return (await this.#begin()) ? this.flush() : false
  }

  readonly keep = (): void => {
    if (!this.#isSaved()) this.#parts.keep({ work: this.#parts.read(), version: this.#version })
  }

  readonly rebase = (version: number, as: 'saved' | 'changed'): void => {
    this.#version = version
    if (as === 'changed') {
      this.#saved = undefined
      this.#say({ is: 'changed' })
      this.#later(0)
    } else {
      this.#saved = this.#parts.read()
      this.#parts.keep(undefined)
      this.#say({ is: 'saved', at: this.#parts.now() })
    }
  }

  readonly start = (): void => {
    this.#stopped = false
  }

  readonly stop = (): void => {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  #isSaved(): boolean {
    return this.#parts.read() === this.#saved
  }

  #isHeld(): boolean {
    return this.#state.is === 'conflict' || this.#state.is === 'closed'
  }

  #say(next: SaveState): void {
    this.#state = next
    for (const wake of this.#wakers) wake()
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#stopped) return
    this.#timer = setTimeout(() => void this.#soon(), milliseconds)
  }

  /** Once, and not until everything is saved: who types on is given another pause. */
  async #soon(): Promise<void> {
    if (this.#running || this.#isHeld() || this.#isSaved()) await this.flush()
    else await this.#begin()
  }

  /** One request at a time: who comes second waits for the first. True when it was saved. */
  #begin(): Promise<boolean> {
    this.#running ??= this.#once().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #once(): Promise<boolean> {
    const work = this.#parts.read()
    this.#say({ is: 'saving' })
    const answer = await this.#parts.save(work, this.#version)
    if (!answer.ok) {
      this.keep()
      this.#refused(answer)
      return false
    }
    this.#version = answer.version
    this.#saved = work
    this.#parts.keep(undefined)
    if (this.#isSaved()) this.#say({ is: 'saved', at: this.#parts.now() })
    else {
      this.#say({ is: 'changed' })
      this.#later(PAUSE_MS)
    }
    return true
  }

  #refused({ refusal, message, reference }: Extract<SaveAnswer, { ok: false }>): void {
    if (refusal === 'changed_meanwhile') return this.#say({ is: 'conflict' })
    if (CLOSED.has(refusal)) return this.#say({ is: 'closed', refusal })
    this.#say(refusal === 'offline' ? { is: 'offline' } : { is: 'failed', message, reference })
    if (PASSING.has(refusal)) this.#later(RETRY_MS)
  }
}
