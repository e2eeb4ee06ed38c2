import { type ReadableStore, createStore } from '../store.tsx'
import type { Dialog } from './kinds.ts'

/** An open dialog: its content, and the function that resolves its promise. */
export interface Raised {
  id: number
  dialog: Dialog
  /** The focused element when it was opened; the focus returns there. */
  opener: Element | null
  settle: (answer: unknown) => void
}

/** The visible dialogs, the topmost last. */
export interface DialogStore extends ReadableStore<readonly Raised[]> {
  raise: (dialog: Dialog, opener: Element | null) => Promise<unknown>
  /** Resolves a dialog and removes it; the next waiting one is shown when none is left. */
  settle: (id: number, answer: unknown) => void
}

/** A stack with a queue: a dialog opened while another is open is on top of it, unless it waits (`queue: true`). */
export function createDialogStore(): DialogStore {
  const stack = createStore<readonly Raised[]>([])
  let waiting: readonly Raised[] = []
  let lastId = 0
  return {
    read: stack.read,
    subscribe: stack.subscribe,
    raise(dialog, opener) {
      lastId += 1
      const id = lastId
      return new Promise(settle => {
        const raised = { id, dialog, opener, settle }
        if (dialog.queue === true && stack.read().length > 0) waiting = [...waiting, raised]
        else stack.set([...stack.read(), raised])
      })
    },
    settle(id, answer) {
      const done = stack.read().find(raised => raised.id === id)
      if (done === undefined) return
      const left = stack.read().filter(raised => raised.id !== id)
      const [next, ...others] = waiting
      if (left.length === 0 && next !== undefined) {
        waiting = others
        stack.set([next])
      } else {
        stack.set(left)
      }
      done.settle(answer)
    },
  }
}
