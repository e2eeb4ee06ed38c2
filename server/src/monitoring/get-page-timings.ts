import { getPageTimings } from '@bordereau/contract/monitoring'
import type { QueryOf, ResponseOf } from '@bordereau/contract/endpoint'
import { respond, workspaceRoute } from '../lib/route.ts'
import { refuseUnlessInstanceOwner } from '../identity/instance-owner.ts'
import { type Percentile, type Window, readKnown, readPercentiles } from './timing-store.ts'

type Vitals = ResponseOf<typeof getPageTimings>['total']

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The maximum number of pages in the response. */
const MAX_PAGES = 40

export const getPageTimingsRoute = workspaceRoute(
  getPageTimings,
  async ({ context, tx, member, query }) => {
    const refusal = await refuseUnlessInstanceOwner(tx, member)
    if (refusal) return refusal
    const now = context.clock.now()
    const window = windowOf(query, now)
    const step = query.days === '1' ? 'hour' : 'day'
    const all = await readPercentiles(tx, window, 'all')
    const byPage = await readPercentiles(tx, { ...window, page: query.page }, 'page')
    const byTime = await readPercentiles(tx, window, step)
    return respond({
      total: vitalsOf(all),
      pages: [...groupsOf(byPage)]
        .map(([page, rows]) => ({ page, ...vitalsOf(rows) }))
        .toSorted((a, b) => b.visits - a.visits || a.page.localeCompare(b.page))
        .slice(0, MAX_PAGES),
      times: timesOf(byTime, window.since, now, step === 'hour' ? HOUR_MS : DAY_MS),
      known: await readKnown(tx, window.since),
    })
  },
)

/** The window of the last days up to now, beginning with a whole day or hour. */
export function windowOf(query: QueryOf<typeof getPageTimings>, now: Date): Window {
  const step = query.days === '1' ? HOUR_MS : DAY_MS
  const steps = query.days === '1' ? 24 : Number(query.days ?? '7')
  const current = Math.floor(now.getTime() / step) * step
  return {
    since: new Date(current - (steps - 1) * step),
    page: query.page === '' ? undefined : query.page,
    release: query.release === '' ? undefined : query.release,
  }
}

function groupsOf(rows: readonly Percentile[]): Map<string, Percentile[]> {
  return Map.groupBy(rows, row => row.key)
}

function vitalsOf(rows: readonly Percentile[]): Vitals {
  const of = (metric: Percentile['metric']) => rows.find(row => row.metric === metric)
  const milliseconds = (metric: Percentile['metric']) => {
    const found = of(metric)
    return found ? Math.round(found.value) : null
  }
  const cls = of('cls')
  return {
    lcp: milliseconds('lcp'),
    inp: milliseconds('inp'),
    cls: cls ? Math.round(cls.value) / 1000 : null,
    load: milliseconds('load'),
    change: milliseconds('change'),
    visits: (of('load')?.count ?? 0) + (of('change')?.count ?? 0),
  }
}

/** One entry per step, also for steps without measurements. */
function timesOf(rows: readonly Percentile[], since: Date, now: Date, stepMs: number) {
  const groups = groupsOf(rows)
  const steps = Math.floor((now.getTime() - since.getTime()) / stepMs) + 1
  return Array.from({ length: steps }, (_, i) => {
    const at = new Date(since.getTime() + i * stepMs).toISOString()
    return { at, ...vitalsOf(groups.get(at.replace('.000Z', 'Z')) ?? []) }
  })
}
