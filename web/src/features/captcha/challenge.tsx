import { type Purpose, getCaptcha } from '@bordereau/contract/captcha'
import { ChallengeStatus } from '@bordereau/ui/challenge/challenge'
import { useLocale } from '@bordereau/ui/locale'
import { useColorScheme } from '@bordereau/ui/scheme'
import { t } from '@lingui/core/macro'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Refused, call } from '../../api.ts'
import { type Heard, type Look, askThere, isSilent } from './provider.ts'
import css from './challenge.module.css'
import { OUT_OF_REACH, type Round } from './round.ts'
import { solve } from './work.ts'

export type ChallengeProps = {
  readonly purpose: Purpose
  readonly round: Round
  readonly onAgain: () => void
}

type State = 'off' | 'checking' | 'asking' | 'done' | 'failed'

/** Asks the server how a person shows here that she is one, has it done, and says how far it is. */
export function Challenge({ purpose, round, onAgain }: ChallengeProps) {
  const [state, setState] = useState<State>('checking')
  const place = useRef<HTMLDivElement>(null)
  const again = useRef(onAgain)
  const look = useRef<Look>({ language: 'en', scheme: 'light' })
  const { tag } = useLocale()
  const { shown } = useColorScheme()
  useLayoutEffect(() => {
    again.current = onAgain
    look.current = { language: tag, scheme: shown }
  })
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    // What comes after the round is over is nobody's.
    const heard = (act: () => void) => () => !signal.aborted && act()
    const fail = (why: Refused) => heard(() => (setState('failed'), round.fail(why)))()
    const prove: Heard['onProof'] = (proof, seconds) =>
      heard(() => (setState('done'), round.prove(proof, seconds)))()
    const show = async () => {
      const answer = await call(getCaptcha, { query: { purpose }, signal })
      if (!answer.ok) return fail(answer)
      const asked = answer.value
      if (asked.kind === 'off') return heard(() => (setState('off'), round.prove(undefined, DAY)))()
      if (asked.kind === 'work') return prove(await solve(asked.challenge, signal), asked.seconds)
      if (!isSilent(asked)) setState('asking')
      if (!place.current) return
      await askThere(asked, place.current, look.current, {
        onProof: prove,
        onExpired: heard(() => again.current()),
        onFault: () => fail(OUT_OF_REACH),
      })
    }
    show().catch(() => fail(OUT_OF_REACH))
    return () => leave.abort()
  }, [purpose, round])
  return (
    <>
      {/* The provider's own: React leaves alone what it puts in here. */}
      <div ref={place} className={css.place} />
      {state !== 'off' && (
        <ChallengeStatus state={state} onRetry={onAgain}>
          {wordsOf(state)}
        </ChallengeStatus>
      )}
    </>
  )
}

const DAY = 86_400

function wordsOf(state: Exclude<State, 'off'>): string {
  switch (state) {
    case 'checking':
      return t`Checking that you are a person…`
    case 'asking':
      return t`Show here that you are a person, then go on.`
    case 'done':
      return t`Checked: you are a person.`
    case 'failed':
      return t`The check that you are a person did not work.`
  }
}
