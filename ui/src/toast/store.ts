import type { ReactNode } from 'react'
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
  /** Called once when it goes without its action having been pressed. */
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

/** How many show at once; the others wait their turn, none is lost. */
export const toastsShown = 4

export interface ToastStore {
  read: () => readonly Toast[]
  subscribe: (wake: () => void) => () => void
  add: (tone: Tone, message: ReactNode, options?: ToastOptions) => number
  /** Removes a toast; `acted` when its action was pressed, so that `onGone` is not called. */
  remove: (id: number, acted?: boolean) => void
}

/** Keeps the toasts in the order they were raised. */
export function createToastStore(): ToastStore {
  let list: readonly Toast[] = []
  let lastId = 0
  const wakers = new Set<() => void>()
  function set(next: readonly Toast[]): void {
    list = next
    for (const wake of wakers) wake()
  }
  return {
    read: () => list,
    subscribe(wake) {
      wakers.add(wake)
      return () => wakers.delete(wake)
    },
    add(tone, message, options = {}) {
      lastId += 1
      const toast: Toast = {
        ...options,
        id: lastId,
        tone,
        message,
        duration: options.duration ?? toastDuration,
      }
      set([...list, toast])
      return toast.id
    },
    remove(id, acted = false) {
      const gone = list.find(toast => toast.id === id)
      if (gone === undefined) return
      set(list.filter(toast => toast.id !== id))
      if (!acted) gone.onGone?.()
    },
  }
}
