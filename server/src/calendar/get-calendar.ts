import { getCalendar } from '@bordereau/contract/calendar'
import { localeOf } from '../company/store.ts'
import { respond } from '../lib/response.ts'
import { today } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import { entriesBetween } from './entries.ts'

/** The maximum of entries of each kind. */
const MAX_ENTRIES = 1000

export const getCalendarRoute = workspaceRoute(
  getCalendar,
  async ({ context, tx, member, query: { from, to } }) => {
    const { country, timeZone } = await localeOf(tx, member.workspaceId)
    const now = today(context.clock, timeZone)
    const range = { from, to, today: now, country, max: MAX_ENTRIES }
    const { entries, more } = await entriesBetween(tx, member.workspaceId, range)
    return respond({ today: now, entries, more })
  },
)
