import type { Endpoint } from '@bordereau/contract/endpoint'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Answer, type CallInput, type RefusalCodeOf, type Refused, call } from './api.ts'
import { newId } from './id.ts'

export type Mutation<E extends Endpoint> = {
  /**
   * Runs the mutation once: the same call while it runs returns the pending response; another call of the same endpoint
   * waits for its turn.
   */
  readonly mutate: (input: CallInput<E>) => Promise<Answer<E>>
  readonly pending: boolean
  readonly refused: Refused<RefusalCodeOf<E>> | undefined
  readonly clear: () => void
}

/**
 * A mutation of an endpoint that changes data. `invalidates` names the endpoints whose responses are outdated
 * afterwards. A call that got no response keeps its idempotency key, so a retry cannot run twice.
 */
export function useMutation<E extends Endpoint>(
  endpoint: E,
  options: { readonly invalidates?: readonly Endpoint[] } = {},
): Mutation<E> {
  const latestCall = useRef<{ readonly input: string; readonly response: Promise<Answer<E>> }>(
    undefined,
  )
  const unanswered = useRef<{ readonly input: string; readonly key: string }>(undefined)
  const [refused, setRefused] = useState<Refused<RefusalCodeOf<E>>>()
  const [running, setRunning] = useState(0)
  const invalidates = useRef(options.invalidates)
  useLayoutEffect(() => {
    invalidates.current = options.invalidates
  })

  const mutate = useCallback(
    (input: CallInput<E>): Promise<Answer<E>> => {
      const text = JSON.stringify([input.query, input.body])
      if (latestCall.current?.input === text && input.file === undefined)
        return latestCall.current.response
      const before = latestCall.current?.response
      const perform = async (): Promise<Answer<E>> => {
        setRunning(count => count + 1)
        await before?.catch(() => undefined)
        const known = unanswered.current?.input === text ? unanswered.current.key : undefined
        const idempotencyKey = input.idempotencyKey ?? known ?? newId()
        try {
          const response = await call(endpoint, { ...input, idempotencyKey })
          const silent = !response.ok && response.status === 0
          unanswered.current = silent ? { input: text, key: idempotencyKey } : undefined
          setRefused(response.ok ? undefined : response)
          if (response.ok) invalidate(invalidates.current ?? [])
          return response
        } finally {
          if (latestCall.current?.input === text) latestCall.current = undefined
          setRunning(count => count - 1)
        }
      }
      const mine = { input: text, response: perform() }
      latestCall.current = mine
      return mine.response
    },
    [endpoint],
  )
  const clear = useCallback(() => setRefused(undefined), [])
  return { mutate, pending: running > 0, refused, clear }
}

type Listener = (names: ReadonlySet<string>) => void
const listeners = new Set<Listener>()

/** Marks the cached responses of these endpoints as outdated; active queries refetch. */
export function invalidate(endpoints: readonly Pick<Endpoint, 'name'>[]): void {
  if (endpoints.length === 0) return
  const names = new Set(endpoints.map(endpoint => endpoint.name))
  for (const listener of listeners) listener(names)
}

/** For caches: called with the names of the endpoints whose responses are outdated. */
export function onInvalidated(listener: Listener): void {
  listeners.add(listener)
}
