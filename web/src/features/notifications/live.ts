import { streamNotifications, unreadEvent } from '@bordereau/contract/notification-stream'
import { addressOf } from '../../data/api.ts'
import { reconnectDelay } from './pause.ts'

/** Events of the stream. `begin`: events may have been missed before, so the queries are reloaded. */
export type StreamEvent =
  | { readonly kind: 'begin' | 'unread'; readonly unread: number }
  /** Read where it is applied. */
  | { readonly kind: 'notification'; readonly notification: unknown }
  /** Another window had the connection before this one: the beginning was not sent to this one. */
  | { readonly kind: 'elsewhere' }
  /** The connection failed twice in a row: the queries must be polled. */
  | { readonly kind: 'silence' }

export type Unsubscribe = () => void

/**
 * Receives the events of a company until it is stopped. However many windows a browser has open, one of them holds the
 * connection (chosen by a lock of the browser) and passes the events on to the others; when it closes, another one
 * continues from the last event. Where there are no locks (pages without https in a local network), each visible window
 * has its own connection.
 */
export function subscribeToNotifications(
  personId: string,
  workspaceId: string,
  onEvent: (event: StreamEvent) => void,
): Unsubscribe {
  const name = `bordereau.notification-events.${personId}.${workspaceId}`
  const over = new AbortController()
  // Undefined in insecure contexts, although the library's types do not say so.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) {
    subscribeWhileVisible(workspaceId, onEvent, over.signal)
    return () => over.abort()
  }
  const channel = new BroadcastChannel(name)
  let lastId: string | undefined
  channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage>) => {
    lastId = data.lastId ?? lastId
    onEvent(data.event)
  })
  const emit = (message: StreamMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    channel.postMessage(message)
    onEvent(message.event)
  }
  let isOwn = false
  locks
    .request(name, { signal: over.signal }, async () => {
      isOwn = true
      const stop = connect(workspaceId, lastId, emit)
      await ended(over.signal)
      stop()
    })
    .catch(() => undefined) // Stopped before this window got the lock.
  void locks.query().then(({ held = [] }) => {
    if (!isOwn && held.some(lock => lock.name === name)) onEvent({ kind: 'elsewhere' })
  })
  over.signal.addEventListener('abort', () => channel.close())
  return () => over.abort()
}

type StreamMessage = { readonly event: StreamEvent; readonly lastId?: string | undefined }

/** Browsers open at most six connections to a host: hidden windows hold none. */
function subscribeWhileVisible(
  workspaceId: string,
  onEvent: (event: StreamEvent) => void,
  over: AbortSignal,
): void {
  let lastId: string | undefined
  let stop: Unsubscribe | undefined
  const look = () => {
    if (document.visibilityState === 'hidden') {
      stop?.()
      stop = undefined
      return
    }
    stop ??= connect(workspaceId, lastId, message => {
      lastId = message.lastId ?? lastId
      onEvent(message.event)
    })
  }
  document.addEventListener('visibilitychange', look, { signal: over })
  over.addEventListener('abort', () => stop?.())
  look()
}

/** Opens the stream. A lost one is opened again after a pause, from its last event. */
function connect(
  workspaceId: string,
  from: string | undefined,
  emit: (message: StreamMessage) => void,
): Unsubscribe {
  let lastId = from
  let failures = 0
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new AbortController()

  const receive = (event: StreamEvent, { lastEventId }: MessageEvent) => {
    failures = 0
    lastId = lastEventId === '' ? lastId : lastEventId
    emit({ event, lastId })
  }
  const open = () => {
    clearTimeout(timer)
    source?.close()
    source = new EventSource(addressOf(streamNotifications, { workspaceId, since: lastId }))
    for (const kind of ['begin', 'unread'] as const) {
      source.addEventListener(kind, event => {
        const read = unreadEvent.safeParse(parsed(event))
        if (read.success) receive({ kind, unread: read.data.unread }, event)
      })
    }
    source.addEventListener('notification', event => {
      receive({ kind: 'notification', notification: parsed(event) }, event)
    })
    // The browser's own retry has neither a growing pause nor a stop after a refusal.
    source.addEventListener('error', () => {
      source?.close()
      failures += 1
      if (failures > 1) emit({ event: { kind: 'silence' } })
      if (navigator.onLine) timer = setTimeout(open, reconnectDelay(failures, Math.random()))
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
