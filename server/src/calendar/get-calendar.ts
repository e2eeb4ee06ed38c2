import { getCalendar } from '@bordereau/contract/calendar'
import { localeOf } from '../company/store.ts'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { totalsByDay } from './day-store.ts'
import { readDays } from './days.ts'

export const getCalendarRoute = workspaceRoute(
  getCalendar,
  async ({ context, tx, member, query: { from, to } }) => {
    const { workspaceId } = member
    const [{ country, timeZone }, stored] = await Promise.all([
      localeOf(tx, workspaceId),
      totalsByDay(tx, workspaceId, { from, to }),
    ])
    const now = today(context.clock, timeZone)
    const days = await readDays(tx, workspaceId, { from, to, today: now, country }, stored)
    return respond({ today: now, ...days })
  },
)
