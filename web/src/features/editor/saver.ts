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
  /** After a conflict, or when another version was taken over: go on from this version. */
  readonly rebase: (version: number, saved: 'saved' | 'changed') => void
  /** Stops for good; what is not saved stays kept in this browser. */
  readonly stop: () => void
}

const PAUSE_MS = 800
const RETRY_MS = 5000
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
    if (!stopped) timer = setTimeout(() => void flush(), milliseconds)
  }
  const isHeld = () => state.is === 'conflict' || state.is === 'closed'

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (running) return running.then(done => (done && parts.read() !== saved ? flush() : done))
    if (isHeld()) return Promise.resolve(false)
    if (parts.read() === saved) return Promise.resolve(true)
    running = once().finally(() => {
      running = undefined
    })
    return running
  }

  async function once(): Promise<boolean> {
    const work = parts.read()
    say({ is: 'saving' })
    const answer = await parts.save(work, version)
    if (answer.ok) {
      version = answer.version
      saved = work
      const all = parts.read() === work
      parts.keep(all ? undefined : { work: parts.read(), version })
      say(all ? { is: 'saved', at: parts.now() } : { is: 'changed' })
      if (!all) later(PAUSE_MS)
      return all || flushAgain()
    }
    parts.keep({ work: parts.read(), version })
    refused(answer)
    return false
  }

  // What was typed while the request was under way goes out at once if somebody waits for everything to be saved.
  async function flushAgain(): Promise<boolean> {
    return false
  }

  function refused(answer: Extract<SaveAnswer, { ok: false }>): void {
    const { refusal, message, reference } = answer
    if (refusal === 'changed_meanwhile') return say({ is: 'conflict' })
    if (CLOSED.has(refusal)) return say({ is: 'closed', refusal })
    say(refusal === 'offline' ? { is: 'offline' } : { is: 'failed', message, reference })
    later(RETRY_MS)
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
      parts.keep({ work: parts.read(), version })
      if (isHeld()) return
      if (state.is === 'saved') say({ is: 'changed' })
      if (!running) later(PAUSE_MS)
    },
    flush,
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
