import { getFeed, renewFeed, revokeFeed } from '@bordereau/contract/calendar'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '#macros'
import { useState } from 'react'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'

const FEED = [getFeed]

export function useFeedMutations(made: boolean) {
  const { workspaceId } = useWorkspace()
  const [link, setLink] = useState<string>()
  const renewing = useMutation(renewFeed, { invalidates: FEED })
  const revoking = useMutation(revokeFeed, { invalidates: FEED })
  return {
    link,
    renewing: renewing.pending,
    revoking: revoking.pending,
    async renew(): Promise<void> {
      if (made && !(await confirmRenewal())) return
      const response = await renewing.mutate({ query: { workspaceId } })
      if (toastResult(response)) setLink(response.value.link)
    },
    async revoke(): Promise<void> {
      if (!(await confirmRevocation())) return
      const response = await revoking.mutate({ query: { workspaceId } })
      if (toastResult(response)) setLink(undefined)
    },
  }
}

function confirmRenewal(): Promise<boolean> {
  return dialogs.confirm({
    title: t`Create a new link?`,
    message: t`The link you have now stops working at once.`,
    confirmLabel: t`Create a new link`,
  })
}

function confirmRevocation(): Promise<boolean> {
  return dialogs.confirm({
    title: t`Revoke the link?`,
    message: t`Calendar programs that use it see nothing new from now on.`,
    confirmLabel: t`Revoke`,
    tone: 'red',
  })
}
