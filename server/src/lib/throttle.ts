import { type Tx, asSystem } from '../db/database.ts'
import type { AppContext } from './app-context.ts'
import { macOf } from './secret.ts'
import { countTry, dropTries, readTries, refundTryIn } from './throttle-store.ts'

type Limit = { readonly points: number; readonly seconds: number }

const MINUTE = 60
const HOUR = 3600

/**
 * Limits of tries. A window begins with the first try and is never prolonged by further ones, so that an attacker
 * cannot lock the owner out: sign-in is counted by account and network, for 15 minutes at most. The counts are in the
 * database: they are shared by several processes and survive a restart.
 */
const LIMITS = {
  signInAtAccount: { points: 8, seconds: 15 * MINUTE },
  signInFromNetwork: { points: 60, seconds: 15 * MINUTE },
  /** Beyond these sign-in requires a solved challenge (captcha/). */
  unprovenAtAccount: { points: 3, seconds: 15 * MINUTE },
  unprovenFromNetwork: { points: 3, seconds: 15 * MINUTE },
  /** From networks that never signed in to the account: NIST SP 800-63B, 5.2.2 allows 100 consecutive failures. */
  strangeAtAccount: { points: 100, seconds: 12 * HOUR },
  /** Not a limit but a record: the account was signed in to from the network. */
  knownNetwork: { points: 1, seconds: 90 * 24 * HOUR },
  /** Wrong passwords for one account from all networks: no limit, they make the next challenge harder. */
  failedAtAccount: { points: 10, seconds: HOUR },
  /** Wrong passwords and wrong solutions from one network: no limit, they make the next challenge harder. */
  failedFromNetwork: { points: 5, seconds: 15 * MINUTE },
  /** Authorization requests begun (sign-in-with/). */
  authorizationFromNetwork: { points: 40, seconds: 15 * MINUTE },
  signUpFromNetwork: { points: 20, seconds: HOUR },
  resetOfAddress: { points: 3, seconds: HOUR },
  resetFromNetwork: { points: 20, seconds: HOUR },
  passwordChange: { points: 8, seconds: 15 * MINUTE },
  verification: { points: 3, seconds: HOUR },
  /** Calendar programs poll every few minutes at most; one person may have several. */
  calendarOfFeed: { points: 120, seconds: HOUR },
  calendarFromNetwork: { points: 60, seconds: 15 * MINUTE },
  /** Files uploaded by a company: each stays on the disk for a week at least. */
  uploadsOfCompany: { points: 300, seconds: HOUR },
  /** Test messages of a company: each is a connection to a host that a user typed. */
  mailServerTest: { points: 20, seconds: HOUR },
  /** Payments begun at a provider from one payment link: each is a request to the provider. */
  checkoutOfLink: { points: 30, seconds: HOUR },
  /** Reports of payments that led to nothing: where they have no signature, each is a request to the provider. */
  idleEventsFromNetwork: { points: 120, seconds: 15 * MINUTE },
  /** Answers to one version of a quote: each typesets its proof. */
  answerOfQuote: { points: 20, seconds: HOUR },
  /** Statements and ZIPs from one portal link: a statement is typeset, a ZIP reads every file. */
  filesOfPortal: { points: 60, seconds: HOUR },
  /** Requests for a change from one portal link: each is an e-mail to the company. */
  changeOfPortal: { points: 10, seconds: HOUR },
  /**
   * Codes for a portal (portal/), by address and network: each is an e-mail. The first few are sent without a solved challenge.
   * A stranger uses up the limit of his own network, not that of the customer.
   */
  portalCodeToAddress: { points: 5, seconds: 6 * HOUR },
  /** From networks from which the customer never signed in: each further five make the next challenge harder. */
  strangePortalCode: { points: 60, seconds: 6 * HOUR },
  /** Not a limit but a record: the address was signed in to the portal with from the network. */
  knownPortalNetwork: { points: 1, seconds: 90 * 24 * HOUR },
  portalCodeFromNetwork: { points: 20, seconds: HOUR },
  unprovenPortalCode: { points: 3, seconds: 15 * MINUTE },
  /** Codes entered: each has five tries of its own. */
  portalSignInFromNetwork: { points: 60, seconds: 15 * MINUTE },
  /** Counted while a process creates a sample company. */
  sampleBeingMade: { points: 1, seconds: 5 * MINUTE },
  exploreFromNetwork: { points: 10, seconds: HOUR },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

export type TooMany = {
  readonly ok: false
  readonly refusal: 'too_many_requests'
  readonly detail: { readonly retryAfterSeconds: number }
}

/**
 * Counts one try; returns the refusal when the limit is exceeded. Counts in its own transaction, which a refusal does
 * not roll back, unless a system transaction is passed.
 */
export async function tryOnce(
  context: AppContext,
  limit: LimitName,
  key: string,
  tx?: Tx,
): Promise<TooMany | undefined> {
  const { points, seconds } = LIMITS[limit]
  const now = context.clock.now()
  const time = { now, endsAt: new Date(now.getTime() + seconds * 1000) }
  const of = { name: limit, key: hashKey(context, key) }
  const count = (counting: Tx) => countTry(counting, of, time)
  const { tries, endsAt } = await (tx ? count(tx) : asSystem(context.db, count))
  if (tries <= points) return undefined
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  return { ok: false, refusal: 'too_many_requests', detail: { retryAfterSeconds } }
}

/** The count divided by the limit, rounded down: 0 below it, 1 at it, 2 at its double. */
export async function limitExceededTimes(
  context: AppContext,
  limit: LimitName,
  key: string,
): Promise<number> {
  const tries = await asSystem(context.db, tx =>
    readTries(tx, limit, hashKey(context, key), context.clock.now()),
  )
  return Math.floor(tries / LIMITS[limit].points)
}

/** After a successful try: deletes the count of this key. */
export async function resetTries(
  context: AppContext,
  limit: LimitName,
  key: string,
): Promise<void> {
  await asSystem(context.db, tx => dropTries(tx, limit, hashKey(context, key)))
}

/** After a successful try: subtracts it from the count. */
export async function refundTry(context: AppContext, limit: LimitName, key: string): Promise<void> {
  await asSystem(context.db, tx => refundTryIn(tx, limit, hashKey(context, key)))
}

/** The network of an IP address: the whole /64 for IPv6, which is one customer's. */
export function clientNetwork(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = ''] = ip.split('::')
  return [...head.split(':'), '0', '0', '0', '0'].slice(0, 4).join(':')
}

/** The database stores no e-mail addresses and IP addresses of tries, only their MACs. */
function hashKey(context: AppContext, key: string): Uint8Array {
  return macOf(context.secret, 'throttle', key)
}
