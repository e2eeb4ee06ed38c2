import { Suspense, lazy } from 'react'
import { useStore } from '../store.tsx'
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

/** Confirm, alert and prompt dialogs as promises, callable from anywhere. */
export const dialogs = {
  /** True for yes; false for no, Escape and closing. */
  confirm: async (options: ConfirmOptions): Promise<boolean> =>
    (await raise({ kind: 'confirm', ...options })) === true,
  /** Resolves when it is closed. */
  alert: async (options: AlertOptions): Promise<void> => {
    await raise({ kind: 'alert', ...options })
  },
  /** The value, valid by its kind and by `validate`; undefined when cancelled. */
  prompt: async <I extends PromptInput>(
    options: PromptOptions<I>,
  ): Promise<PromptValues[I] | undefined> => {
    // The host resolves with the value of the rendered input, or undefined: that is this type.
    const answer = await raise({ kind: 'prompt', ...(options as unknown as AnyPrompt) })
    return answer as PromptValues[I] | undefined
  },
  /** A toast of the dialog facility: 360 pixels wide. */
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

/** Whether one of these dialogs is open, on top of everything else. */
export function useDialogOpen(): boolean {
  return useStore(store).length > 0
}

// The windows are loaded when the first one is opened.
const Windows = lazy(async () => ({ default: (await import('./windows.tsx')).DialogWindows }))

/** Renders the dialogs; `UiProvider` has one. */
export function DialogHost() {
  const shown = useStore(store)
  if (shown.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Windows shown={shown} settle={store.settle} />
    </Suspense>
  )
}
