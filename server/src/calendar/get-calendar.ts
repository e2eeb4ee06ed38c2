import { getCalendar } from '@bordereau/contract/calendar'
import { homeOf } from '../company/store.ts'
import { answer } from '../lib/answer.ts'
import { today } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import { entriesBetween } from './entries.ts'

/** Of each kind; more than anybody reads in a month. */
const MOST_ENTRIES = 1000

export const getCalendarRoute = workspaceRoute(
  getCalendar,
  async ({ house, tx, member, query: { from, to } }) => {
    const { country, timeZone } = await homeOf(tx, member.workspaceId)
    const now = today(house.clock, timeZone)
    const asked = { from, to, today: now, country, most: MOST_ENTRIES }
    const { entries, more } = await entriesBetween(tx, member.workspaceId, asked)
    return answer({ today: now, entries, more })
  },
)
