// @vitest-environment happy-dom
import type { Notification } from '@bordereau/contract/notifications'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeEventSource } from '../../testing/event-source.ts'
import { INVOICE_ID, MAIL_ID, PERSON_ID, WORKSPACE_ID } from '../../testing/samples.ts'
import { type StreamEvent, subscribeToNotifications } from './live.ts'
import { until } from '../../testing/until.ts'

const NOTIFICATION: Notification = {
  id: MAIL_ID,
  kind: 'viewed',
  about: { invoiceId: INVOICE_ID },
  at: '2026-11-20T10:00:00Z',
  read: false,
}
const { opened } = FakeEventSource
const stops: (() => void)[] = []

function subscribe() {
  const events: StreamEvent[] = []
  const stop = subscribeToNotifications(PERSON_ID, WORKSPACE_ID, event => events.push(event))
  stops.push(stop)
  return { events, stop }
}

/** The lock of a browser: the first window has it until it ends, then the next one that still wants it. */
function grantLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const names: string[] = []
  const request = (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    names.push(name)
    const mine = last.then(() => {
      signal.throwIfAborted()
      return run()
    })
    last = mine.catch(() => undefined)
    return mine
  }
  // Those that have begun to ask, of which the first one has it.
  const query = async () => ({ held: names.slice(0, 1).map(name => ({ name })) })
  vi.stubGlobal('navigator', { onLine: true, locks: { request, query } })
}

const latest = () => {
  const source = opened.at(-1)
  if (!source) throw new Error('no stream is open')
  return source
}

beforeEach(() => {
  opened.length = 0
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  stops.splice(0).forEach(stop => stop())
  vi.useRealTimers()
})

describe('without locks of the browser', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

  test('each window has the events of its own stream, of the kinds it knows', () => {
    const { events } = subscribe()
    expect(latest().url).toContain(`/workspaces/${WORKSPACE_ID}/notifications/`)
    latest().send('begin', { unread: 2 })
    latest().send('notification', NOTIFICATION)
    latest().send('unread', { unread: 3 })
    latest().send('unread', { unread: 'many' })
    latest().dispatchEvent(new MessageEvent('unread', { data: 'no JSON' }))
    expect(events).toEqual([
      { kind: 'begin', unread: 2 },
      { kind: 'notification', notification: NOTIFICATION },
      { kind: 'unread', unread: 3 },
    ])
  })

  test('a hidden window closes its stream, and continues from the last event', () => {
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    subscribe()
    latest().send('unread', { unread: 1 }, 'event-9')
    visible.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(latest().isClosed).toBe(true)
    visible.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(opened).toHaveLength(2)
    expect(new URL(latest().url, 'http://localhost').searchParams.get('since')).toBe('event-9')
  })

  test('a lost stream is opened again after a growing pause, and said to be silent the second time', async () => {
    vi.useFakeTimers()
    const { events } = subscribe()
    latest().fail()
    expect(latest().isClosed).toBe(true)
    expect(events).toEqual([])
    // From 2 seconds, with a random part of a quarter.
    await vi.advanceTimersByTimeAsync(2_500)
    expect(opened).toHaveLength(2)
    latest().fail()
    expect(events).toEqual([{ kind: 'silence' }])
    await vi.advanceTimersByTimeAsync(2_500)
    expect(opened).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2_500)
    expect(opened).toHaveLength(3)
    // An event says that all is well again.
    latest().send('begin', { unread: 0 })
    latest().fail()
    expect(events.filter(({ kind }) => kind === 'silence')).toHaveLength(1)
  })

  test('without a connection nothing is tried until there is one', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: false })
    subscribe()
    latest().fail()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(opened).toHaveLength(1)
    window.dispatchEvent(new Event('online'))
    expect(opened).toHaveLength(2)
  })

  test('nothing is left after the end', async () => {
    vi.useFakeTimers()
    const { stop, events } = subscribe()
    latest().fail()
    stop()
    await vi.advanceTimersByTimeAsync(120_000)
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(opened).toHaveLength(1)
    expect(events).toEqual([])
  })
})

describe('with locks of the browser', () => {
  beforeEach(grantLocks)

  const elsewhere = { kind: 'elsewhere' }

  test('one window has the stream and passes the events on; the others missed its beginning', async () => {
    const [first, second] = [subscribe(), subscribe()]
    await until(() => expect(opened).toHaveLength(1))
    latest().send('unread', { unread: 4 }, 'event-4')
    const expected = [{ kind: 'unread', unread: 4 }]
    expect(first.events).toEqual(expected)
    await until(() => expect(second.events).toEqual([elsewhere, ...expected]))
    expect(opened).toHaveLength(1)
  })

  test('when it is closed, another one continues from the last event', async () => {
    const [first, second] = [subscribe(), subscribe()]
    await until(() => expect(opened).toHaveLength(1))
    latest().send('unread', { unread: 4 }, 'event-4')
    await until(() => expect(second.events).toHaveLength(2))
    first.stop()
    await until(() => expect(opened).toHaveLength(2))
    expect(opened[0]?.isClosed).toBe(true)
    expect(new URL(latest().url, 'http://localhost').searchParams.get('since')).toBe('event-4')
    latest().send('unread', { unread: 5 })
    expect(second.events).toHaveLength(3)
    expect(first.events).toHaveLength(1)
  })

  test('a window that is closed before it has the lock opens nothing', async () => {
    const [first, second, third] = [subscribe(), subscribe(), subscribe()]
    await until(() => expect(opened).toHaveLength(1))
    second.stop()
    first.stop()
    await until(() => expect(opened).toHaveLength(2))
    latest().send('unread', { unread: 1 })
    expect(first.events).toEqual([])
    expect(second.events).toEqual([elsewhere])
    expect(third.events).toEqual([elsewhere, { kind: 'unread', unread: 1 }])
  })
})
