import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { House } from '../lib/house.ts'

const MINUTE_SECONDS = 60
/** Batches a minute of one place, behind which a whole office may be. */
const OF_PLACE = 600
/** And of everybody together, so that what is stored in an hour has a bound however many places there are. */
const OF_ALL = 3_000

type Limiters = { readonly place: RateLimiterMemory; readonly all: RateLimiterMemory }

/** Counted in memory: a batch more or less on another machine does no harm, and a write for each batch would. */
const houses = new WeakMap<House, Limiters>()

/** Counts a batch; gives after how many seconds to come back when it is one too many. */
export async function countBatch(house: House, place: string): Promise<number | undefined> {
  const { place: ofPlace, all } = limitersOf(house)
  try {
    await ofPlace.consume(place)
    await all.consume('all')
    return undefined
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000))
  }
}

function limitersOf(house: House): Limiters {
  const known = houses.get(house)
  if (known) return known
  const limiters = {
    place: new RateLimiterMemory({ points: OF_PLACE, duration: MINUTE_SECONDS }),
    all: new RateLimiterMemory({ points: OF_ALL, duration: MINUTE_SECONDS }),
  }
  houses.set(house, limiters)
  return limiters
}
