import { finishBankConnection, listBankConnections } from '@bordereau/contract/bank-connections'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { connectionRefusal } from './connection-texts.ts'

/**
 * What services add to the address when the holder returns: the number of the connection as `ref`, or as the `state` of OAuth 2.0
 * (RFC 6749, 4.1.2) with a code, or why there is none.
 */
const ADDED = ['ref', 'state', 'code', 'error', 'error_description', 'details']

/** After the return from the bank: asks once where the consent stands. Returns whether it is being asked. */
export function useReturn(): boolean {
  const { workspaceId } = useWorkspace()
  const [params, setParams] = useSearchParams()
  const { mutate, pending } = useMutation(finishBankConnection, {
    invalidates: [listBankConnections],
  })
  const connectionId = params.get('ref') ?? params.get('state')
  const asked = useRef<string>(null)
  useEffect(() => {
    if (connectionId === null || asked.current === connectionId) return
    asked.current = connectionId
    const finish = async () => {
      const body = {
        code: params.get('code') ?? undefined,
        error: params.get('error') ?? undefined,
      }
      const response = await mutate({ query: { workspaceId, connectionId }, body })
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
  }, [connectionId, mutate, params, setParams, workspaceId])
  return pending
}
