import type { AppContext } from '../lib/app-context.ts'

const WINDOW_MS = 60_000
/** Batches per minute from one network, which may be a whole office. */
const MAX_PER_NETWORK = 600
/** Batches per minute from all networks together, to bound the stored data. */
const MAX_TOTAL = 3_000

/** Rows stored per hour; further ones are accepted but discarded. Ten thousand visits stay well below. */
const HOURLY_QUOTA = { timings: 50_000, errors: 5_000 } as const
const HOUR_MS = 3_600_000

type Minute = { readonly endsAt: number; total: number; readonly byNetwork: Map<string, number> }

/**
 * Counted in memory, unlike lib/throttle.ts, because exact limits over several processes are not needed and a database
 * write per batch would be too expensive. The map is bounded by MAX_TOTAL entries.
 */
const minutes = new WeakMap<AppContext, Minute>()

/** Counts a batch. Returns the seconds after which to retry when the limit is exceeded. */
export function countBatch(context: AppContext, network: string): number | undefined {
  const now = context.clock.now().getTime()
  const current = minutes.get(context)
  const minute =
    current && now < current.endsAt
      ? current
      : { endsAt: now + WINDOW_MS, total: 0, byNetwork: new Map() }
  minutes.set(context, minute)
  const ofNetwork = minute.byNetwork.get(network) ?? 0
  if (ofNetwork >= MAX_PER_NETWORK || minute.total >= MAX_TOTAL)
    return Math.ceil((minute.endsAt - now) / 1000)
  minute.total += 1
  minute.byNetwork.set(network, ofNetwork + 1)
  return undefined
}

type Hour = { readonly endsAt: number; readonly left: Record<keyof typeof HOURLY_QUOTA, number> }

const hours = new WeakMap<AppContext, Hour>()

/** Takes up to a number of rows from this hour's quota and returns how many were granted. */
export function takeQuota(
  context: AppContext,
  kind: keyof typeof HOURLY_QUOTA,
  requested: number,
): number {
  const now = context.clock.now().getTime()
  const current = hours.get(context)
  const hour =
    current && now < current.endsAt ? current : { endsAt: now + HOUR_MS, left: { ...HOURLY_QUOTA } }
  hours.set(context, hour)
  const granted = Math.min(requested, hour.left[kind])
  hour.left[kind] -= granted
  return granted
}
