import type { Purpose } from '@bordereau/contract/captcha'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { type Done, type Refused, isRefusal } from '../../api.ts'
import { Challenge } from './challenge.tsx'
import { type Round, newRound } from './round.ts'

export type Keeper = {
  /** Sends with a proof. One that is too old or used is replaced and sent again, with nothing lost. */
  readonly prove: <A extends Done<unknown> | Refused>(
    send: (captcha: string | undefined) => Promise<A>,
  ) => Promise<A | Refused>
}

/** A new proof is all that is lacking. */
const AGAIN = /^captcha_(required|missing|expired|used)$/
/** The server has not looked at the proof. */
const UNSEEN = /^(bad_request|password_too_common|too_many_requests)$/

/** Keeps one proof at hand for a form; begins at once. `show` puts on the page how far it is. */
export function keep(purpose: Purpose, show: (status: ReactNode) => void): Keeper {
  let round = next()

  function next(): Round {
    const fresh = newRound()
    const again = () => void (round = next())
    show(<Challenge key={fresh.number} purpose={purpose} round={fresh} onAgain={again} />)
    return fresh
  }

  async function tried<A extends Done<unknown> | Refused>(
    send: (captcha: string | undefined) => Promise<A>,
  ): Promise<A> {
    if (!round.isGood()) round = next()
    let answer = await send(await round.proof)
    if (!answer.ok && AGAIN.test(answer.refusal)) {
      round = next()
      answer = await send(await round.proof)
    }
    const spent = !answer.ok && answer.status !== 0 && !UNSEEN.test(answer.refusal)
    if (spent) round = next()
    return answer
  }

  return {
    prove: async send => {
      const answer = await tried(send).catch((fault: unknown) => {
        if (isRefusal(fault)) return fault
        throw fault
      })
      return answer.ok ? answer : { ...answer, message: wordsOf(answer) }
    },
  }
}

/** Said here and not where forms say theirs, so that first pages do not carry it. */
function wordsOf({ refusal, message }: Refused): string {
  if (refusal === 'captcha_unavailable')
    return t`The check that you are a person is out of reach. Nothing was sent: try again in a minute.`
  if (refusal.startsWith('captcha_'))
    return t`The check that you are a person was not passed. Try again.`
  return message
}
