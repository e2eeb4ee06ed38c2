import { toasts } from '@bordereau/ui/toast/toast'
import { useSyncExternalStore } from 'react'

/** How long somebody may change her mind, by what it is. */
const UNDO_MS = 10_000

/** Things that are as good as gone, by their ids: lists leave them out while the act waits. */
let hidden: ReadonlySet<string> = new Set()
const wakers = new Set<() => void>()

export type Later = {
  readonly message: string
  /** Done when the time to undo is over. */
  readonly act: () => Promise<unknown>
  /** Left out of lists meanwhile. */
  readonly hide?: readonly string[]
  readonly onUndo?: () => void
}

/** Says what is about to be done, does it in ten seconds, or not at all when it is undone. */
export function doLater({ message, act, hide = [], onUndo }: Later): void {
  change(ids => [...ids, ...hide])
  const show = () => change(ids => ids.filter(id => !hide.includes(id)))
  toasts.undo(
    message,
    () => {
      show()
      onUndo?.()
    },
    { duration: UNDO_MS, onGone: () => void act().finally(show) },
  )
}

export function useHidden(): ReadonlySet<string> {
  return useSyncExternalStore(
    wake => {
      wakers.add(wake)
      return () => wakers.delete(wake)
    },
    () => hidden,
  )
}

function change(next: (ids: readonly string[]) => readonly string[]): void {
  hidden = new Set(next([...hidden]))
  for (const wake of wakers) wake()
}
