import type { Endpoint } from '@bordereau/contract/endpoint'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Answer, type CallInput, type RefusalCodeOf, type Refused, call } from './api.ts'
import { newId } from './id.ts'

export type Act<E extends Endpoint> = {
  /**
   * Does it once: the same act called again while it runs gives the answer that is under way; another act of the
   * same endpoint waits for its turn.
   */
  readonly act: (input: CallInput<E>) => Promise<Answer<E>>
  readonly pending: boolean
  readonly refused: Refused<RefusalCodeOf<E>> | undefined
  readonly clear: () => void
}

/**
 * Acts on an endpoint that changes something. `touches` names the endpoints whose answers are no longer true
 * afterwards. An act that got no answer keeps its idempotency key, so trying again cannot do it twice.
 */
export function useAct<E extends Endpoint>(
  endpoint: E,
  options: { readonly touches?: readonly Endpoint[] } = {},
): Act<E> {
  const turn = useRef<{ readonly input: string; readonly answer: Promise<Answer<E>> }>(undefined)
  const unanswered = useRef<{ readonly input: string; readonly key: string }>(undefined)
  const [refused, setRefused] = useState<Refused<RefusalCodeOf<E>>>()
  const [running, setRunning] = useState(0)
  const touches = useRef(options.touches)
  useLayoutEffect(() => {
    touches.current = options.touches
  })

  const act = useCallback(
    (input: CallInput<E>): Promise<Answer<E>> => {
      const text = JSON.stringify([input.query, input.body])
      if (turn.current?.input === text && input.file === undefined) return turn.current.answer
      const before = turn.current?.answer
      const perform = async (): Promise<Answer<E>> => {
        setRunning(count => count + 1)
        await before?.catch(() => undefined)
        const known = unanswered.current?.input === text ? unanswered.current.key : undefined
        const idempotencyKey = input.idempotencyKey ?? known ?? newId()
        try {
          const answer = await call(endpoint, { ...input, idempotencyKey })
          const silent = !answer.ok && answer.status === 0
          unanswered.current = silent ? { input: text, key: idempotencyKey } : undefined
          setRefused(answer.ok ? undefined : answer)
          if (answer.ok) touch(touches.current ?? [])
          return answer
        } finally {
          if (turn.current?.input === text) turn.current = undefined
          setRunning(count => count - 1)
        }
      }
      const mine = { input: text, answer: perform() }
      turn.current = mine
      return mine.answer
    },
    [endpoint],
  )
  const clear = useCallback(() => setRefused(undefined), [])
  return { act, pending: running > 0, refused, clear }
}

type Listener = (names: ReadonlySet<string>) => void
const listeners = new Set<Listener>()

/** Says that the answers of these endpoints are no longer true; whoever keeps some asks again. */
export function touch(endpoints: readonly Endpoint[]): void {
  if (endpoints.length === 0) return
  const names = new Set(endpoints.map(endpoint => endpoint.name))
  for (const listener of listeners) listener(names)
}

/** For the keepers of answers: called with the names of endpoints whose answers are no longer true. */
export function onTouched(listener: Listener): void {
  listeners.add(listener)
}
