// @vitest-environment happy-dom
import { getMonitoring } from '@bordereau/contract/monitoring'
import { getAgentConfig } from '@bordereau/contract/monitoring-agent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SentRequest, refusal, reply, sentTo, serve } from '../testing/network.ts'

const OFF = {
  transaction_sample_rate: '1',
  recording: 'false',
  server_url: '',
  service_version: '1',
} as const

let sent: SentRequest[] = []
const requests = () => sentTo(getAgentConfig, sent).length

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
})
afterEach(() => {
  vi.useRealTimers()
})

/** The module as a page loads it. */
async function open(): Promise<{ outdate: () => void }> {
  const { watchConfig } = await import('./watch.ts')
  const { invalidate } = await import('../data/mutation.ts')
  watchConfig()
  return { outdate: () => invalidate([getMonitoring]) }
}

const show = () => document.dispatchEvent(new Event('visibilitychange'))
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the configuration is asked for at once and every two minutes, and is not taken from the cache', async () => {
  sent = serve(reply(getAgentConfig, OFF))
  await open()
  expect(requests()).toBe(1)
  expect(sent[0]?.init.cache).toBe('no-cache')
  expect(sent[0]?.url.searchParams.get('service.name')).toBeTruthy()
  await later(120_000)
  expect(requests()).toBe(2)
})

test('a page that is looked at again asks, at most every ten seconds', async () => {
  sent = serve(reply(getAgentConfig, OFF))
  await open()
  show()
  expect(requests()).toBe(1)
  await later(10_001)
  show()
  expect(requests()).toBe(2)
})

test('a hidden page does not ask', async () => {
  sent = serve(reply(getAgentConfig, OFF))
  await open()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await later(600_000)
  show()
  expect(requests()).toBe(1)
})

test('a change on this page applies at once', async () => {
  sent = serve(refusal(getAgentConfig, 'unavailable'))
  const { outdate } = await open()
  outdate()
  expect(requests()).toBe(2)
})
