import { NOTIFICATION_LIST, countUnread } from '@bordereau/contract/notification-stream'
import { invalidate } from '../../data/query.ts'
import { type StreamEvent, type Unsubscribe, subscribeToNotifications } from './live.ts'
import { cacheUnread } from './unread.ts'

const LIST = { name: NOTIFICATION_LIST }

/** Applies the events of the stream to the cached queries. `requestUnread`: the stream does not say how many are unread. */
export function startLiveUpdates(
  personId: string,
  workspaceId: string,
  requestUnread: () => void,
): Unsubscribe {
  return subscribeToNotifications(personId, workspaceId, event => {
    if (event.kind === 'elsewhere' || event.kind === 'silence') requestUnread()
    applyEvent(workspaceId, event)
  })
}

function applyEvent(workspaceId: string, event: StreamEvent): void {
  switch (event.kind) {
    case 'elsewhere':
      return
    case 'silence':
      // Requested like any other query, so that an ended session is noticed.
      return invalidate([countUnread])
    case 'unread':
      return cacheUnread(workspaceId, event.unread)
    case 'begin':
      cacheUnread(workspaceId, event.unread)
      return invalidate([LIST])
    case 'notification':
      // Fetched with the first one: most pages are closed before anything happens.
      return void import('./apply-notification.ts')
        .then(({ applyNotification }) => applyNotification(workspaceId, event.notification))
        .catch(() => invalidate([LIST]))
  }
}
