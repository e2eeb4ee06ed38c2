import { exploreSample } from '@bordereau/contract/session'
import { useNavigate } from 'react-router'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/mutation.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { reloadMe } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'

/** For a person who is signed in: creates the sample company and opens it. */
export function useExploreSample() {
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

/** A person who is signed in meets no other refusal of a public page; their words are loaded with those. */
function messageOf(refused: Refused): string {
  return refused.refusal === 'sample_busy'
    ? t`Other sample companies are being created. Try again in a minute.`
    : refusalMessage(refused)
}
