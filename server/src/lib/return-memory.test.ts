import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectGarbage, returnMemoryWhenIdle } from './return-memory.ts'

const MB = 1024 * 1024

describe('an idle server', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function startServer() {
    const server = { memory: 100 * MB, busyShare: 0, collections: 0 }
    returnMemoryWhenIdle({
      memory: () => server.memory,
      busyShare: () => server.busyShare,
      collect: () => {
        server.collections += 1
        server.memory = 120 * MB
        return Promise.resolve()
      },
    })
    return { server, pass: () => vi.advanceTimersByTimeAsync(5_000) }
  }

  test('collects once after its work has made it larger', async () => {
    const { server, pass } = startServer()
    server.memory = 200 * MB
    for (let check = 0; check < 3; check += 1) await pass()
    expect(server.collections).toBe(1)
    server.memory = 200 * MB
    await pass()
    expect(server.collections).toBe(2)
  })

  test('collects nothing while it works, nor where nothing has grown', async () => {
    const { server, pass } = startServer()
    await pass()
    server.memory = 200 * MB
    server.busyShare = 0.5
    await pass()
    expect(server.collections).toBe(0)
  })
})

test('what is not used any more is collected', async () => {
  const unused = new WeakRef({ text: 'unused' })
  await collectGarbage()
  expect(unused.deref()).toBeUndefined()
})
