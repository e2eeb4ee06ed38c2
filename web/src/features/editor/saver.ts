import { type Store, createStore } from '@bordereau/ui/store'
import type { FieldIssue } from '../../form/refused-fields.ts'

/** The state of saving, as the state line shows it. */
export type SaveState =
  | { readonly status: 'saved'; readonly at: number }
  /** Changed since the last save; saving begins after a pause. */
  | { readonly status: 'changed' }
  | { readonly status: 'saving' }
  /** The server cannot be reached: the content is backed up in this browser. */
  | { readonly status: 'offline' }
  | {
      readonly status: 'failed'
      readonly message: string
      readonly reference: string
      readonly issues: readonly FieldIssue[]
    }
  /** Another version was saved meanwhile; nothing is saved until the user has chosen one of the two. */
  | { readonly status: 'conflict' }
  /** The document was issued or deleted elsewhere: nothing can be saved any more. */
  | { readonly status: 'closed'; readonly refusal: string }

export type SaveResult =
  | { readonly ok: true; readonly version: number }
  | {
      readonly ok: false
      readonly refusal: string
      readonly message: string
      readonly reference: string
      /** The values that the server refused. */
      readonly issues?: readonly FieldIssue[]
    }

/** Content that is not saved, with the version that it began from and what the server had in it, where that is known. */
export type Copy<Content> = {
  readonly content: Content
  readonly version: number
  readonly base: Content | undefined
}

export type SaverOptions<Content> = {
  /** The current content; the same object while nothing changed. */
  readonly read: () => Content
  readonly save: (content: Content, version: number) => Promise<SaveResult>
  /** Stores a copy in this browser; undefined: everything is saved, and the copy can be removed. */
  readonly backUp: (copy: Copy<Content> | undefined) => void
  /**
   * After another version was saved: merges it into the current content, if the two agree, and returns what the server
   * has. `base` is the content that both began from, undefined where only its version is known.
   */
  readonly merge?: (
    base: Content | undefined,
  ) => Promise<{ readonly content: Content; readonly version: number } | undefined>
  readonly now: () => number
  readonly version: number
}

/** `Content`: of `rebase` alone, so that a saver of any content is a `Saver`. */
export type Saver<Content = never> = {
  readonly state: () => SaveState
  readonly version: () => number
  readonly subscribe: (listener: () => void) => () => void
  /** Schedules a save after a pause. */
  readonly noteChange: () => void
  /** Saves now. Resolves to true once everything is saved. */
  readonly flush: () => Promise<boolean>
  /** Stores unsaved content in this browser, since the page may be closed at any moment. */
  readonly backUp: () => void
  /**
   * Continues from this version, after a conflict or when another version was loaded. `base`: what the server has in it, where
   * that is not the current content.
   */
  readonly rebase: (version: number, saved: 'saved' | 'changed', base?: Content) => void
  /** Resumes after `stop`. */
  readonly start: () => void
  /** Stops saving; the backup of unsaved content remains in this browser. */
  readonly stop: () => void
}

const PAUSE_MS = 800
const RETRY_MS = 5000
/** Refusals after which a retry may succeed. */
const TRANSIENT: ReadonlySet<string> = new Set([
  'offline',
  'unavailable',
  'disk_full',
  'internal',
  'too_many_requests',
  'already_running',
])
const CLOSED: ReadonlySet<string> = new Set(['already_issued', 'not_found', 'forbidden'])

/**
 * Saves content after a pause in typing, one request at a time, always the latest state; retries while the server cannot
 * be reached.
 */
export function createSaver<Content>(options: SaverOptions<Content>): Saver<Content> {
  return new ContentSaver(options)
}

