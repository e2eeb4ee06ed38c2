import { finishBankConnection, listBankConnections } from '@bordereau/contract/bank-connections'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { connectionRefusal } from './connection-texts.ts'

/** What the service adds to the address when the holder returns (developer.gocardless.com/bank-account-data). */
const REFERENCE = 'ref'
const ADDED = [REFERENCE, 'error', 'details']

/** After the return from the bank: asks once where the consent stands. Returns whether it is being asked. */
export function useReturn(): boolean {
  const { workspaceId } = useWorkspace()
  const [params, setParams] = useSearchParams()
  const { mutate, pending } = useMutation(finishBankConnection, {
    invalidates: [listBankConnections],
  })
  const connectionId = params.get(REFERENCE)
  const asked = useRef<string>(null)
  useEffect(() => {
    if (connectionId === null || asked.current === connectionId) return
    asked.current = connectionId
    const finish = async () => {
      const response = await mutate({ query: { workspaceId, connectionId } })
      if (!response.ok) toasts.error(connectionRefusal(response))
      else if (response.value.status === 'connected')
        toasts.success(t`${response.value.institutionName} is connected.`)
      setParams(
        before => {
          for (const name of ADDED) before.delete(name)
          return before
        },
        { replace: true },
      )
    }
    void finish()
  }, [connectionId, mutate, setParams, workspaceId])
  return pending
}
