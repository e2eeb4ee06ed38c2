import {
  type Notification,
  listNotifications,
  readNotification,
} from '@bordereau/contract/notifications'
import { useMutation } from '../../data/mutation.ts'
import { useWorkspace } from '../../data/session.tsx'
import { cacheUnread } from './unread.ts'

/** Marks a notification as read. */
export function useMarkRead(notification: Notification): () => Promise<void> {
  const { workspaceId } = useWorkspace()
  const { mutate } = useMutation(readNotification, { invalidates: [listNotifications] })
  return async () => {
    if (notification.read) return
    const response = await mutate({ query: { workspaceId, notificationId: notification.id } })
    // If this fails, it stays unread, which does no harm.
    if (response.ok) cacheUnread(workspaceId, response.value.unread)
  }
}
