import { getCompany, updateCompany } from '@bordereau/contract/company'
import { useNavigate } from 'react-router'
import { useMutation, useQuery } from '../../data/query.ts'
import { reloadMe, useWorkspace } from '../../data/session.tsx'

/** Ends the wizard: with name and address the company can be used; the rest can be completed in Settings. */
export function useFinishSetup() {
  const navigate = useNavigate()
  const { workspaceId } = useWorkspace()
  const { mutate, pending } = useMutation(updateCompany, { invalidates: [getCompany] })
  const { data } = useQuery(getCompany, { workspaceId })
  const finish = async (): Promise<void> => {
    if (!data) return
    await mutate({ query: { workspaceId }, body: { setUp: true, version: data.version } })
    await reloadMe()
    await navigate(`/w/${workspaceId}`)
  }
  return { finish, pending }
}
