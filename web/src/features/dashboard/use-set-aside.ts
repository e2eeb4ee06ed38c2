import { getCompany } from '@bordereau/contract/company'
import { getSetup } from '@bordereau/contract/dashboard'
import type { SetupTask } from '@bordereau/domain/setup-task'
import { useRef } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useSaveCompany } from '../company/use-save-company.ts'

/** Puts tasks of setting up away undone. */
export function useSetAside() {
  const { workspaceId } = useWorkspace()
  const { data } = useQuery(getCompany, { workspaceId })
  const { save, pending } = useSaveCompany([getSetup])
  // The next may be put away before the response to the one before it is rendered.
  const put = useRef<readonly SetupTask[]>([])
  const setAside = (tasks: readonly SetupTask[]): void => {
    if (!data) return
    put.current = [...put.current, ...tasks]
    void save({ setAside: [...new Set([...data.setAside, ...put.current])] }, data)
  }
  return { ready: data !== undefined, setAside, pending }
}
