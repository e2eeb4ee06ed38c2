import type { Purpose } from '@bordereau/contract/captcha'
import { t } from '#macros'
import type { ReactNode } from 'react'
import { type Done, type Refused, isRefusal } from '../../data/api.ts'
import { Challenge } from './challenge.tsx'
import { type Round, newRound } from './round.ts'

export type Prover = {
  /** Sends with a proof. An expired or used one is replaced and the request sent again, without loss of input. */
  readonly prove: <A extends Done<unknown> | Refused>(
    send: (captcha: string | undefined) => Promise<A>,
  ) => Promise<A | Refused>
}

/** Refusals that a new proof solves. */
const NEEDS_NEW_PROOF = /^captcha_(required|missing|expired|used)$/
/** Refusals where the server has not used the proof. */
const PROOF_UNUSED = /^(bad_request|password_too_common|too_many_requests)$/

/** Prepares one proof for a form; starts at once. `show` renders the progress on the page. */
export function createProver(purpose: Purpose, show: (status: ReactNode) => void): Prover {
  let round = newChallenge()

  /** `difficulty`: the one that the server requires now. */
  function newChallenge(difficulty?: number): Round {
    const fresh = newRound()
    const renew = () => void (round = newChallenge(difficulty))
    show(
      <Challenge
        key={fresh.number}
        purpose={purpose}
        difficulty={difficulty}
        round={fresh}
        onAgain={renew}
      />,
    )
    return fresh
  }

  async function sendWithProof<A extends Done<unknown> | Refused>(
    send: (captcha: string | undefined) => Promise<A>,
  ): Promise<A> {
    if (!round.isGood()) round = newChallenge()
    let response = await send(await round.proof)
    if (!response.ok && NEEDS_NEW_PROOF.test(response.refusal)) {
      round = newChallenge(difficultyOf(response))
      response = await send(await round.proof)
    }
    const proofUsed = !response.ok && response.status !== 0 && !PROOF_UNUSED.test(response.refusal)
    if (proofUsed) round = newChallenge()
    return response
  }

  return {
    prove: async send => {
      const response = await sendWithProof(send).catch((error: unknown) => {
        if (isRefusal(error)) return error
        throw error
      })
      return response.ok ? response : { ...response, message: messageOf(response) }
    },
  }
}

function difficultyOf({ detail }: Refused): number | undefined {
  const work: unknown = Object(detail).work
  return typeof work === 'number' ? work : undefined
}

/** Here and not among the texts of forms, so that first pages do not load it. */
function messageOf({ refusal, message }: Refused): string {
  if (refusal === 'captcha_unavailable')
    return t`The check that you are a person is unavailable. Nothing was sent: try again in a minute.`
  if (refusal.startsWith('captcha_'))
    return t`The check that you are a person was not passed. Try again.`
  return message
}
