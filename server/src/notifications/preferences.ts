import {
  NOTIFICATION_KINDS,
  listNotificationPreferences,
  updateNotificationPreference,
} from '@bordereau/contract/notifications'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { USUAL } from './audience.ts'
import { askForDigest } from './digest-job.ts'
import { keepWish, readWishes, whoseOf } from './store.ts'

export const listNotificationPreferencesRoute = workspaceRoute(
  listNotificationPreferences,
  async ({ tx, member }) => {
    const own = await readWishes(tx, whoseOf(member))
    const preferences = NOTIFICATION_KINDS.map(kind => {
      const wish = own.find(one => one.kind === kind)
      return { kind, ...(wish ? { inApp: wish.in_app, byMail: wish.by_mail } : USUAL) }
    })
    return answer({ preferences })
  },
)

export const updateNotificationPreferenceRoute = workspaceRoute(
  updateNotificationPreference,
  async ({ house, tx, member, input }) => {
    await keepWish(tx, whoseOf(member), input)
    // What is unread already goes into the next mail.
    if (input.byMail) await askForDigest(tx, member.workspaceId, house.clock.now())
    return answer({})
  },
)
