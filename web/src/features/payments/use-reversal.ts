import { reversePayment } from '@bordereau/contract/payments'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { loadRefusalText } from '../document/load-refusal-text.ts'
import { PAYMENT_QUERIES } from '../document/invoice-queries.ts'

/** Asks for a reason and reverses a payment. */
export function useReversal(): (paymentId: string) => Promise<void> {
  const { workspaceId } = useWorkspace()
  const { mutate } = useMutation(reversePayment, { invalidates: PAYMENT_QUERIES })
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
        const result = await mutate({ query: { workspaceId, paymentId }, body: { reason } })
        return result.ok ? undefined : loadRefusalText(result)
      },
    })
  }
}
