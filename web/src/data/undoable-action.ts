import { createStore, useStore } from '@bordereau/ui/store'
import { toasts } from '@bordereau/ui/toast/toast'

/** How long an action can be undone. */
const UNDO_MS = 10_000

/** Ids of rows that are about to be removed: lists leave them out during the time to undo. */
const hidden = createStore<ReadonlySet<string>>(new Set())
/** Pending actions, by the id of their toast. */
const waiting = new Map<number, (keepalive: boolean) => void>()

/**
 * A deletion or an archiving, run when the time to undo it is over, or at once when the page is left. If neither happens
 * (the browser is killed, the network is gone), the row simply still exists. What must not be lost is scheduled on the
 * server at once instead (mail-withdrawal.ts, offer-undo.ts).
 */
export type UndoableAction = {
  readonly message: string
  /** `keepalive`: the page is closing, and only such a request outlives it. */
  readonly act: (keepalive: boolean) => Promise<unknown>
  /** Left out of lists during the time to undo. */
  readonly hide?: readonly string[]
  readonly onUndo?: () => void
}

/** Announces the action and runs it after ten seconds, unless it is undone. */
export function undoable({ message, act, hide = [], onUndo }: UndoableAction): void {
  change(ids => [...ids, ...hide])
  const show = () => change(ids => ids.filter(id => !hide.includes(id)))
  const perform = (keepalive: boolean) => {
    if (waiting.delete(toast)) void act(keepalive).finally(show)
  }
  const toast = toasts.undo(
    message,
    () => {
      waiting.delete(toast)
      show()
      onUndo?.()
    },
    { duration: UNDO_MS, onGone: () => perform(false) },
  )
  waiting.set(toast, perform)
}

// A page that comes back from the browser's cache has nothing left to undo.
addEventListener('pagehide', () => {
  for (const [toast, perform] of waiting) {
    perform(true)
    toasts.dismiss(toast)
  }
})

export function useHidden(): ReadonlySet<string> {
  return useStore(hidden)
}

function change(next: (ids: readonly string[]) => readonly string[]): void {
  hidden.set(new Set(next([...hidden.read()])))
}
