import { notification, streamNotifications, unreadEvent } from '@bordereau/contract/notifications'
import type { Notification } from '@bordereau/contract/notifications'
import * as z from 'zod/mini'
import { addressOf } from '../../api.ts'
import { pauseBefore } from './pause.ts'

/** What the server says. `begin`: anything may have happened before, so that what is shown is asked for again. */
export type Heard =
  | { readonly kind: 'begin' | 'unread'; readonly unread: number }
  | { readonly kind: 'notification'; readonly notification: Notification }
  /** Nothing was heard twice in a row: whoever shows something asks for it by other means. */
  | { readonly kind: 'silence' }

export type Stop = () => void

/**
 * Hears what happens in a company, for as long as it is not stopped. However many windows a browser has open, one of them
 * holds the connection (a lock of the browser says which) and tells the others; when it closes, another goes on where it
 * was. Where there are no locks (pages without https on a host of the network), each window in sight has its own.
 */
export function followNotifications(
  personId: string,
  workspaceId: string,
  hear: (heard: Heard) => void,
): Stop {
  const name = `bordereau.notifications.${personId}.${workspaceId}`
  const over = new AbortController()
  // Absent from insecure contexts, whatever the library's types say.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) {
    followWhileInSight(workspaceId, hear, over.signal)
    return () => over.abort()
  }
  const channel = new BroadcastChannel(name)
  let place: string | undefined
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    place = data.place ?? place
    hear(data.heard)
  })
  const tell = (told: Told) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel.postMessage(told)
    hear(told.heard)
  }
  locks
    .request(name, { signal: over.signal }, async () => {
      const stop = connect(workspaceId, place, tell)
      await ended(over.signal)
      stop()
    })
    .catch(() => undefined) // Stopped before it was this window's turn.
  over.signal.addEventListener('abort', () => channel.close())
  return () => over.abort()
}

type Told = { readonly heard: Heard; readonly place?: string | undefined }

/** Browsers open six connections to a host and no more: windows that nobody looks at hold none. */
function followWhileInSight(
  workspaceId: string,
  hear: (heard: Heard) => void,
  over: AbortSignal,
): void {
  let place: string | undefined
  let stop: Stop | undefined
  const look = () => {
    if (document.visibilityState === 'hidden') {
      stop?.()
      stop = undefined
      return
    }
    stop ??= connect(workspaceId, place, told => {
      place = told.place ?? place
      hear(told.heard)
    })
  }
  document.addEventListener('visibilitychange', look, { signal: over })
  over.addEventListener('abort', () => stop?.())
  look()
}

/** The one place where a stream is opened. Lost, it is opened again after a pause, from the last event it told. */
function connect(workspaceId: string, from: string | undefined, tell: (told: Told) => void): Stop {
  let place = from
  let failures = 0
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new AbortController()

  const say = (heard: Heard, { lastEventId }: MessageEvent) => {
    failures = 0
    place = lastEventId === '' ? place : lastEventId
    tell({ heard, place })
  }
  const open = () => {
    clearTimeout(timer)
    source?.close()
    source = new EventSource(addressOf(streamNotifications, { workspaceId, since: place }))
    for (const kind of ['begin', 'unread'] as const) {
      source.addEventListener(kind, event => {
        const read = unreadEvent.safeParse(parsed(event))
        if (read.success) say({ kind, unread: read.data.unread }, event)
      })
    }
    source.addEventListener('notification', event => {
      const read = z.safeParse(notification, parsed(event))
      if (read.success) say({ kind: 'notification', notification: read.data }, event)
    })
    // The browser's own second try knows neither a pause that grows nor a refusal.
    source.addEventListener('error', () => {
      source?.close()
      failures += 1
      if (failures > 1) tell({ heard: { kind: 'silence' } })
      if (navigator.onLine) timer = setTimeout(open, pauseBefore(failures, Math.random()))
    })
  }
  window.addEventListener('online', open, { signal: over.signal })
  open()
  return () => {
    over.abort()
    clearTimeout(timer)
    source?.close()
  }
}

function parsed({ data }: MessageEvent): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
