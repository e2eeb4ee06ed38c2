import {
  type Notification,
  listNotifications,
  readAllNotifications,
} from '@bordereau/contract/notifications'
import { Button } from '@bordereau/ui/button/button'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans } from '#macros'
import { useMutation } from '../../data/mutation.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { cacheUnread } from './unread.ts'

/** Marks all notifications as read, up to the newest that is shown. */
export function ReadAll({ rows }: { readonly rows: readonly Notification[] | undefined }) {
  const { workspaceId } = useWorkspace()
  const { mutate, pending } = useMutation(readAllNotifications, {
    invalidates: [listNotifications],
  })
  const newest = rows?.[0]
  const readAll = async (): Promise<void> => {
    const body = newest === undefined ? {} : { upTo: newest.id }
    const response = await mutate({ query: { workspaceId }, body })
    if (response.ok) cacheUnread(workspaceId, response.value.unread)
    else toasts.error(refusalMessage(response))
  }
  if (rows?.some(row => !row.read) !== true) return null
  return (
    <Button size="sm" look="quiet" icon="checks" busy={pending} onClick={() => void readAll()}>
      <Trans>Mark all as read</Trans>
    </Button>
  )
}
