import { getCompany, updateCompany } from '@bordereau/contract/company'
import { getSetup } from '@bordereau/contract/dashboard'
import type { SetupTask } from '@bordereau/domain/setup-task'
import { toasts } from '@bordereau/ui/toast/toast'
import { useMutation, useQuery } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'

/** Puts tasks of setting up away undone. */
export function useSetAside() {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId }
  const { data } = useQuery(getCompany, query)
  const { mutate, pending } = useMutation(updateCompany, { invalidates: [getCompany, getSetup] })
  const put = async (tasks: readonly SetupTask[]): Promise<void> => {
    if (!data) return
    const setAside = [...new Set([...data.setAside, ...tasks])]
    const response = await mutate({ query, body: { version: data.version, setAside } })
    if (!response.ok) toasts.error(refusalMessage(response))
  }
  return { setAside: (tasks: readonly SetupTask[]) => void put(tasks), pending }
}
