import type { Route } from '../lib/route.ts'
import { changeReminderRoute } from './change-reminder.ts'
import { getCustomerRemindersRoute, setCustomerRemindersRoute } from './customer-reminders.ts'
import { getFollowUpRoute, setFollowUpRoute } from './follow-up.ts'
import { listUpcomingRoute } from './list-upcoming.ts'

export const reminderRoutes: Route[] = [
  getFollowUpRoute,
  setFollowUpRoute,
  changeReminderRoute,
  getCustomerRemindersRoute,
  setCustomerRemindersRoute,
  listUpcomingRoute,
]
