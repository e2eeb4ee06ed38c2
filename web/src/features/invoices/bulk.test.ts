import { expect, it } from 'vitest'
import { type BulkState, runBulk } from './bulk.ts'

it('goes on where one is refused, and says which and why', async () => {
  const seen: BulkState<number>[] = []
  const act = async (item: number) => (item === 2 ? 'No address' : undefined)
  const end = await runBulk([1, 2, 3], act, state => seen.push(state), new AbortController().signal)
  expect(end).toEqual({
    done: 3,
    total: 3,
    running: false,
    failed: [{ item: 2, reason: 'No address' }],
  })
  expect(seen.map(({ done }) => done)).toEqual([0, 1, 2, 3, 3])
})

it('stops between two when it is told to', async () => {
  const control = new AbortController()
  const done: number[] = []
  const act = async (item: number) => {
    done.push(item)
    if (item === 2) control.abort()
    return undefined
  }
  const end = await runBulk([1, 2, 3, 4], act, () => undefined, control.signal)
  expect(done).toEqual([1, 2])
  expect(end).toMatchObject({ done: 2, total: 4, running: false })
})
