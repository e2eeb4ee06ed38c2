import {
  type BankConnectionView,
  fetchBankConnection,
  finishBankConnection,
  listBankConnections,
  removeBankConnection,
} from '@bordereau/contract/bank-connections'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { connectionRefusal } from './connection-texts.ts'

/** What can be done with a connection. */
export function useConnectionActions({ id, institutionName }: BankConnectionView) {
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const query = { workspaceId, connectionId: id }
  const invalidates = [listBankConnections]
  const fetching = useMutation(fetchBankConnection, { invalidates })
  const finishing = useMutation(finishBankConnection, { invalidates })
  const removing = useMutation(removeBankConnection, { invalidates })

  const paused = ({ detail }: Refused): string => {
    const { until } = Object(detail)
    return typeof until === 'string'
      ? t`The bank allows the next reading at ${formats.instant(until)}.`
      : t`The bank allows no reading at the moment.`
  }
  return {
    pending: fetching.pending || finishing.pending,
    fetchNow: async (): Promise<void> => {
      const response = await fetching.mutate({ query })
      if (response.ok) return
      toasts.error(
        response.refusal === 'fetch_paused' ? paused(response) : connectionRefusal(response),
      )
    },
    /** Asks whether the holder has given the consent. */
    checkAgain: async (): Promise<void> => {
      const response = await finishing.mutate({ query, body: {} })
      if (!response.ok) toasts.error(connectionRefusal(response))
      else if (response.value.status === 'waiting') toasts.info(t`The bank has no consent yet.`)
    },
    remove: async (): Promise<void> => {
      await dialogs.confirm({
        title: t`Disconnect ${institutionName}?`,
        message: t`The consent is withdrawn and nothing is fetched any more. Transactions that are here stay.`,
        tone: 'red',
        confirmLabel: t`Disconnect`,
        onConfirm: async () => {
          const response = await removing.mutate({ query })
          return response.ok ? undefined : connectionRefusal(response)
        },
      })
    },
  }
}
