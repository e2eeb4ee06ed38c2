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
  /** Stops for good; what is not saved stays kept in this browser. */
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
  let state: SaveState = { is: 'saved', at: parts.now() }
  let version = parts.version
  let saved: Work | undefined = parts.read()
  let running: Promise<boolean> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const wakers = new Set<() => void>()

  function say(next: SaveState): void {
    state = next
    for (const wake of wakers) wake()
  }
  function later(milliseconds: number): void {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void soon(), milliseconds)
  }
  async function soon(): Promise<void> {
    if (!running && !isHeld() && parts.read() !== saved) await begin()
    else await flush()
  }
  const isHeld = () => state.is === 'conflict' || state.is === 'closed'

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (running && !(await running)) return false
    if (isHeld()) return false
    if (parts.read() === saved) {
      // Undone to what is saved already.
      if (state.is !== 'saved') say({ is: 'saved', at: parts.now() })
      return true
    }
    return (await begin()) ? flush() : false
  }

  /** One request at a time: who comes second waits for the first. True when it was saved. */
  function begin(): Promise<boolean> {
    running ??= once().finally(() => {
      running = undefined
    })
    return running
  }

  async function once(): Promise<boolean> {
    const work = parts.read()
    say({ is: 'saving' })
    const answer = await parts.save(work, version)
    if (!answer.ok) {
      keep()
      refused(answer)
      return false
    }
    version = answer.version
    saved = work
    parts.keep(undefined)
    if (parts.read() === work) say({ is: 'saved', at: parts.now() })
    else {
      say({ is: 'changed' })
      later(PAUSE_MS)
    }
    return true
  }

  function keep(): void {
    if (parts.read() !== saved) parts.keep({ work: parts.read(), version })
  }

  function refused(answer: Extract<SaveAnswer, { ok: false }>): void {
    const { refusal, message, reference } = answer
    if (refusal === 'changed_meanwhile') return say({ is: 'conflict' })
    if (CLOSED.has(refusal)) return say({ is: 'closed', refusal })
    say(refusal === 'offline' ? { is: 'offline' } : { is: 'failed', message, reference })
    if (PASSING.has(refusal)) later(RETRY_MS)
  }

  return {
    state: () => state,
    version: () => version,
    subscribe(wake) {
      wakers.add(wake)
      return () => wakers.delete(wake)
    },
    changed() {
      if (stopped || parts.read() === saved) return
      // While the server answers, the copy in this browser would only cost time at each keystroke.
      if (state.is !== 'saved' && state.is !== 'changed' && state.is !== 'saving') keep()
      if (isHeld()) return
      if (state.is === 'saved') say({ is: 'changed' })
      if (!running) later(PAUSE_MS)
    },
    flush,
    keep,
    rebase(next, as) {
      version = next
      saved = as === 'saved' ? parts.read() : undefined
      if (as === 'saved') parts.keep(undefined)
      say(as === 'saved' ? { is: 'saved', at: parts.now() } : { is: 'changed' })
      if (as === 'changed') later(0)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
