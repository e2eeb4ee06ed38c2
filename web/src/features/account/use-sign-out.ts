import { signOut } from '@bordereau/contract/session'
import { toasts } from '@bordereau/ui/toast/toast'
import { useNavigate } from 'react-router'
import { useAct } from '../../act.ts'
import { wordsOf } from '../../refusal.tsx'
import { reloadMe } from '../../session.tsx'

/** The way out: ends the session and leads to the start page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const { act } = useAct(signOut)
  return async () => {
    const answer = await act({})
    if (!answer.ok) {
      toasts.error(wordsOf(answer))
      return
    }
    await reloadMe()
    await navigate('/')
  }
}
