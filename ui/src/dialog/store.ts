import type { Dialog } from './kinds.ts'

/** A dialog that was asked for: what it says, and whom to tell the answer. */
export interface Raised {
  id: number
  dialog: Dialog
  /** What had the focus when it was raised; the focus goes back there. */
  opener: Element | null
  settle: (answer: unknown) => void
}

export interface DialogStore {
  /** Those on the screen, the topmost last. */
  shown: () => readonly Raised[]
  subscribe: (wake: () => void) => () => void
  raise: (dialog: Dialog, opener: Element | null) => Promise<unknown>
  /** Answers a dialog and takes it off; the next waiting one is shown when none is left. */
  settle: (id: number, answer: unknown) => void
}

/**
 * A stack with a queue behind it: a dialog raised while another is open lies on top of it, unless
 * it asks to wait its turn (`queue: true`).
 */
export function createDialogStore(): DialogStore {
  let stack: readonly Raised[] = []
  let waiting: readonly Raised[] = []
  let lastId = 0
  const wakers = new Set<() => void>()
  function set(next: readonly Raised[]): void {
    stack = next
    for (const wake of wakers) wake()
  }
  return {
    shown: () => stack,
    subscribe(wake) {
      wakers.add(wake)
      return () => wakers.delete(wake)
    },
    raise(dialog, opener) {
      lastId += 1
      const id = lastId
      return new Promise(settle => {
        const raised = { id, dialog, opener, settle }
        if (dialog.queue === true && stack.length > 0) waiting = [...waiting, raised]
        else set([...stack, raised])
      })
    },
    settle(id, answer) {
      const done = stack.find(raised => raised.id === id)
      if (done === undefined) return
      const left = stack.filter(raised => raised.id !== id)
      const [next, ...others] = waiting
      if (left.length === 0 && next !== undefined) {
        waiting = others
        set([next])
      } else {
        set(left)
      }
      done.settle(answer)
    },
  }
}
