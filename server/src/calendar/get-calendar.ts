import { getCalendar } from '@bordereau/contract/calendar'
import { todayOf } from '../company/today.ts'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { entriesBetween } from './entries.ts'

/** Of each kind; more than anybody reads in a month. */
const MOST_ENTRIES = 1000

export const getCalendarRoute = workspaceRoute(
  getCalendar,
  async ({ house, tx, member, query: { from, to } }) => {
    const now = await todayOf(tx, house.clock, member.workspaceId)
    const asked = { from, to, today: now, most: MOST_ENTRIES }
    const { entries, more } = await entriesBetween(tx, member.workspaceId, asked)
    return answer({ today: now, entries, more })
  },
)
