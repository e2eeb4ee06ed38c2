import type { Purpose } from '@bordereau/contract/captcha'
import { type ReactNode, type RefCallback, useCallback, useRef, useState } from 'react'
import type { Refused } from '../../data/api.ts'
import type { Prover } from './prover.tsx'

export type Captcha = Prover & {
  /** For <form ref>: solving starts when a field of the form is about to be used, and is finished on submit. */
  readonly form: RefCallback<HTMLFormElement>
  /** Shows the progress; reserves its space before, so that nothing moves. */
  readonly status: ReactNode
  readonly busy: boolean
  /** Why the form was refused or could not be sent. */
  readonly refused: Refused | undefined
}

/**
 * `asked`: the server requires a proof from the start; otherwise only after it has asked for one. The code that solves
 * and shows the challenge is fetched when it is needed, which keeps the first page small.
 */
export function useCaptcha(purpose: Purpose, asked: boolean): Captcha {
  const prover = useRef<Promise<Prover>>(undefined)
  const [status, show] = useState<ReactNode>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()

  const load = useCallback(() => {
    prover.current ??= import('./prover.tsx').then(({ createProver }) =>
      createProver(purpose, show),
    )
    // A file that did not load is fetched again when the form is sent.
    prover.current.catch(() => (prover.current = undefined))
    return prover.current
  }, [purpose])
  const form = useCallback(
    (element: HTMLFormElement) => {
      const start = () => void (asked && load().catch(() => undefined))
      // A field with autofocus has the focus by now.
      if (element.contains(document.activeElement)) start()
      element.addEventListener('focusin', start)
      return () => element.removeEventListener('focusin', start)
    },
    [asked, load],
  )
  const prove: Prover['prove'] = async send => {
    const sendWithProof = async () => {
      if (!asked && !prover.current) {
        const response = await send(undefined)
        if (response.ok || response.refusal !== 'captcha_required') return response
      }
      const loaded = await load().catch(() => undefined)
      return loaded ? loaded.prove(send) : OFFLINE
    }
    setBusy(true)
    try {
      const response = await sendWithProof()
      setRefused(response.ok ? undefined : response)
      return response
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

/** The code did not load: nothing was sent. */
const OFFLINE: Refused = {
  ok: false,
  refusal: 'offline',
  message: '',
  detail: undefined,
  reference: '',
  status: 0,
}
