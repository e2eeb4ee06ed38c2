import { readAllNotifications, readNotification } from '@bordereau/contract/notifications'
import { refuse } from '@bordereau/domain/decision'
import { type Tx, widen } from '../db/database.ts'
import { sendSignal } from '../db/signals.ts'
import type { Member } from '../lib/actor.ts'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { findNotification, markInvitationRead, markRead, unreadOf, whoseOf } from './store.ts'

export const readNotificationRoute = workspaceRoute(
  readNotification,
  async ({ house, tx, member, query }) => {
    const whose = whoseOf(member)
    const found = await findNotification(tx, whose, query.notificationId)
    if (!found) return refuse('not_found')
    const at = house.clock.now()
    const marked = await markRead(tx, whose, { id: found.id }, at)
    const unread = await unreadOf(tx, whose)
    if (marked > 0n) await tellOthers(tx, member)
    if (marked > 0n && found.kind === 'invited') {
      // It stands in each of the person's companies, and was read in one.
      await widen(tx)
      const elsewhere = await markInvitationRead(tx, member.id, found.subject_id, at)
      for (const id of elsewhere) await sendSignal(tx, { of: 'workspace', id })
    }
    return answer({ unread })
  },
)

export const readAllNotificationsRoute = workspaceRoute(
  readAllNotifications,
  async ({ house, tx, member, input }) => {
    const whose = whoseOf(member)
    const newest =
      input.upTo === undefined ? undefined : await findNotification(tx, whose, input.upTo)
    if (input.upTo !== undefined && !newest) return refuse('not_found')
    const upTo = newest?.position
    const marked = await markRead(tx, whose, { upTo }, house.clock.now())
    if (marked > 0n) await tellOthers(tx, member)
    return answer({ unread: await unreadOf(tx, whose) })
  },
)

/** The person's other windows count less now too. */
function tellOthers(tx: Tx, { id }: Member): Promise<void> {
  return sendSignal(tx, { of: 'person', id })
}
