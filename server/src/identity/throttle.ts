import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { House } from '../lib/house.ts'

type Limit = { readonly points: number; readonly seconds: number }

const MINUTE = 60
const HOUR = 3600

/**
 * How often something may be tried. Counted from the first try and forgotten together, never prolonged by further
 * tries, so that nobody can lock the owner out: sign-in is counted by account and place, for 15 minutes at most.
 */
const LIMITS = {
  signInAtAccount: { points: 8, seconds: 15 * MINUTE },
  signInFromPlace: { points: 60, seconds: 15 * MINUTE },
  signUpFromPlace: { points: 20, seconds: HOUR },
  resetOfAddress: { points: 3, seconds: HOUR },
  resetFromPlace: { points: 20, seconds: HOUR },
  passwordChange: { points: 8, seconds: 15 * MINUTE },
  verification: { points: 3, seconds: HOUR },
  exploreFromPlace: { points: 10, seconds: HOUR },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

export type TooMany = {
  readonly ok: false
  readonly refusal: 'too_many_requests'
  readonly detail: { readonly retryAfterSeconds: number }
}

/** Counts one try; gives the refusal when it is one too many. */
export async function tryOnce(
  house: House,
  limit: LimitName,
  key: string,
): Promise<TooMany | undefined> {
  try {
    await limiterOf(house, limit).consume(key)
    return undefined
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    return { ok: false, refusal: 'too_many_requests', detail: { retryAfterSeconds } }
  }
}

/** The try was a good one: it does not count, and for this key all before it are forgiven. */
export async function forgive(house: House, limit: LimitName, key: string): Promise<void> {
  await limiterOf(house, limit).delete(key)
}

/** The try was a good one: it does not count. */
export async function giveBack(house: House, limit: LimitName, key: string): Promise<void> {
  await limiterOf(house, limit).reward(key)
}

/** Where a request comes from: with IPv6 the whole network of a customer, which has more addresses than we can count. */
export function placeOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = ''] = ip.split('::')
  return [...head.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':')
}

/** One set of counters a house, so that houses side by side in one process do not count each other's tries. */
const houses = new WeakMap<House, Map<LimitName, RateLimiterMemory>>()

function limiterOf(house: House, name: LimitName): RateLimiterMemory {
  const limiters = houses.get(house) ?? new Map<LimitName, RateLimiterMemory>()
  houses.set(house, limiters)
  const limiter =
    limiters.get(name) ??
    new RateLimiterMemory({
      points: LIMITS[name].points,
      duration: LIMITS[name].seconds,
      keyPrefix: name,
    })
  limiters.set(name, limiter)
  return limiter
}
