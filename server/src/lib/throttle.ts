import { type Tx, asSystem } from '../db/database.ts'
import type { House } from './house.ts'
import { macOf } from './secret.ts'
import { countTry, dropTries, readTries, takeBackTry } from './throttle-store.ts'

type Limit = { readonly points: number; readonly seconds: number }

const MINUTE = 60
const HOUR = 3600

/**
 * How often something may be tried. Counted from the first try and forgotten together, never prolonged by further
 * tries, so that nobody can lock the owner out: sign-in is counted by account and place, for 15 minutes at most. The
 * counts are in the database: several processes, and one that was started again, hold the same limit.
 */
const LIMITS = {
  signInAtAccount: { points: 8, seconds: 15 * MINUTE },
  signInFromPlace: { points: 60, seconds: 15 * MINUTE },
  /** Beyond these whoever signs in shows first that a person is there (captcha/). */
  unprovenAtAccount: { points: 3, seconds: 15 * MINUTE },
  unprovenFromPlace: { points: 3, seconds: 15 * MINUTE },
  /** Wrong passwords and wrong proofs from one place: no limit, they make the next challenge harder. */
  failedFromPlace: { points: 5, seconds: 15 * MINUTE },
  /** Visits to a provider that were begun. */
  errandFromPlace: { points: 40, seconds: 15 * MINUTE },
  signUpFromPlace: { points: 20, seconds: HOUR },
  resetOfAddress: { points: 3, seconds: HOUR },
  resetFromPlace: { points: 20, seconds: HOUR },
  passwordChange: { points: 8, seconds: 15 * MINUTE },
  verification: { points: 3, seconds: HOUR },
  /** Calendar programs ask every few minutes at most; one person may have several. */
  calendarOfFeed: { points: 120, seconds: HOUR },
  calendarFromPlace: { points: 60, seconds: 15 * MINUTE },
  exploreFromPlace: { points: 10, seconds: HOUR },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

export type TooMany = {
  readonly ok: false
  readonly refusal: 'too_many_requests'
  readonly detail: { readonly retryAfterSeconds: number }
}

/**
 * Counts one try; gives the refusal when it is one too many. Counts for itself, whatever becomes of the request, unless a
 * system transaction is given.
 */
export async function tryOnce(
  house: House,
  limit: LimitName,
  key: string,
  inside?: Tx,
): Promise<TooMany | undefined> {
  const { points, seconds } = LIMITS[limit]
  const now = house.clock.now()
  const time = { now, endsAt: new Date(now.getTime() + seconds * 1000) }
  const of = { name: limit, key: sealed(house, key) }
  const count = (tx: Tx) => countTry(tx, of, time)
  const { tries, endsAt } = await (inside ? count(inside) : asSystem(house.db, count))
  if (tries <= points) return undefined
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  return { ok: false, refusal: 'too_many_requests', detail: { retryAfterSeconds } }
}

/** How often the limit was passed over, in whole times: 0 below it, 1 at it, 2 at its double. */
export async function timesOver(house: House, limit: LimitName, key: string): Promise<number> {
  const tries = await asSystem(house.db, tx =>
    readTries(tx, limit, sealed(house, key), house.clock.now()),
  )
  return Math.floor(tries / LIMITS[limit].points)
}

/** The try was a good one: it does not count, and for this key all before it are forgiven. */
export async function forgive(house: House, limit: LimitName, key: string): Promise<void> {
  await asSystem(house.db, tx => dropTries(tx, limit, sealed(house, key)))
}

/** The try was a good one: it does not count. */
export async function giveBack(house: House, limit: LimitName, key: string): Promise<void> {
  await asSystem(house.db, tx => takeBackTry(tx, limit, sealed(house, key)))
}

/** Where a request comes from: with IPv6 the whole network of a customer, which has more addresses than we can count. */
export function placeOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = ''] = ip.split('::')
  return [...head.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':')
}

/** Who tried, and from where, is nobody's to read in the database. */
function sealed(house: House, key: string): Uint8Array {
  return macOf(house.secret, 'throttle', key)
}
