import type { AppContext } from '../lib/app-context.ts'
import { limitExceededTimes } from '../lib/throttle.ts'

/** Eight times the usual work is acceptable once on a slow phone, but expensive for a program that guesses. */
const MOST_DOUBLINGS = 3
/** For networks unknown to the account only: guesses may come from thousands of them. */
const MOST_DOUBLINGS_OF_ACCOUNT = 5

/**
 * The factor of the usual work: doubled for every few failures from the network or, where it is given, at the account.
 */
export async function difficultyAt(
  context: AppContext,
  network: string,
  account?: string,
): Promise<number> {
  const atNetwork = await limitExceededTimes(context, 'failedFromNetwork', network)
  const atAccount =
    account === undefined ? 0 : await limitExceededTimes(context, 'failedAtAccount', account)
  return (
    2 **
    Math.max(Math.min(MOST_DOUBLINGS, atNetwork), Math.min(MOST_DOUBLINGS_OF_ACCOUNT, atAccount))
  )
}
