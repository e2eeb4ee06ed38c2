import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon.tsx'
import { useStore } from '../store.tsx'
import { useTexts } from '../texts.tsx'
import type { Tone } from '../tone.ts'
import { countdown } from './countdown.ts'
import type { Countdown } from './countdown.ts'
import { createToastStore, toastDuration, toastsShown } from './store.ts'
import type { Toast, ToastOptions } from './store.ts'
import css from './toast.module.css'

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

/** Renders the toasts; `UiProvider` has one. */
export function ToastHost() {
  const texts = useTexts()
  const list = useStore(store)
  const box = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useHeld(box)
  useEffect(() => {
    undoLabel.current = texts.undo
  }, [texts.undo])
  // There is no leave event when the last toast disappears under the pointer.
  if (held && list.length === 0) setHeld(false)
  return (
    <section className={css.region} aria-label={texts.notifications} data-toasts>
      <ol ref={box} className={css.list} aria-live="polite" aria-relevant="additions">
        {list.slice(0, toastsShown).map(toast => (
          <ToastItem key={toast.id} toast={toast} held={held} />
        ))}
      </ol>
    </section>
  )
}

const icons: Record<Tone, IconName> = {
  grey: 'check',
  blue: 'info',
  green: 'check-circle',
  amber: 'warning',
  red: 'alert',
}

function ToastItem({ toast, held }: { toast: Toast; held: boolean }) {
  const texts = useTexts()
  useLifetime(toast, held)
  const { action } = toast
  return (
    <li
      className={css.toast}
      data-tone={toast.tone}
      data-held={held || undefined}
      style={toast.width === undefined ? undefined : { width: toast.width }}
    >
      <Icon name={icons[toast.tone]} size="lg" className={css.sign} />
      <div className={css.text}>
        {toast.title !== undefined && <strong className={css.title}>{toast.title}</strong>}
        <span>{toast.message}</span>
      </div>
      {action !== undefined && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            store.remove(toast.id, true)
            action.onPress()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={css.close}
        aria-label={texts.dismiss}
        onClick={() => store.remove(toast.id)}
      >
        <Icon name="x" />
      </button>
      {action !== undefined && Number.isFinite(toast.duration) && (
        <span className={css.rest} style={{ animationDuration: `${toast.duration}ms` }} />
      )}
    </li>
  )
}

function useLifetime(toast: Toast, held: boolean): void {
  const clock = useRef<Countdown>(undefined)
  useEffect(() => {
    clock.current = countdown(toast.duration ?? toastDuration, () => store.remove(toast.id))
    return () => clock.current?.cancel()
  }, [toast.id, toast.duration])
  useEffect(() => {
    if (held) clock.current?.pause()
    else clock.current?.resume()
  }, [held])
}

/** Whether the pointer or the focus is on the toasts: all of them pause then. */
function useHeld(box: RefObject<HTMLElement | null>): [boolean, (held: boolean) => void] {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const hold = () => setHeld(true)
    const release = () =>
      setHeld(element.contains(document.activeElement) || element.matches(':hover'))
    const leave = () => setTimeout(release) // the focus arrives where it goes after this event
    element.addEventListener('pointerover', hold)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('focusin', hold)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('pointerover', hold)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('focusin', hold)
      element.removeEventListener('focusout', leave)
    }
  }, [box])
  return [held, setHeld]
}
