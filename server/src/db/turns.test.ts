import { expect, test } from 'vitest'
import { type TurnKind, Turns, asBatch, asSingle, kindOfTurn } from './turns.ts'

/** A line whose clock is set by hand; `order` names the transactions as they begin, `end` ends the one that runs. */
function line() {
  const clock = { ms: 0 }
  const turns = new Turns(60_000, () => clock.ms)
  const order: string[] = []
  const ends: (() => void)[] = []
  const begin = (name: string, kind: TurnKind) =>
    turns.run(kind, () => {
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
  for (const name of ['write 1', 'write 2', 'write 3']) void begin(name, 'other')
  for (const name of ['read 1', 'read 2']) void begin(name, 'read')
  expect(order).toEqual(['write 1'])
  expect(turns.waiting).toBe(4)
  for (let i = 0; i < 5; i += 1) await end()
  expect(order).toEqual(['write 1', 'read 1', 'read 2', 'write 2', 'write 3'])
  expect(turns.waiting).toBe(0)
})

test('a transaction that has waited for long goes before reads', async () => {
  const { clock, order, begin, end } = line()
  for (const name of ['read 1', 'read 2']) void begin(name, 'read')
  void begin('write', 'other')
  clock.ms = 251
  await end()
  expect(order).toEqual(['read 1', 'write'])
  // One that is left waiting would be rejected a minute later, in the middle of other tests.
  await end()
  expect(order).toEqual(['read 1', 'write', 'read 2'])
})

test('those of a batch go last, and have every second turn when they have waited for longer than a second', async () => {
  const { clock, order, begin, end } = line()
  void begin('first', 'other')
  void begin('batch 1', 'batch')
  void begin('batch 2', 'batch')
  void begin('write 1', 'other')
  void begin('read 1', 'read')
  for (let i = 0; i < 3; i += 1) await end()
  expect(order).toEqual(['first', 'read 1', 'write 1', 'batch 1'])
  void begin('write 2', 'other')
  void begin('read 2', 'read')
  void begin('batch 3', 'batch')
  clock.ms = 1_002
  for (let i = 0; i < 5; i += 1) await end()
  expect(order.slice(4)).toEqual(['batch 2', 'read 2', 'batch 3', 'write 2'])
})

test('what a batch begins is of the batch, also after a wait, unless it is work of its own', async () => {
  expect(kindOfTurn(false)).toBe('other')
  const kinds = await asBatch(async () => {
    await new Promise(setImmediate)
    return [kindOfTurn(false), kindOfTurn(true), await asSingle(async () => kindOfTurn(false))]
  })
  expect(kinds).toEqual(['batch', 'read', 'other'])
})

test('a failed transaction leaves its turn to the next one', async () => {
  const { turns, order, begin } = line()
  const failed = turns.run('other', () => Promise.reject(new Error('refused')))
  void begin('next', 'other')
  await expect(failed).rejects.toThrow('refused')
  await new Promise(setImmediate)
  expect(order).toEqual(['next'])
})

test('one that waits longer than the limit is rejected as by the driver, and not run', async () => {
  const turns = new Turns(1)
  let end = () => {}
  const first = turns.run('other', () => new Promise<void>(resolve => (end = resolve)))
  let ran = false
  const late = turns.run('read', async () => (ran = true))
  await expect(late).rejects.toThrow('timeout exceeded when trying to connect')
  end()
  await first
  expect(ran).toBe(false)
  expect(turns.waiting).toBe(0)
})

test('people read until a second after the last read', async () => {
  const { clock, turns, begin, end } = line()
  void begin('write', 'other')
  expect(turns.hasReaders).toBe(false)
  void begin('read', 'read')
  expect(turns.hasReaders).toBe(true)
  await end()
  clock.ms = 1_000
  expect(turns.hasReaders).toBe(false)
})
