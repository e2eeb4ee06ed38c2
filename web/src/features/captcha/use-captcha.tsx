import type { Purpose } from '@bordereau/contract/captcha'
import { type ReactNode, type RefCallback, useCallback, useRef, useState } from 'react'
import type { Refused } from '../../api.ts'
import type { Keeper } from './keeper.tsx'

export type Captcha = Keeper & {
  /** For <form ref>: the work begins when something in it is about to be used, and is done when it is sent. */
  readonly form: RefCallback<HTMLFormElement>
  /** Says how far it is; keeps its place before, so that nothing moves. */
  readonly status: ReactNode
  readonly busy: boolean
  /** Why the form was not taken, or could not be sent, in the end. */
  readonly refused: Refused | undefined
}

/**
 * `asked`: the server wants a proof from the start; otherwise only once it says so. Whatever solves and shows is fetched
 * when it is needed: a first page stays light.
 */
export function useCaptcha(purpose: Purpose, asked: boolean): Captcha {
  const keeper = useRef<Promise<Keeper>>(undefined)
  const [status, show] = useState<ReactNode>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()

  const load = useCallback(() => {
    keeper.current ??= import('./keeper.tsx').then(({ keep }) => keep(purpose, show))
    // A file that did not come is fetched again when the form is sent.
    keeper.current.catch(() => (keeper.current = undefined))
    return keeper.current
  }, [purpose])
  const form = useCallback(
    (element: HTMLFormElement) => {
      const begin = () => void (asked && load().catch(() => undefined))
      // A field that takes the focus by itself has it by now.
      if (element.contains(document.activeElement)) begin()
      element.addEventListener('focusin', begin)
      return () => element.removeEventListener('focusin', begin)
    },
    [asked, load],
  )
  const prove: Keeper['prove'] = async send => {
    const tried = async () => {
      if (!asked && !keeper.current) {
        const answer = await send(undefined)
        if (answer.ok || answer.refusal !== 'captcha_required') return answer
      }
      const kept = await load().catch(() => undefined)
      return kept ? kept.prove(send) : OFFLINE
    }
    setBusy(true)
    try {
      const answer = await tried()
      setRefused(answer.ok ? undefined : answer)
      return answer
    } finally {
      setBusy(false)
    }
  }
  return {
    form,
    status: (asked || status) && <div style={{ minHeight: '1.5rem' }}>{status}</div>,
    prove,
    busy,
    refused,
  }
}

/** What is needed did not come: nothing was sent. */
const OFFLINE: Refused = {
  ok: false,
  refusal: 'offline',
  message: '',
  detail: undefined,
  reference: '',
  status: 0,
}
