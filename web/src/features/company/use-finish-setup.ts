import { getCompany, updateCompany } from '@bordereau/contract/company'
import { toasts } from '@bordereau/ui/toast/toast'
import { useNavigate } from 'react-router'
import type { Refused } from '../../data/api.ts'
import { useMutation, useQuery } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { reloadMe, useWorkspace } from '../../data/session.tsx'
import { saveCompany } from './send-company.ts'

/**
 * Ends the wizard: with name and address the company can be used; the rest can be completed in Settings. It is saved
 * after what the last step saved, on top of its version; when it is refused, the wizard stays and says why.
 */
export function useFinishSetup() {
  const navigate = useNavigate()
  const { workspaceId } = useWorkspace()
  const { mutate, pending } = useMutation(updateCompany)
  const { data } = useQuery(getCompany, { workspaceId })
  const finish = async (): Promise<void> => {
    if (!data) return
    let refused: Refused | undefined
    const send: typeof mutate = async input => {
      const answer = await mutate(input)
      refused = answer.ok ? undefined : answer
      return answer
    }
    if (await saveCompany(send, { setUp: true }, data)) {
      await reloadMe()
      await navigate(`/w/${workspaceId}`)
    } else if (refused) toasts.error(refusalMessage(refused))
  }
  return { finish, pending }
}
