import { countUnread, listNotifications } from '@bordereau/contract/notifications'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { presentNotification } from './present.ts'
import { listNotificationPage, unreadOf } from './store.ts'

const PAGE = 20

export const listNotificationsRoute = workspaceRoute(
  listNotifications,
  async ({ tx, member, query }) => {
    const whose = { workspaceId: member.workspaceId, personId: member.id }
    const page = await listNotificationPage(tx, whose, { ...query, limit: query.limit ?? PAGE })
    return answer({ ...page, rows: page.rows.map(presentNotification) })
  },
)

export const countUnreadRoute = workspaceRoute(countUnread, async ({ tx, member }) => {
  const whose = { workspaceId: member.workspaceId, personId: member.id }
  return answer({ unread: await unreadOf(tx, whose) })
})
