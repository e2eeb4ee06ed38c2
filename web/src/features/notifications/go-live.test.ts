// @vitest-environment happy-dom
import { listMembers } from '@bordereau/contract/company'
import { getInvoice, listInvoices } from '@bordereau/contract/invoices'
import { countUnread } from '@bordereau/contract/notification-stream'
import {
  type Notification,
  type NotificationKind,
  listNotifications,
} from '@bordereau/contract/notifications'
import { toasts } from '@bordereau/ui/toast/toast'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { act, createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOf, queryClient, useQuery } from '../../data/query.ts'
import { WorkspaceContext, setMe } from '../../data/session.tsx'
import { FakeEventSource } from '../../testing/event-source.ts'
import { reply, sentTo, serve } from '../../testing/network.ts'
import {
  INVOICE_ID,
  INVOICE_REF,
  MAIL_ID,
  ME,
  PERSON_ID,
  WORKSPACE_ID,
  sampleWorkspace,
} from '../../testing/samples.ts'
import { startLiveUpdates } from './go-live.ts'
import { useLiveUpdates } from './use-live.ts'
import { until } from '../../testing/until.ts'

const QUERY = { workspaceId: WORKSPACE_ID }
const { opened } = FakeEventSource
let stop = (): void => undefined
let asked = 0

beforeEach(() => {
  opened.length = 0
  asked = 0
  queryClient.clear()
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('navigator', { onLine: true })
  vi.spyOn(toasts, 'success').mockReturnValue(1)
  for (const key of [
    keyOf(listNotifications, QUERY),
    keyOf(listInvoices, QUERY),
    keyOf(listMembers, QUERY),
    keyOf(getInvoice, INVOICE_REF),
    keyOf(getInvoice, { ...INVOICE_REF, invoiceId: MAIL_ID }),
    keyOf(countUnread, QUERY),
  ])
    queryClient.setQueryData(key, {})
})
afterEach(() => {
  stop()
})

const notification = (kind: NotificationKind, about: Notification['about'] = {}): Notification => ({
  id: MAIL_ID,
  kind,
  about,
  at: '2026-11-20T10:00:00Z',
  read: false,
})

/** Begins, and forgets what the beginning outdates. */
function live() {
  stop = startLiveUpdates(PERSON_ID, WORKSPACE_ID, () => (asked += 1))
  return opened.at(-1)
}

/** The queries that are outdated: their endpoints, a document by its id. */
const outdated = () =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey: [name, query] }) =>
      name === 'getInvoice' ? Reflect.get(Object(query), 'invoiceId') : name,
    )

const unread = () => queryClient.getQueryData(keyOf(countUnread, QUERY))

test('the number of unread notifications is the one that the server sends', () => {
  live()?.send('unread', { unread: 3 })
  expect(unread()).toEqual({ unread: 3 })
  expect(outdated()).toEqual([])
})

test('at the beginning events may have been missed, so the list is loaded again', () => {
  live()?.send('begin', { unread: 1 })
  expect(unread()).toEqual({ unread: 1 })
  expect(outdated()).toEqual(['listNotifications'])
})

test('a notification about a document outdates this document and the lists', async () => {
  live()?.send('notification', notification('viewed', { invoiceId: INVOICE_ID }))
  await until(() => expect(outdated()).toEqual(['listNotifications', 'listInvoices', INVOICE_ID]))
  expect(toasts.success).not.toHaveBeenCalled()
})

test('a new member outdates the list of members alone', async () => {
  live()?.send('notification', notification('joined'))
  await until(() => expect(outdated()).toEqual(['listNotifications', 'listMembers']))
})

test('a payment is shown while the page is visible', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  const about = { customerName: 'Lotus', amount: '10', currency: 'EUR', invoiceNumber: 'F-7' }
  const stream = live()
  stream?.send('notification', notification('paid', about))
  await until(() =>
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Lotus paid')),
  )
  visible.mockReturnValue('hidden')
  queryClient.setQueryData(keyOf(listInvoices, QUERY), {})
  stream?.send('notification', notification('paid', about))
  await until(() => expect(outdated()).toContain('listInvoices'))
  expect(toasts.success).toHaveBeenCalledOnce()
})

test('a stream that is silent makes the bell ask the server', async () => {
  vi.useFakeTimers()
  const first = live()
  first?.fail()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked).toBe(0)
  opened.at(-1)?.fail()
  expect(outdated()).toEqual(['countUnread'])
  expect(asked).toBe(1)
  vi.useRealTimers()
})

test('a page begins once it is painted, and ends with the page', async () => {
  setMe(ME)
  const hook = renderHook(
    () => {
      useLiveUpdates()
      return {}
    },
    children => createElement(WorkspaceContext, { value: sampleWorkspace() }, children),
  )
  expect(opened).toEqual([])
  await until(() => expect(opened).toHaveLength(1))
  hook.unmount()
  expect(opened[0]?.isClosed).toBe(true)
})

/** As the bell uses it. */
function useBell() {
  const asks = useLiveUpdates()
  return { asks, query: useQuery(countUnread, QUERY, { enabled: asks }) }
}

const showBell = () =>
  renderHook(useBell, children =>
    createElement(WorkspaceContext, { value: sampleWorkspace() }, children),
  )

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the number of unread notifications is requested where the stream does not say it soon', async () => {
  setMe(ME)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  queryClient.removeQueries({ queryKey: keyOf(countUnread, QUERY) })
  const sent = serve(reply(countUnread, { unread: 4 }))
  const bell = showBell()
  await pass(4_000)
  expect(sent).toEqual([])
  await pass(2_000)
  expect(sentTo(countUnread, sent)).toHaveLength(1)
  bell.unmount()
  vi.useRealTimers()
})

test('what the stream said when the page opened is not requested once more', async () => {
  setMe(ME)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  queryClient.removeQueries({ queryKey: keyOf(countUnread, QUERY) })
  const sent = serve(reply(countUnread, { unread: 4 }))
  const bell = showBell()
  await pass(1_000)
  opened.at(-1)?.send('begin', { unread: 1 })
  await pass(6_000)
  expect(bell.value().asks).toBe(true)
  expect([bell.value().query.data, sent]).toEqual([{ unread: 1 }, []])
  bell.unmount()
  vi.useRealTimers()
})

test('a page that is left before it begins opens no stream', async () => {
  setMe(ME)
  vi.useFakeTimers()
  const hook = renderHook(
    () => {
      useLiveUpdates()
      return {}
    },
    children => createElement(WorkspaceContext, { value: sampleWorkspace() }, children),
  )
  hook.unmount()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(opened).toEqual([])
  vi.useRealTimers()
})