class ContentSaver<Content> implements Saver<Content> {
  readonly #options: SaverOptions<Content>
  readonly #state: Store<SaveState>
  #version: number
  /** The content as stored on the server; undefined after a conflict, when the server has another one. */
  #saved: Content | undefined
  #running: Promise<boolean> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(options: SaverOptions<Content>) {
    this.#options = options
    this.#state = createStore<SaveState>({ status: 'saved', at: options.now() })
    this.#version = options.version
    this.#saved = options.read()
  }

  readonly state = (): SaveState => this.#state.read()
  readonly version = (): number => this.#version

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener)

  readonly noteChange = (): void => {
    if (this.#stopped || this.#isSaved()) return
    const { status } = this.#state.read()
    // While the server responds, a backup would only cost time at each keystroke.
    if (status !== 'saved' && status !== 'changed' && status !== 'saving') this.backUp()
    if (this.#isBlocked()) return
    if (status === 'saved') this.#state.set({ status: 'changed' })
    if (!this.#running) this.#schedule(PAUSE_MS)
  }

  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer)
    if (this.#running && !(await this.#running)) return false
    if (this.#isBlocked()) return false
    if (this.#isSaved()) {
      // The changes were undone, or a merge found that the server has the same.
      if (this.#state.read().status !== 'saved') {
        this.#options.backUp(undefined)
        this.#state.set({ status: 'saved', at: this.#options.now() })
      }
      return true
    }
    return (await this.#saveExclusively()) ? this.flush() : false
  }

  readonly backUp = (): void => {
    if (this.#isSaved()) return
    this.#options.backUp({
      content: this.#options.read(),
      version: this.#version,
      base: this.#saved,
    })
  }

  readonly rebase = (version: number, as: 'saved' | 'changed', base?: Content): void => {
    this.#version = version
    if (as === 'changed') {
      this.#saved = base
      this.#state.set({ status: 'changed' })
      this.#schedule(0)
    } else {
      this.#saved = this.#options.read()
      this.#options.backUp(undefined)
      this.#state.set({ status: 'saved', at: this.#options.now() })
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
    return this.#options.read() === this.#saved
  }

  #isBlocked(): boolean {
    return this.#state.read().status === 'conflict' || this.#state.read().status === 'closed'
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#stopped) return
    this.#timer = setTimeout(() => void this.#saveScheduled(), milliseconds)
  }

  /** Saves once; changes made meanwhile are saved after another pause. */
  async #saveScheduled(): Promise<void> {
    if (this.#running || this.#isBlocked() || this.#isSaved()) await this.flush()
    else await this.#saveExclusively()
  }

  /** Runs one request at a time; a second call gets the promise of the first. Resolves to true when it was saved. */
  #saveExclusively(): Promise<boolean> {
    this.#running ??= this.#saveOnce().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #saveOnce(): Promise<boolean> {
    const content = this.#options.read()
    this.#state.set({ status: 'saving' })
    const result = await this.#options.save(content, this.#version)
    if (!result.ok) {
      this.backUp()
      if (await this.#merges(result.refusal)) return true
      this.#setRefused(result)
      return false
    }
    this.#version = result.version
    this.#saved = content
    this.#options.backUp(undefined)
    if (this.#isSaved()) this.#state.set({ status: 'saved', at: this.#options.now() })
    else {
      this.#state.set({ status: 'changed' })
      this.#schedule(PAUSE_MS)
    }
    return true
  }

  /** Whether a conflict was solved by merging; what was merged is saved next. */
  async #merges(refusal: string): Promise<boolean> {
    if (refusal !== 'changed_meanwhile') return false
    const theirs = await this.#options.merge?.(this.#saved)
    if (theirs === undefined) return false
    this.#version = theirs.version
    this.#saved = theirs.content
    this.#state.set({ status: 'changed' })
    this.#schedule(0)
    return true
  }

  #setRefused(result: Extract<SaveResult, { ok: false }>): void {
    const { refusal, message, reference, issues = [] } = result
    if (refusal === 'changed_meanwhile') return this.#state.set({ status: 'conflict' })
    if (CLOSED.has(refusal)) return this.#state.set({ status: 'closed', refusal })
    this.#state.set(
      refusal === 'offline'
        ? { status: 'offline' }
        : { status: 'failed', message, reference, issues },
    )
    if (TRANSIENT.has(refusal)) this.#schedule(RETRY_MS)
  }
}
