import { type Purpose, getCaptcha } from '@bordereau/contract/captcha'
import { ChallengeStatus } from '@bordereau/ui/challenge/challenge'
import { useLocale } from '@bordereau/ui/locale'
import { useColorScheme } from '@bordereau/ui/scheme'
import { t } from '#macros'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Refused, call } from '../../data/api.ts'
import { type ProviderCallbacks, type Appearance, renderChallenge, isSilent } from './provider.ts'
import css from './challenge.module.css'
import { UNAVAILABLE, type Round } from './round.ts'
import { solve } from './proof-of-work.ts'

export type ChallengeProps = {
  readonly purpose: Purpose
  /** The difficulty, where the server has announced one. */
  readonly difficulty?: number | undefined
  readonly round: Round
  readonly onAgain: () => void
}

type State = 'off' | 'checking' | 'asking' | 'done' | 'failed'

/** Requests a captcha challenge, has it solved, and shows the progress. */
export function Challenge({ purpose, difficulty: work, round, onAgain }: ChallengeProps) {
  const [state, setState] = useState<State>('checking')
  const container = useRef<HTMLDivElement>(null)
  const renew = useRef(onAgain)
  const appearance = useRef<Appearance>({ language: 'en', scheme: 'light' })
  const { tag } = useLocale()
  const { shown } = useColorScheme()
  useLayoutEffect(() => {
    renew.current = onAgain
    appearance.current = { language: tag, scheme: shown }
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // A result that arrives after the round has ended is ignored.
    const unlessEnded = (act: () => void) => () => !signal.aborted && act()
    const fail = (why: Refused) => unlessEnded(() => (setState('failed'), round.fail(why)))()
    const prove: ProviderCallbacks['onProof'] = (proof, seconds) =>
      unlessEnded(() => (setState('done'), round.prove(proof, seconds)))()
    const show = async () => {
      const response = await call(getCaptcha, { query: { purpose, work }, signal })
      if (!response.ok) return fail(response)
      const asked = response.value
      if (asked.kind === 'off')
        return unlessEnded(() => (setState('off'), round.prove(undefined, DAY)))()
      if (asked.kind === 'work') return prove(await solve(asked.challenge, signal), asked.seconds)
      if (!isSilent(asked)) setState('asking')
      if (!container.current) return
      await renderChallenge(asked, container.current, appearance.current, {
        onProof: prove,
        onExpired: unlessEnded(() => renew.current()),
        onError: () => fail(UNAVAILABLE),
      })
    }
    show().catch(() => fail(UNAVAILABLE))
    return () => controller.abort()
  }, [purpose, work, round])
  return (
    <>
      {/* The provider's own element: React does not touch its children. */}
      <div ref={container} className={css.place} />
      {state !== 'off' && (
        <ChallengeStatus state={state} onRetry={onAgain}>
          {messageOf(state)}
        </ChallengeStatus>
      )}
    </>
  )
}

const DAY = 86_400

function messageOf(state: Exclude<State, 'off'>): string {
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
