import {
  type PaymentAccount,
  disconnectPaymentAccount,
  listPaymentAccounts,
} from '@bordereau/contract/payment-accounts'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { useLingui } from '#macros'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'

/** Asks before the account of a provider is disconnected. */
export function useDisconnectAccount({ provider, label }: PaymentAccount): () => Promise<void> {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { mutate } = useMutation(disconnectPaymentAccount, { invalidates: [listPaymentAccounts] })
  return async () => {
    await dialogs.confirm({
      title: t`Disconnect ${label}?`,
      message: t`Customers cannot pay by it any more. Payments that are under way at this moment are no longer recorded by themselves, and earlier ones cannot be refunded from here.`,
      tone: 'red',
      confirmLabel: t`Disconnect`,
      onConfirm: async () => {
        const response = await mutate({ query: { workspaceId, provider } })
        return response.ok ? undefined : refusalMessage(response)
      },
    })
  }
}
