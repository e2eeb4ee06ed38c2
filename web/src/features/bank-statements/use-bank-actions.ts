import {
  type BankTransactionView,
  ignoreBankTransaction,
  matchBankTransaction,
  undoBankTransaction,
} from '@bordereau/contract/bank-statements'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { loadRefusalText } from '../document/load-refusal-text.ts'
import { MATCH_QUERIES, STATEMENT_QUERIES } from './queries.ts'

/** What can be done with one transaction. */
export function useBankActions() {
  const { workspaceId } = useWorkspace()
  const match = useMutation(matchBankTransaction, { invalidates: MATCH_QUERIES })
  const undo = useMutation(undoBankTransaction, { invalidates: MATCH_QUERIES })
  const ignore = useMutation(ignoreBankTransaction, { invalidates: STATEMENT_QUERIES })
  const at = ({ id: transactionId }: BankTransactionView) => ({ workspaceId, transactionId })

  return {
    pending: match.pending,
    /** Records what is proposed. */
    accept: async (transaction: BankTransactionView): Promise<void> => {
      const { proposal } = transaction
      if (!proposal) return
      const allocations = proposal.allocations.map(({ invoiceId, amount, deductions }) => ({
        invoiceId,
        amount,
        deductions,
      }))
      const result = await match.mutate({
        query: at(transaction),
        body: { customerId: proposal.customerId, allocations },
      })
      if (result.ok) toasts.success(t`Payment of ${proposal.customerName} recorded.`)
      else toasts.error(await loadRefusalText(result))
    },
    setIgnored: async (transaction: BankTransactionView, ignored: boolean): Promise<void> => {
      const result = await ignore.mutate({ query: at(transaction), body: { ignored } })
      if (!result.ok) toasts.error(await loadRefusalText(result))
    },
    undo: async (transaction: BankTransactionView): Promise<void> => {
      await dialogs.prompt({
        title: t`Undo this match?`,
        message: t`The payment is reversed, its invoices are open again, and the transaction waits for a new match.`,
        input: 'text',
        label: t`Why`,
        confirmLabel: t`Undo match`,
        done: t`The match was undone.`,
        tone: 'red',
        validate: async reason => {
          const result = await undo.mutate({ query: at(transaction), body: { reason } })
          return result.ok ? undefined : loadRefusalText(result)
        },
      })
    },
  }
}
