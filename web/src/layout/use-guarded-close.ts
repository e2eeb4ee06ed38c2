import { dialogs, useDialogOpen } from '@bordereau/ui/dialog/dialogs'
import { useLingui } from '#macros'
import { useRef } from 'react'

/** For a window with a form: Escape and the close button do not lose what was typed without a question. */
export function useGuardedClose(onClose: () => void): {
  /** For the modal window. */
  readonly modal: { readonly onClose: () => void; readonly closeOnEscape: boolean }
  /** For the element around its fields. */
  readonly onInput: () => void
} {
  const { t } = useLingui()
  const typed = useRef(false)
  // Escape closes the question alone, not the window under it too.
  const closeOnEscape = !useDialogOpen()
  async function close(): Promise<void> {
    const discards =
      !typed.current ||
      (await dialogs.confirm({
        title: t`Discard what you entered?`,
        tone: 'red',
        confirmLabel: t`Discard`,
        cancelLabel: t`Keep editing`,
      }))
    if (discards) onClose()
  }
  return {
    modal: { onClose: () => void close(), closeOnEscape },
    onInput: () => {
      typed.current = true
    },
  }
}
