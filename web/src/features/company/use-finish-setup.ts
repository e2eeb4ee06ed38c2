import { getCompany } from '@bordereau/contract/company'
import { useNavigate } from 'react-router'
import { useQuery } from '../../data/query.ts'
import { reloadMe, useWorkspace } from '../../data/session.tsx'
import { useSaveCompany } from './use-save-company.ts'

/** Where the wizard ends: on the dashboard, or in the first invoice. */
export type SetupEnd = 'dashboard' | 'invoice'

/**
 * Ends the wizard: with name and address the company can be used; the rest can be completed in Settings. It is saved
 * after what the last step saved, on top of its version; when it is refused, the wizard stays and says why.
 */
export function useFinishSetup() {
  const navigate = useNavigate()
  const { workspaceId } = useWorkspace()
  const { save, pending } = useSaveCompany()
  const { data } = useQuery(getCompany, { workspaceId })
  const finish = async (end: SetupEnd): Promise<void> => {
    if (!data || !(await save({ setUp: true }, data))) return
    await reloadMe()
    await navigate(end === 'invoice' ? `/w/${workspaceId}/invoices/new` : `/w/${workspaceId}`)
  }
  return { finish, pending }
}
