import type { Purpose } from '@bordereau/contract/captcha'
import {
  type ComponentType,
  type ReactNode,
  type RefCallback,
  useCallback,
  useRef,
  useState,
} from 'react'
import { type Done, type Refused, isRefusal } from '../../api.ts'
import type { ChallengeProps } from './challenge.tsx'
import { OUT_OF_REACH, type Round, newRound } from './round.ts'

export type Captcha = {
  /** For <form ref>: the work begins when something in it is about to be used, and is done when it is sent. */
  readonly form: RefCallback<HTMLFormElement>
  /** Says how far it is; keeps its place before, so that nothing moves. */
  readonly status: ReactNode
  /** Sends with a proof. One that is too old or used is replaced and sent again, with nothing lost. */
  readonly prove: <A extends Done<unknown> | Refused>(
    send: (captcha: string | undefined) => Promise<A>,
  ) => Promise<A | Refused>
  readonly busy: boolean
  /** Why no proof could be had. */
  readonly refused: Refused | undefined
}

/** A new proof is all that is lacking. */
const AGAIN = /^captcha_(required|missing|expired|used)$/
/** The server has not looked at the proof. */
const UNSEEN = /^(bad_request|password_too_common|too_many_requests)$/

/** `asked`: the server wants a proof from the start; otherwise only once it says so. */
export function useCaptcha(purpose: Purpose, asked: boolean): Captcha {
  const round = useRef<Round>(undefined)
  const [shown, setShown] = useState<{ Part: ComponentType<ChallengeProps>; round: Round }>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()

  const renew = useCallback((): Promise<string | undefined> => {
    const next = newRound()
    round.current = next
    import('./challenge.tsx').then(
      ({ Challenge }) => setShown({ Part: Challenge, round: next }),
      () => next.fail(OUT_OF_REACH),
    )
    return next.proof
  }, [])
  const form = useCallback(
    (element: HTMLFormElement) => {
      const begin = () => void (asked && !round.current && renew())
      // A field that takes the focus by itself has it by now.
      if (element.contains(document.activeElement)) begin()
      element.addEventListener('focusin', begin)
      return () => element.removeEventListener('focusin', begin)
    },
    [asked, renew],
  )
  const proof = () => {
    if (!asked && !round.current) return Promise.resolve(undefined)
    return round.current?.isGood() ? round.current.proof : renew()
  }
  return {
    form,
    status: (asked || shown) && (
      <div style={{ minHeight: '1.5rem' }}>
        {shown && (
          <shown.Part
            key={shown.round.number}
            purpose={purpose}
            round={shown.round}
            onAgain={() => void renew()}
          />
        )}
      </div>
    ),
    prove: async send => {
      setRefused(undefined)
      setBusy(true)
      try {
        let answer = await send(await proof())
        if (!answer.ok && AGAIN.test(answer.refusal)) answer = await send(await renew())
        const spent = !answer.ok && answer.status !== 0 && !UNSEEN.test(answer.refusal)
        if (spent && round.current) void renew()
        return answer
      } catch (fault) {
        if (!isRefusal(fault)) throw fault
        setRefused(fault)
        return fault
      } finally {
        setBusy(false)
      }
    },
    busy,
    refused,
  }
}
