import type { Refused } from '../../api.ts'

/** One challenge, from being asked for to being brought: a proof that will come, and until when it can be used. */
export type Round = {
  readonly number: number
  /** undefined: this instance asks for none. Rejects with why there will be none. */
  readonly proof: Promise<string | undefined>
  readonly prove: (proof: string | undefined, seconds: number) => void
  readonly fail: (why: Refused) => void
  /** Whether there is, or may come, a proof that the server would still take. */
  readonly isGood: () => boolean
}

let count = 0

export function newRound(): Round {
  let prove: Round['prove'] = () => undefined
  let fail: Round['fail'] = () => undefined
  let until = Number.POSITIVE_INFINITY
  const proof = new Promise<string | undefined>((resolve, reject) => {
    prove = (value, seconds) => {
      until = Date.now() + seconds * 1000
      resolve(value)
    }
    fail = why => {
      until = 0
      reject(why)
    }
  })
  // Whoever sends the form hears of it; nobody may.
  proof.catch(() => undefined)
  count += 1
  return { number: count, proof, prove, fail, isGood: () => Date.now() < until }
}

/** The provider's script was blocked, or the browser cannot do the work. */
export const OUT_OF_REACH: Refused = {
  ok: false,
  refusal: 'captcha_unavailable',
  message: '',
  detail: undefined,
  reference: '',
  status: 0,
}
