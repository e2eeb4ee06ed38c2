import { exploreSample } from '@bordereau/contract/session'
import { useNavigate } from 'react-router'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/mutation.ts'
import { reloadMe } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'

/** For a person who is signed in: creates the sample company and opens it. */
export function useExploreSample(messageOf: (refused: Refused) => string) {
  const navigate = useNavigate()
  const { mutate, pending } = useMutation(exploreSample)
  async function explore(): Promise<void> {
    const response = await mutate({ body: {} })
    if (!toastResult(response, { messageOf })) return
    await reloadMe()
    await navigate(`/w/${response.value.workspaceId}`)
  }
  return { explore, pending }
}
