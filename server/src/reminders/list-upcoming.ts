import { type UpcomingEntry, listUpcoming } from '@bordereau/contract/reminders'
import { addDays } from '@bordereau/domain/date'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { loadSeller } from '../invoices/document/parties-store.ts'
import { findDigestTime } from './store.ts'
import { upcomingCollections } from './upcoming-collections.ts'
import { upcomingReminders, upcomingRuns } from './upcoming.ts'

const DAYS = 90
const MAX = 500

export const listUpcomingRoute = workspaceRoute(
  listUpcoming,
  async ({ context, tx, member: { workspaceId } }) => {
    const seller = await loadSeller(tx, workspaceId)
    const now = today(context.clock, seller.timeZone)
    const range = { today: now, until: addDays(now, DAYS) }
    const reminders = await upcomingReminders(tx, workspaceId, seller, range)
    const runs = await upcomingRuns(tx, workspaceId, range, MAX + 1)
    const collections = await upcomingCollections(tx, workspaceId, range, MAX + 1)
    const digestAt = await findDigestTime(tx, workspaceId)
    const digests: UpcomingEntry[] = digestAt
      ? [{ kind: 'digest', day: today({ now: () => digestAt }, seller.timeZone) }]
      : []
    const all = [...digests, ...runs, ...reminders, ...collections].toSorted(byDay)
    return respond({
      today: now,
      until: range.until,
      reminds: seller.reminderPlan.enabled,
      entries: all.slice(0, MAX),
      more: all.length > MAX,
    })
  },
)

function byDay(a: UpcomingEntry, b: UpcomingEntry): number {
  return a.day < b.day ? -1 : a.day > b.day ? 1 : 0
}
