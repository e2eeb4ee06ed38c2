import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

/** A line whose clock is set by hand; `order` names the transactions as they begin, `end` ends the one that runs. */
function line() {
  const clock = { ms: 0 }
  const turns = new Turns(60_000, () => clock.ms)
  const order: string[] = []
  const ends: (() => void)[] = []
  const begin = (name: string, isRead: boolean) =>
    turns.run(isRead, () => {
      order.push(name)
      return new Promise<void>(resolve => ends.push(resolve))
    })
  const end = async () => {
    ends.shift()?.()
    // All that the end lets go on is a chain of promises.
    await new Promise(setImmediate)
  }
  return { clock, turns, order, begin, end }
}

test('reads go before transactions that wait to write, each kind in its order', async () => {
  const { turns, order, begin, end } = line()
  for (const name of ['write 1', 'write 2', 'write 3']) void begin(name, false)
  for (const name of ['read 1', 'read 2']) void begin(name, true)
  expect(order).toEqual(['write 1'])
  expect(turns.waiting).toBe(4)
  for (let i = 0; i < 5; i += 1) await end()
  expect(order).toEqual(['write 1', 'read 1', 'read 2', 'write 2', 'write 3'])
  expect(turns.waiting).toBe(0)
})

test('a transaction that has waited for long goes before reads', async () => {
  const { clock, order, begin, end } = line()
  for (const name of ['read 1', 'read 2']) void begin(name, true)
  void begin('write', false)
  clock.ms = 251
  await end()
  expect(order).toEqual(['read 1', 'write'])
  // One that is left waiting would be rejected a minute later, in the middle of other tests.
  await end()
  expect(order).toEqual(['read 1', 'write', 'read 2'])
})

test('a failed transaction leaves its turn to the next one', async () => {
  const { turns, order, begin } = line()
  const failed = turns.run(false, () => Promise.reject(new Error('refused')))
  void begin('next', false)
  await expect(failed).rejects.toThrow('refused')
  await new Promise(setImmediate)
  expect(order).toEqual(['next'])
})

test('one that waits longer than the limit is rejected as by the driver, and not run', async () => {
  const turns = new Turns(1)
  let end = () => {}
  const first = turns.run(false, () => new Promise<void>(resolve => (end = resolve)))
  let ran = false
  const late = turns.run(true, async () => (ran = true))
  await expect(late).rejects.toThrow('timeout exceeded when trying to connect')
  end()
  await first
  expect(ran).toBe(false)
  expect(turns.waiting).toBe(0)
})

test('people read until a second after the last read', async () => {
  const { clock, turns, begin, end } = line()
  void begin('write', false)
  expect(turns.hasReaders).toBe(false)
  void begin('read', true)
  expect(turns.hasReaders).toBe(true)
  await end()
  clock.ms = 1_000
  expect(turns.hasReaders).toBe(false)
})
