import type { Route } from '../lib/route.ts'
import { changeReminderRoute } from './change-reminder.ts'
import { getCustomerRemindersRoute, setCustomerRemindersRoute } from './customer-reminders.ts'
import { setFollowUpRoute } from './follow-up.ts'
import { listUpcomingRoute } from './list-upcoming.ts'

export const reminderRoutes: Route[] = [
  setFollowUpRoute,
  changeReminderRoute,
  getCustomerRemindersRoute,
  setCustomerRemindersRoute,
  listUpcomingRoute,
]
