import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countdown } from './countdown.ts'
import { createToastStore } from './store.ts'

describe('a toast', () => {
  test('hides after 5000 ms by default', () => {
    const store = createToastStore()
    store.add('green', 'Sent')
    store.add('grey', 'Sent', { duration: 10_000 })
    expect(store.read().map(toast => toast.duration)).toEqual([5000, 10_000])
  })
  test('calls onGone, but not when its action was pressed', () => {
    const store = createToastStore()
    const gone = vi.fn()
    const withAction = store.add('grey', 'Deleted', { onGone: gone })
    const undone = store.add('grey', 'Deleted', { onGone: gone })
    store.remove(undone, true)
    expect(gone).not.toHaveBeenCalled()
    store.remove(withAction)
    store.remove(withAction)
    expect(gone).toHaveBeenCalledTimes(1)
    expect(store.read()).toEqual([])
  })
  test('notifies its listeners until they unsubscribe', () => {
    const store = createToastStore()
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    store.add('blue', 'One')
    stop()
    store.add('blue', 'Two')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('a countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('does not count the time it was paused', () => {
    const end = vi.fn()
    const clock = countdown(5000, end)
    vi.advanceTimersByTime(3000)
    clock.pause()
    vi.advanceTimersByTime(60_000)
    clock.resume()
    vi.advanceTimersByTime(1999)
    expect(end).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(end).toHaveBeenCalledTimes(1)
  })
  test('never ends when cancelled or endless', () => {
    const end = vi.fn()
    countdown(Infinity, end)
    countdown(10, end).cancel()
    vi.advanceTimersByTime(1e9)
    expect(end).not.toHaveBeenCalled()
  })
})
