import type { House } from '../lib/house.ts'

const WINDOW_MS = 60_000
/** Batches a minute of one place, behind which a whole office may be. */
const OF_PLACE = 600
/** And of everybody together, so that what is stored in an hour has a bound however many places there are. */
const OF_ALL = 3_000

/** What is kept in an hour; beyond it batches are taken, and forgotten. Ten thousand visits are well below. */
const KEPT = { timings: 50_000, errors: 5_000 } as const
const HOUR_MS = 3_600_000

type Minute = { readonly endsAt: number; all: number; readonly places: Map<string, number> }

/**
 * In memory, unlike the tries of lib/throttle.ts: a batch more or less on another machine does no harm, and a write to
 * the database for each batch would. There are never more places in a minute than batches are taken.
 */
const houses = new WeakMap<House, Minute>()

/** Counts a batch; gives after how many seconds to come back when it is one too many. */
export function countBatch(house: House, place: string): number | undefined {
  const now = house.clock.now().getTime()
  const known = houses.get(house)
  const minute =
    known && now < known.endsAt ? known : { endsAt: now + WINDOW_MS, all: 0, places: new Map() }
  houses.set(house, minute)
  const ofPlace = minute.places.get(place) ?? 0
  if (ofPlace >= OF_PLACE || minute.all >= OF_ALL) return Math.ceil((minute.endsAt - now) / 1000)
  minute.all += 1
  minute.places.set(place, ofPlace + 1)
  return undefined
}

type Hour = { readonly endsAt: number; readonly left: Record<keyof typeof KEPT, number> }

const hours = new WeakMap<House, Hour>()

/** How many of so many there is room for in this hour; they are taken from it. */
export function roomFor(house: House, what: keyof typeof KEPT, wanted: number): number {
  const now = house.clock.now().getTime()
  const known = hours.get(house)
  const hour = known && now < known.endsAt ? known : { endsAt: now + HOUR_MS, left: { ...KEPT } }
  hours.set(house, hour)
  const given = Math.min(wanted, hour.left[what])
  hour.left[what] -= given
  return given
}
