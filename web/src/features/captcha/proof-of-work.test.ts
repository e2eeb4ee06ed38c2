// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { solve } from './proof-of-work.ts'

/** Stands in for the browser's worker: replies are given by the test. */
class FakeWorker extends EventTarget {
  readonly asked: unknown[] = []
  isOver = false
  postMessage(message: unknown): void {
    this.asked.push(message)
  }
  terminate(): void {
    this.isOver = true
  }
}

const challenge: Parameters<typeof solve>[0] = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    keySignature: '00',
    data: { purpose: 'sign_up', expiresAt: 0, work: 1 },
  },
  signature: '00',
}
let worker = new FakeWorker()

beforeEach(() => {
  worker = new FakeWorker()
  // Called with `new`, it returns this worker.
  vi.stubGlobal('Worker', function open() {
    return worker
  })
})

test('the worker gets the challenge, and its text is the proof', async () => {
  const proof = solve(challenge, new AbortController().signal)
  expect(worker.asked).toEqual([{ challenge }])
  worker.dispatchEvent(new MessageEvent('message', { data: 'proof' }))
  expect(await proof).toBe('proof')
  expect(worker.isOver).toBe(true)
})

test.each([
  ['it finds none', () => worker.dispatchEvent(new MessageEvent('message', { data: null }))],
  ['it breaks', () => worker.dispatchEvent(new Event('error'))],
])('there is no proof when %s', async (_, end) => {
  const proof = solve(challenge, new AbortController().signal)
  end()
  await expect(proof).rejects.toThrow('not solved')
  expect(worker.isOver).toBe(true)
})

test('a page that is left ends the worker', async () => {
  const over = new AbortController()
  const proof = solve(challenge, over.signal)
  over.abort()
  await expect(proof).rejects.toThrow('not solved')
  expect(worker.isOver).toBe(true)
})
