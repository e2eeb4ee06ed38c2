import type { Tx } from '../db/database.ts'
import { eventText } from './event-stream.ts'
import { presentNotification } from './present.ts'
import { type MemberKey, lastPositions, notificationsAfter, unreadOf } from './store.ts'

/** The last position and the last number of unread notifications that a stream has sent. */
export type StreamState = { readonly position: bigint; readonly unread: number }

export type Batch = {
  readonly text: string
  readonly state: StreamState
  /** Further notifications are available now. */
  readonly more: boolean
}

const BATCH_SIZE = 50

/** The next events of a stream after position `from`; undefined begins at the newest notification. */
export async function nextBatch(
  tx: Tx,
  memberKey: MemberKey,
  from: bigint | undefined,
  lastUnread: number | undefined,
): Promise<Batch> {
  if (from === undefined) return firstBatch(tx, memberKey)
  // Counted first: what is written between the two reads is sent now, and counted by the next batch, which its signal asks for.
  const unread = await unreadOf(tx, memberKey)
  const rows = await notificationsAfter(tx, memberKey, from, BATCH_SIZE)
  const events = rows.map(row =>
    eventText('notification', presentNotification(row), `${row.position}`),
  )
  if (unread !== lastUnread) events.push(eventText('unread', { unread }))
  const position = rows.at(-1)?.position ?? from
  return { text: events.join(''), state: { position, unread }, more: rows.length === BATCH_SIZE }
}

/** The counter is read first, so that a notification written between the two reads is sent too. */
async function firstBatch(tx: Tx, memberKey: MemberKey): Promise<Batch> {
  const position =
    (await lastPositions(tx, [memberKey.workspaceId])).get(memberKey.workspaceId) ?? 0n
  const unread = await unreadOf(tx, memberKey)
  const text = eventText('begin', { unread }, `${position}`)
  return { text, state: { position, unread }, more: false }
}
