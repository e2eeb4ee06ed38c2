import type { Route } from '../lib/route.ts'
import { getFeedRoute, renewFeedRoute, revokeFeedRoute } from './feed-link.ts'
import { getCalendarRoute } from './get-calendar.ts'
import { readFeedRoute } from './read-feed.ts'

export const calendarRoutes: Route[] = [
  getCalendarRoute,
  getFeedRoute,
  renewFeedRoute,
  revokeFeedRoute,
  readFeedRoute,
]
