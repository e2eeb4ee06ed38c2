import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'

/** Asks for a reason and reverses a payment. The question is loaded when it is asked, so that lists open without it. */
export function useReversal(): (paymentId: string) => Promise<void> {
  const { workspaceId } = useWorkspace()
  return async paymentId => {
    try {
      const { askToReverse } = await import('./ask-to-reverse.ts')
      await askToReverse(workspaceId, paymentId)
    } catch {
      toasts.error(t`This could not be loaded`)
    }
  }
}
