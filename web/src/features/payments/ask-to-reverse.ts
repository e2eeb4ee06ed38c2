import { bankTransactionCounts, listBankTransactions } from '@bordereau/contract/bank-statements'
import { reversePayment } from '@bordereau/contract/payments'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '#macros'
import { call } from '../../data/api.ts'
import { invalidate } from '../../data/query.ts'
import { PAYMENT_QUERIES } from '../document/payment-queries.ts'
import { documentRefusalText } from '../document/refusal-messages.ts'

/** Asks for a reason and reverses a payment. */
export async function askToReverse(workspaceId: string, paymentId: string): Promise<void> {
  await dialogs.prompt({
    title: t`Reverse this payment?`,
    message: t`All invoices it settled will be open again. The payment stays on record, with the reason.`,
    input: 'text',
    label: t`Why`,
    confirmLabel: t`Reverse payment`,
    done: t`The payment was reversed.`,
    tone: 'red',
    validate: async reason => {
      const query = { workspaceId, paymentId }
      const result = await call(reversePayment, { query, body: { reason } })
      if (!result.ok) return documentRefusalText(result)
      invalidate([...PAYMENT_QUERIES, listBankTransactions, bankTransactionCounts])
      return undefined
    },
  })
}
