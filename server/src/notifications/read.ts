import { readAllNotifications, readNotification } from '@bordereau/contract/notifications'
import { refuse } from '@bordereau/domain/decision'
import { type Tx, clearTenantScope } from '../db/database.ts'
import { sendSignal } from '../db/signals.ts'
import type { Member } from '../lib/actor.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { findNotification, markInvitationRead, markRead, unreadOf, memberKeyOf } from './store.ts'

export const readNotificationRoute = workspaceRoute(
  readNotification,
  async ({ context, tx, member, query }) => {
    const memberKey = memberKeyOf(member)
    const found = await findNotification(tx, memberKey, query.notificationId)
    if (!found) return refuse('not_found')
    const at = context.clock.now()
    const marked = await markRead(tx, memberKey, { id: found.id }, at)
    const unread = await unreadOf(tx, memberKey)
    if (marked > 0n) await notifyOtherTabs(tx, member)
    if (marked > 0n && found.kind === 'invited') {
      // The invitation is shown in each of the person's companies, and was read in one.
      await clearTenantScope(tx)
      const workspaceIds = await markInvitationRead(tx, member.id, found.subject_id, at)
      for (const id of workspaceIds) await sendSignal(tx, { of: 'workspace', id })
    }
    return respond({ unread })
  },
)

export const readAllNotificationsRoute = workspaceRoute(
  readAllNotifications,
  async ({ context, tx, member, input }) => {
    const memberKey = memberKeyOf(member)
    const newest =
      input.upTo === undefined ? undefined : await findNotification(tx, memberKey, input.upTo)
    if (input.upTo !== undefined && !newest) return refuse('not_found')
    const upTo = newest?.position
    const marked = await markRead(tx, memberKey, { upTo }, context.clock.now())
    if (marked > 0n) await notifyOtherTabs(tx, member)
    return respond({ unread: await unreadOf(tx, memberKey) })
  },
)

/** Updates the number of unread notifications in the person's other tabs. */
function notifyOtherTabs(tx: Tx, { id }: Member): Promise<void> {
  return sendSignal(tx, { of: 'person', id })
}
