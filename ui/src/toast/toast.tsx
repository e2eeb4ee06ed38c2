import { Suspense, lazy, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.tsx'
import { createToastStore } from './store.ts'
import type { ToastOptions } from './store.ts'

export type { ToastAction, ToastOptions } from './store.ts'

const store = createToastStore()

/**
 * Adds toasts, from anywhere. Each hides by itself after 5000 ms unless the options say otherwise, pauses while hovered
 * or focused, and returns its id for `dismiss`.
 */
export const toasts = {
  success: (message: ReactNode, options?: ToastOptions) => store.add('green', message, options),
  info: (message: ReactNode, options?: ToastOptions) => store.add('blue', message, options),
  warning: (message: ReactNode, options?: ToastOptions) => store.add('amber', message, options),
  error: (message: ReactNode, options?: ToastOptions) => store.add('red', message, options),
  /** Confirms an action and offers to undo it; `onGone` is called when undo is no longer possible. */
  undo: (message: ReactNode, onUndo: () => void, options: ToastOptions & { label?: string } = {}) =>
    store.add('grey', message, {
      ...options,
      action: { label: options.label ?? undoLabel.current, onPress: onUndo },
    }),
  dismiss: (id: number) => store.remove(id),
}

// The translated label, stored by the host, since `toasts` is called outside of React too.
const undoLabel = { current: 'Undo' }

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** Renders the toasts; `UiProvider` has one. Their list is loaded with the first page, which does not wait for it. */
export function ToastHost() {
  const texts = useTexts()
  useEffect(() => {
    undoLabel.current = texts.undo
  }, [texts.undo])
  return (
    <Suspense fallback={null}>
      <ToastList store={store} />
    </Suspense>
  )
}
