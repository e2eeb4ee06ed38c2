import { expect, test, vi } from 'vitest'
import { uploadsOf } from './uploads.ts'

test('the uploads of an editor have ended when none runs, also one that began meanwhile or failed', async () => {
  const uploads = uploadsOf({})
  expect(uploads.isRunning()).toBe(false)
  await uploads.ended()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const listener = vi.fn()
  uploads.subscribe(listener)
  uploads.add(first.promise)
  expect([uploads.isRunning(), listener.mock.calls.length]).toEqual([true, 1])
  let hasEnded = false
  const ended = uploads.ended().then(() => {
    hasEnded = true
  })
  uploads.add(second.promise)
  first.resolve()
  await first.promise
  expect([uploads.isRunning(), hasEnded]).toEqual([true, false])
  second.reject(new Error('the network is gone'))
  await ended
  expect(uploads.isRunning()).toBe(false)
})

test('one that has ended runs no more', async () => {
  const uploads = uploadsOf({})
  uploads.add(Promise.resolve())
  await new Promise(resolve => setTimeout(resolve))
  expect(uploads.isRunning()).toBe(false)
})

test('each editor has its own', () => {
  const [one, other] = [{}, {}]
  uploadsOf(one).add(new Promise(() => undefined))
  expect([uploadsOf(one).isRunning(), uploadsOf(other).isRunning()]).toEqual([true, false])
})
