// @vitest-environment happy-dom
import { updateMe } from '@bordereau/contract/preferences'
import { getDashboard } from '@bordereau/contract/dashboard'
import { sendInvoice } from '@bordereau/contract/invoices'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { refusal, reply, serve } from '../testing/network.ts'
import { INVOICE_REF, ME } from '../testing/samples.ts'
import { onInvalidated, useMutation } from './mutation.ts'

const NAMED = { body: { name: 'Ada' } }
const keyOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('idempotency-key')

describe('a mutation', () => {
  test('is pending while it runs, and then its endpoints are outdated', async () => {
    serve(reply(updateMe, ME))
    const outdated: string[] = []
    onInvalidated(names => outdated.push(...names))
    const { value } = renderHook(() => useMutation(updateMe, { invalidates: [getDashboard] }))
    let running: Promise<unknown> = Promise.resolve()
    act(() => {
      running = value().mutate(NAMED)
    })
    expect(value().pending).toBe(true)
    expect(outdated).toEqual([])
    await act(() => running)
    expect(value().pending).toBe(false)
    expect(outdated).toEqual(['getDashboard'])
  })

  test('is sent once, however often it is called while it runs', async () => {
    const sent = serve(reply(updateMe, ME))
    const { value } = renderHook(() => useMutation(updateMe))
    await act(() => Promise.all([value().mutate(NAMED), value().mutate(NAMED)]))
    expect(sent).toHaveLength(1)
    await act(() => value().mutate(NAMED))
    expect(sent).toHaveLength(2)
  })

  test('waits for another one of the same endpoint', async () => {
    const sent = serve(reply(updateMe, ME))
    const { value } = renderHook(() => useMutation(updateMe))
    await act(async () => {
      const first = value().mutate(NAMED)
      const second = value().mutate({ body: { name: 'Bo' } })
      await first
      expect(sent).toHaveLength(1)
      await second
    })
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Ada' }, { name: 'Bo' }])
  })

  test('has the refusal until it is cleared or succeeds, and then nothing is outdated', async () => {
    serve(refusal(updateMe, 'forbidden'), reply(updateMe, ME))
    const outdated = vi.fn()
    onInvalidated(outdated)
    const { value } = renderHook(() => useMutation(updateMe, { invalidates: [getDashboard] }))
    await act(() => value().mutate(NAMED))
    expect(value().refused).toMatchObject({ refusal: 'forbidden', status: 422 })
    expect(outdated).not.toHaveBeenCalled()
    act(() => value().clear())
    expect(value().refused).toBeUndefined()
  })

  test('keeps its key for a retry only where there was no response', async () => {
    const sent = serve()
    const { value } = renderHook(() => useMutation(updateMe))
    await act(() => value().mutate(NAMED))
    expect(value().refused?.refusal).toBe('offline')
    await act(() => value().mutate(NAMED))
    await act(() => value().mutate({ body: { name: 'Bo' } }))
    const [first, retry, other] = sent.map(keyOf)
    expect(retry).toBe(first)
    expect(other).not.toBe(first)

    const answered = serve(refusal(updateMe, 'forbidden'))
    await act(() => value().mutate(NAMED))
    await act(() => value().mutate(NAMED))
    expect(new Set(answered.map(keyOf)).size).toBe(2)
  })

  test('passes on that its request outlives the page', async () => {
    const sent = serve(refusal(sendInvoice, 'forbidden'))
    const { value } = renderHook(() => useMutation(sendInvoice))
    const body = { kind: 'invoice', undoable: true } as const
    await act(() => value().mutate({ query: INVOICE_REF, body, keepalive: true }))
    await act(() => value().mutate({ query: INVOICE_REF, body }))
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false])
  })
})
