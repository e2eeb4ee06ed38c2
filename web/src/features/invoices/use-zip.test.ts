// @vitest-environment happy-dom
import { zipDocuments } from '@bordereau/contract/invoice-files'
import { type RenderedHook, renderHook } from '@bordereau/ui/testing/render-hook'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, serve } from '../../testing/network.ts'
import { WORKSPACE_ID } from '../../testing/samples.ts'
import { useZip } from './use-zip.ts'

const QUERY = { workspaceId: WORKSPACE_ID }
const onDone = vi.fn()
const saved: string[] = []
let zip: RenderedHook<ReturnType<typeof useZip>>

beforeEach(() => {
  onDone.mockClear()
  saved.length = 0
  // The address of a saved file is given up after a time.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  zip = renderHook(() => useZip(onDone))
})
afterEach(() => {
  zip.unmount()
  vi.runAllTimers()
  vi.useRealTimers()
})

/** Answers with the bytes that the test sends, piece by piece. */
function answerInPieces(headers: Readonly<Record<string, string>>) {
  const { readable, writable } = new TransformStream<Uint8Array>()
  const writer = writable.getWriter()
  vi.stubGlobal('fetch', async () => new Response(readable, { headers }))
  return writer
}

/** Never answers; returns the signals of the requests. */
function leaveUnanswered(): AbortSignal[] {
  const signals: AbortSignal[] = []
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signals.push(signal)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  return signals
}

test('the archive is saved under the name of the server, with its progress meanwhile', async () => {
  const writer = answerInPieces({
    'content-disposition': 'attachment; filename="invoices.zip"',
    'x-entries': '3',
  })
  let running: Promise<void> = Promise.resolve()
  act(() => {
    running = zip.value().start(QUERY)
  })
  expect(zip.value()).toMatchObject({ running: true, bytes: 0, entries: undefined })
  await act(() => writer.write(new Uint8Array(5)))
  await vi.waitFor(() => act(async () => expect(zip.value().bytes).toBe(5)))
  expect(zip.value().entries).toBe(3)
  await act(() => writer.close())
  await act(() => running)
  expect(zip.value()).toMatchObject({ running: false, bytes: 0, refusal: undefined })
  expect(saved).toEqual(['invoices.zip'])
  expect(onDone).toHaveBeenCalledOnce()
})

test('the number of documents is unknown where the server does not tell it', async () => {
  const writer = answerInPieces({})
  let running: Promise<void> = Promise.resolve()
  act(() => {
    running = zip.value().start(QUERY)
  })
  await act(() => writer.write(new Uint8Array(2)))
  await vi.waitFor(() => act(async () => expect(zip.value().bytes).toBe(2)))
  expect(zip.value().entries).toBeUndefined()
  await act(() => writer.close())
  await act(() => running)
})

test('a refused archive is said so until the next attempt', async () => {
  serve(refusal(zipDocuments, 'too_many'))
  await act(() => zip.value().start(QUERY))
  expect(zip.value()).toMatchObject({
    running: false,
    refusal: 'Too many documents at once. Narrow the list by dates.',
  })
  expect(onDone).not.toHaveBeenCalled()
  leaveUnanswered()
  act(() => void zip.value().start(QUERY))
  expect(zip.value()).toMatchObject({ running: true, refusal: undefined })
  await act(async () => zip.value().stop())
})

test('a stopped archive is neither saved nor an error', async () => {
  const signals = leaveUnanswered()
  let running: Promise<void> = Promise.resolve()
  act(() => {
    running = zip.value().start(QUERY)
  })
  act(() => zip.value().stop())
  await act(() => running)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(zip.value()).toMatchObject({ running: false, refusal: undefined })
  expect(saved).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
})

test('leaving the page stops it', async () => {
  const signals = leaveUnanswered()
  let running: Promise<void> = Promise.resolve()
  act(() => {
    running = zip.value().start(QUERY)
  })
  zip.unmount()
  await running
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
