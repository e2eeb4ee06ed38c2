// @vitest-environment happy-dom
import { listInvoices } from '@bordereau/contract/invoices'
import { countUnread } from '@bordereau/contract/notification-stream'
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal, reply, sentTo, serve } from '../testing/network.ts'
import { INVOICE_ID, ME, WORKSPACE_ID } from '../testing/samples.ts'
import { get, invalidate, keyOf, queryClient, useQuery, useRows } from './query.ts'
import { setMe } from './session.tsx'
import { until } from '../testing/until.ts'

const QUERY = { workspaceId: WORKSPACE_ID }
const OTHER = { workspaceId: INVOICE_ID }

beforeEach(() => queryClient.clear())

describe('a query', () => {
  test('is pending, then has its data, and the next component has it at once', async () => {
    const sent = serve(reply(countUnread, { unread: 2 }))
    const { value } = renderHook(() => useQuery(countUnread, QUERY))
    expect(value()).toMatchObject({ data: undefined, pending: true, refreshing: false })
    await until(() => expect(value()).toMatchObject({ data: { unread: 2 }, pending: false }))
    expect(renderHook(() => useQuery(countUnread, QUERY)).value().data).toEqual({ unread: 2 })
    expect(sent).toHaveLength(1)
  })

  test('has the refusal, which is final, and is asked again on retry', async () => {
    const sent = serve(refusal(countUnread, 'forbidden'), reply(countUnread, { unread: 1 }))
    const { value } = renderHook(() => useQuery(countUnread, QUERY))
    await until(() => expect(value().refused).toMatchObject({ refusal: 'forbidden' }))
    expect(sent).toHaveLength(1)
    act(() => value().retry())
    await until(() => expect(value()).toMatchObject({ data: { unread: 1 }, refused: undefined }))
  })

  test('is asked again when its endpoint is outdated, and no other one', async () => {
    const sent = serve(reply(countUnread, { unread: 1 }), reply(countUnread, { unread: 5 }))
    const { value } = renderHook(() => useQuery(countUnread, QUERY))
    await until(() => expect(value().data).toEqual({ unread: 1 }))
    invalidate([listInvoices])
    invalidate([])
    expect(sent).toHaveLength(1)
    invalidate([countUnread])
    await until(() => expect(value().data).toEqual({ unread: 5 }))
  })

  test('is not asked while it is not enabled', () => {
    const sent = serve(reply(countUnread, { unread: 1 }))
    const { value } = renderHook(() => useQuery(countUnread, QUERY, { enabled: false }))
    expect(value().pending).toBe(true)
    expect(sent).toEqual([])
  })

  test('shows the former data while another one loads, where it is asked to', async () => {
    serve(reply(countUnread, { unread: 1 }), reply(countUnread, { unread: 2 }))
    let query = QUERY
    const shown: unknown[] = []
    const { value } = renderHook(() => {
      const result = useQuery(countUnread, query, { keep: true })
      shown.push(result.data?.unread)
      return result
    })
    await until(() => expect(value().data).toEqual({ unread: 1 }))
    query = OTHER
    invalidate([countUnread])
    await until(() => expect(value().data).toEqual({ unread: 2 }))
    expect(shown.slice(shown.indexOf(1))).not.toContain(undefined)
  })

  test('an error that is no refusal is reported as unreadable', async () => {
    vi.stubGlobal('fetch', () => {
      throw new Error('never')
    })
    const broken = { ...countUnread, path: '/api/:missing' } as const
    const { value } = renderHook(() => useQuery(broken, QUERY))
    await until(() => expect(value().refused).toMatchObject({ refusal: 'unreadable', status: -1 }))
    expect(value().refused?.message).toContain('missing')
  })

  test('one that failed throws its refusal where it is prefetched', async () => {
    serve(refusal(countUnread, 'forbidden'))
    await expect(queryClient.fetchQuery(get(countUnread, QUERY))).rejects.toMatchObject({
      refusal: 'forbidden',
    })
  })

  test('nothing that one person has seen is left for the next', () => {
    setMe(ME)
    queryClient.setQueryData(keyOf(countUnread, QUERY), { unread: 3 })
    setMe(ME)
    expect(queryClient.getQueryData(keyOf(countUnread, QUERY))).toEqual({ unread: 3 })
    setMe({ ...ME, person: null })
    expect(queryClient.getQueryData(keyOf(countUnread, QUERY))).toBeUndefined()
  })
})

describe('a paged list', () => {
  test('has the rows of all pages fetched so far, and the latest total', async () => {
    const page = (next: string | null, total: number) =>
      reply(listInvoices, { rows: [], next, total })
    const sent = serve(page('cursor', 7), page(null, 8))
    const { value } = renderHook(() => useRows(listInvoices, QUERY))
    await until(() => expect(value()).toMatchObject({ data: [], total: 7, hasMore: true }))
    act(() => value().fetchNext())
    await until(() => expect(value()).toMatchObject({ total: 8, hasMore: false }))
    const cursors = sentTo(listInvoices, sent).map(({ url }) => url.searchParams.get('after'))
    expect(cursors).toEqual([null, 'cursor'])
  })

  test('has the refusal, and is asked again on retry', async () => {
    serve(
      refusal(listInvoices, 'forbidden'),
      reply(listInvoices, { rows: [], next: null, total: 0 }),
    )
    const { value } = renderHook(() => useRows(listInvoices, QUERY, { keep: false }))
    await until(() => expect(value().refused).toMatchObject({ refusal: 'forbidden' }))
    act(() => value().retry())
    await until(() => expect(value()).toMatchObject({ data: [], refused: undefined }))
  })
})
