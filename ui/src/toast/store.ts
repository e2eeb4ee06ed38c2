import type { ReactNode } from 'react'
import { type ReadableStore, createStore } from '../store.tsx'
import type { Tone } from '../tone.ts'

export interface ToastAction {
  label: string
  onPress: () => void
}

export interface ToastOptions {
  title?: string
  action?: ToastAction
  /** Milliseconds until it hides by itself; `Infinity` keeps it until dismissed. */
  duration?: number
  /** A fixed width in pixels; by default as wide as its text, to a limit. */
  width?: number
  /** Called once when it is removed without its action having been pressed. */
  onGone?: () => void
}

export interface Toast extends ToastOptions {
  id: number
  tone: Tone
  message: ReactNode
  duration: number
}

/** The specification's time until a toast hides by itself. */
export const toastDuration = 5000

/** The maximum of visible toasts; the others wait. */
export const toastsShown = 4

export interface ToastStore extends ReadableStore<readonly Toast[]> {
  add: (tone: Tone, message: ReactNode, options?: ToastOptions) => number
  /** Removes a toast; `actionPressed` when its action was pressed, so that `onGone` is not called. */
  remove: (id: number, actionPressed?: boolean) => void
}

/** The toasts in the order they were added. */
export function createToastStore(): ToastStore {
  const list = createStore<readonly Toast[]>([])
  let lastId = 0
  return {
    read: list.read,
    subscribe: list.subscribe,
    add(tone, message, options = {}) {
      lastId += 1
      const toast: Toast = {
        ...options,
        id: lastId,
        tone,
        message,
        duration: options.duration ?? toastDuration,
      }
      list.set([...list.read(), toast])
      return toast.id
    },
    remove(id, actionPressed = false) {
      const gone = list.read().find(toast => toast.id === id)
      if (gone === undefined) return
      list.set(list.read().filter(toast => toast.id !== id))
      if (!actionPressed) gone.onGone?.()
    },
  }
}
