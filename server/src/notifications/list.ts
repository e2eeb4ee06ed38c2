import { countUnread } from '@bordereau/contract/notification-stream'
import { listNotifications } from '@bordereau/contract/notifications'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentNotification } from './present.ts'
import { listNotificationPage, unreadOf, memberKeyOf } from './store.ts'

const PAGE = 20

export const listNotificationsRoute = workspaceRoute(
  listNotifications,
  async ({ tx, member, query }) => {
    const memberKey = memberKeyOf(member)
    const page = await listNotificationPage(tx, memberKey, { ...query, limit: query.limit ?? PAGE })
    return respond({ ...page, rows: page.rows.map(presentNotification) })
  },
)

export const countUnreadRoute = workspaceRoute(countUnread, async ({ tx, member }) => {
  return respond({ unread: await unreadOf(tx, memberKeyOf(member)) })
})
