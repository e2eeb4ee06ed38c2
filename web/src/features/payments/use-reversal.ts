import { reversePayment } from '@bordereau/contract/payments'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '@lingui/core/macro'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { refusalWords } from '../invoices/refusal-words.ts'
import { AFTER_PAYMENT } from '../invoices/touched.ts'

/** Asks for the reason and takes a payment back, wherever it is shown. */
export function useReversal(): (paymentId: string) => Promise<void> {
  const { workspaceId } = useWorkspace()
  const { act } = useAct(reversePayment, { touches: AFTER_PAYMENT })
  return async paymentId => {
    await dialogs.prompt({
      title: t`Reverse this payment?`,
      message: t`All invoices it settled will be open again. The payment stays on record, with the reason.`,
      input: 'text',
      label: t`Why`,
      confirmLabel: t`Reverse payment`,
      done: t`The payment was reversed.`,
      tone: 'red',
      validate: async reason => {
        const answer = await act({ query: { workspaceId, paymentId }, body: { reason } })
        return answer.ok ? undefined : (refusalWords(answer) ?? wordsOf(answer))
      },
    })
  }
}
