import { signOut } from '@bordereau/contract/session'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/mutation.ts'
import { discardDrafts, isEverythingSaved } from '../../data/draft-storage.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { reloadMe } from '../../data/session.tsx'

/** Ends the session and opens the start page. No draft stays in this browser; unsaved changes are asked about first. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const { mutate } = useMutation(signOut)
  return async () => {
    if (!(await isEverythingSaved()) && !(await askToDiscard())) return
    const response = await mutate({})
    if (!response.ok) {
      toasts.error(refusalMessage(response))
      return
    }
    discardDrafts()
    await reloadMe()
    await navigate('/')
  }
}

function askToDiscard(): Promise<boolean> {
  return dialogs.confirm({
    title: t`Sign out without saving?`,
    message: t`Some changes could not be saved and are kept in this browser only. Signing out deletes them.`,
    confirmLabel: t`Sign out and delete them`,
    cancelLabel: t`Stay signed in`,
  })
}
