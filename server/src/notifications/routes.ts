import type { Route } from '../lib/route.ts'
import { countUnreadRoute, listNotificationsRoute } from './list.ts'
import {
  listNotificationPreferencesRoute,
  updateNotificationPreferenceRoute,
} from './preferences.ts'
import { readAllNotificationsRoute, readNotificationRoute } from './read.ts'
import { streamNotificationsRoute } from './stream-notifications.ts'

export const notificationRoutes: Route[] = [
  listNotificationsRoute,
  countUnreadRoute,
  streamNotificationsRoute,
  readNotificationRoute,
  readAllNotificationsRoute,
  listNotificationPreferencesRoute,
  updateNotificationPreferenceRoute,
]
