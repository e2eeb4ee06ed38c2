import {
  NOTIFICATION_KINDS,
  listNotificationPreferences,
  updateNotificationPreference,
} from '@bordereau/contract/notifications'
import { respond, workspaceRoute } from '../lib/route.ts'
import { DEFAULT_PREFERENCE } from './recipients.ts'
import { enqueueDigest } from './digest-job.ts'
import { savePreference, readPreferences, memberKeyOf } from './store.ts'

export const listNotificationPreferencesRoute = workspaceRoute(
  listNotificationPreferences,
  async ({ tx, member }) => {
    const own = await readPreferences(tx, memberKeyOf(member))
    const preferences = NOTIFICATION_KINDS.map(kind => {
      const preference = own.find(one => one.kind === kind)
      return {
        kind,
        ...(preference
          ? { inApp: preference.in_app, byMail: preference.by_mail }
          : DEFAULT_PREFERENCE),
      }
    })
    return respond({ preferences })
  },
)

export const updateNotificationPreferenceRoute = workspaceRoute(
  updateNotificationPreference,
  async ({ context, tx, member, input }) => {
    await savePreference(tx, memberKeyOf(member), input)
    // Notifications that are unread already go into the next e-mail.
    if (input.byMail) await enqueueDigest(tx, member.workspaceId, context.clock.now())
    return respond({})
  },
)
