import type { Refused } from '../../data/api.ts'

/** One challenge, from its request to its use: a promise of the proof, and how long it is valid. */
export type Round = {
  readonly number: number
  /** undefined: this instance requires none. Rejects with the reason there will be none. */
  readonly proof: Promise<string | undefined>
  readonly prove: (proof: string | undefined, seconds: number) => void
  readonly fail: (why: Refused) => void
  /** Whether there is, or may come, a proof that the server would still accept. */
  readonly isGood: () => boolean
}

let count = 0

export function newRound(): Round {
  let prove: Round['prove'] = () => undefined
  let fail: Round['fail'] = () => undefined
  let validUntil = Number.POSITIVE_INFINITY
  const proof = new Promise<string | undefined>((resolve, reject) => {
    prove = (value, seconds) => {
      validUntil = Date.now() + seconds * 1000
      resolve(value)
    }
    fail = why => {
      validUntil = 0
      reject(why)
    }
  })
  // The form's submit handler gets the rejection; there may be none.
  proof.catch(() => undefined)
  count += 1
  return { number: count, proof, prove, fail, isGood: () => Date.now() < validUntil }
}

/** The provider's script was blocked, or the browser cannot solve the challenge. */
export const UNAVAILABLE: Refused = {
  ok: false,
  refusal: 'captcha_unavailable',
  message: '',
  detail: undefined,
  reference: '',
  status: 0,
}
