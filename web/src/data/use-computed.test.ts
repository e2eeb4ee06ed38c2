// @vitest-environment happy-dom
import { getTaxRate } from '@bordereau/contract/exchange-rates'
import { type RenderedHook, renderHook } from '@bordereau/ui/testing/render-hook'
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localDate } from '@bordereau/domain/date'
import { refusal, reply, sentTo, serve } from '../testing/network.ts'
import { WORKSPACE_ID } from '../testing/samples.ts'
import { useComputed } from './use-computed.ts'

type Computed = ReturnType<typeof useComputed<typeof getTaxRate>>
type Rendered = Computed & { readonly set: (currency: string | undefined) => void }
let hook: RenderedHook<Rendered>

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  hook.unmount()
  vi.useRealTimers()
})

function computed(first: string | undefined) {
  hook = renderHook(() => {
    const [currency, set] = useState(first)
    const chargeable = localDate('2026-11-20')
    const query = { workspaceId: WORKSPACE_ID, chargeable }
    const input = currency === undefined ? undefined : { query: { ...query, currency } }
    return { ...useComputed(getTaxRate, input), set }
  })
  return {
    value: hook.value,
    type: (currency: string | undefined) => act(() => hook.value().set(currency)),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

const RATE = reply(getTaxRate, { law: null, rate: null })

test('it is asked at once, and then after each pause in typing only', async () => {
  const sent = serve(RATE)
  const { value, type, pass } = computed('USD')
  await pass(0)
  expect(value().data).toEqual({ law: null, rate: null })
  type('G')
  await pass(499)
  type('GBP')
  await pass(499)
  expect(sentTo(getTaxRate, sent)).toHaveLength(1)
  await pass(1)
  expect(sentTo(getTaxRate, sent).map(({ url }) => url.searchParams.get('currency'))).toEqual([
    'USD',
    'GBP',
  ])
})

test('the last response stays after a refusal, and while the input is not complete', async () => {
  const sent = serve(RATE, refusal(getTaxRate, 'bad_request'))
  const { value, type, pass } = computed('USD')
  await pass(0)
  type('???')
  await pass(500)
  expect([value().refused?.refusal, value().data]).toEqual([
    'bad_request',
    { law: null, rate: null },
  ])
  type(undefined)
  await pass(5000)
  expect([sent.length, value().data]).toEqual([2, { law: null, rate: null }])
})

test('the response to an earlier input is dropped', async () => {
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise(resolve => answers.push(resolve)))
  const { value, type, pass } = computed('USD')
  await pass(0)
  type('GBP')
  await pass(500)
  await act(async () => answers[0]?.(Response.json({ law: null, rate: null })))
  expect([answers.length, value().data]).toEqual([2, undefined])
})
