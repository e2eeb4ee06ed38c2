import type { Tx } from '../db/database.ts'
import { eventText } from './event-stream.ts'
import { presentNotification } from './present.ts'
import { type Whose, lastPositions, notificationsAfter, unreadOf } from './store.ts'

/** Where a stream has come: the last position it told, and the number of unread ones it told last. */
export type Place = { readonly position: bigint; readonly unread: number }

export type Batch = {
  readonly text: string
  readonly place: Place
  /** There is more at once. */
  readonly more: boolean
}

const AT_ONCE = 50

/** What a stream says next, from its place on; from undefined it begins at the newest. */
export async function nextBatch(
  tx: Tx,
  whose: Whose,
  from: bigint | undefined,
  known: number | undefined,
): Promise<Batch> {
  if (from === undefined) return beginning(tx, whose)
  const rows = await notificationsAfter(tx, whose, from, AT_ONCE)
  const unread = await unreadOf(tx, whose)
  const told = rows.map(row =>
    eventText('notification', presentNotification(row), `${row.position}`),
  )
  if (unread !== known) told.push(eventText('unread', { unread }))
  const position = rows.at(-1)?.position ?? from
  return { text: told.join(''), place: { position, unread }, more: rows.length === AT_ONCE }
}

/** The counter is read first: what is written between the two reads is counted and told, never left out. */
async function beginning(tx: Tx, whose: Whose): Promise<Batch> {
  const position = (await lastPositions(tx, [whose.workspaceId])).get(whose.workspaceId) ?? 0n
  const unread = await unreadOf(tx, whose)
  const text = eventText('begin', { unread }, `${position}`)
  return { text, place: { position, unread }, more: false }
}
