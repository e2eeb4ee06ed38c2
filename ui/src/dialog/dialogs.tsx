import { Suspense, lazy, useSyncExternalStore } from 'react'
import { toasts } from '../toast/toast.tsx'
import type { ToastOptions } from '../toast/toast.tsx'
import { dialogToastWidth } from './kinds.ts'
import type {
  AlertOptions,
  AnyPrompt,
  ConfirmOptions,
  Dialog,
  PromptInput,
  PromptOptions,
  PromptValues,
} from './kinds.ts'
import { createDialogStore } from './store.ts'

export type { AlertOptions, Choice, ConfirmOptions, PromptInput, PromptOptions } from './kinds.ts'

const store = createDialogStore()

/** Asks, tells and warns, as promises, from anywhere. */
export const dialogs = {
  /** True for yes; false for no, Escape and closing. */
  confirm: async (options: ConfirmOptions): Promise<boolean> =>
    (await raise({ kind: 'confirm', ...options })) === true,
  /** Resolves when it was read. */
  alert: async (options: AlertOptions): Promise<void> => {
    await raise({ kind: 'alert', ...options })
  },
  /** The value, valid by its kind and by `validate`; undefined when the person backed out. */
  prompt: async <I extends PromptInput>(
    options: PromptOptions<I>,
  ): Promise<PromptValues[I] | undefined> => {
    // The host answers with the value of the input it drew, or undefined: that is this type.
    const answer = await raise({ kind: 'prompt', ...(options as unknown as AnyPrompt) })
    return answer as PromptValues[I] | undefined
  },
  /** A toast as the dialog facility raises it: 360 pixels wide. */
  toast: (message: string, options?: ToastOptions): number =>
    toasts.success(message, { ...options, width: dialogToastWidth }),
}

async function raise(dialog: Dialog): Promise<unknown> {
  const answer = await store.raise(dialog, document.activeElement)
  if (dialog.done !== undefined && answer !== undefined && answer !== false) {
    dialogs.toast(dialog.done)
  }
  return answer
}

// The windows themselves are loaded when the first one is asked for.
const Windows = lazy(async () => ({ default: (await import('./windows.tsx')).DialogWindows }))

/** Where the dialogs appear; `UiProvider` has one. */
export function DialogHost() {
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown)
  if (shown.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Windows shown={shown} settle={store.settle} />
    </Suspense>
  )
}
