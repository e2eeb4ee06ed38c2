import type { Endpoint, ResponseOf } from '@bordereau/contract/endpoint'
import { useEffect, useRef, useState } from 'react'
import { type CallInput, type Refused, call } from './api.ts'

const PAUSE_MS = 500

/**
 * The response to the newest input of an endpoint that only computes something, such as a preview: asked at once, and
 * again after each pause in typing. The last response stays while the next one is on its way, after a refusal, and
 * while the input is undefined: not complete.
 */
export function useComputed<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
): { readonly data: ResponseOf<E> | undefined; readonly refused: Refused | undefined } {
  const [data, setData] = useState<ResponseOf<E>>()
  const [refused, setRefused] = useState<Refused>()
  const isFirst = useRef(true)
  const key = JSON.stringify(input)
  const latest = useRef(input)
  useEffect(() => {
    latest.current = input
  })
  useEffect(() => {
    if (key === undefined) return undefined
    const control = new AbortController()
    const { signal } = control
    const timer = setTimeout(() => void load(), isFirst.current ? 0 : PAUSE_MS)
    async function load(): Promise<void> {
      if (latest.current === undefined) return
      isFirst.current = false
      try {
        const result = await call(endpoint, { ...latest.current, signal })
        if (signal.aborted) return
        if (result.ok) setData(result.value)
        setRefused(result.ok ? undefined : result)
      } catch (error) {
        // An aborted request is not an error.
        if (!signal.aborted) throw error
      }
    }
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [endpoint, key])
  return { data, refused }
}
