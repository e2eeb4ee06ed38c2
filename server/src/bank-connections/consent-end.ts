import type { NotificationKind } from '@bordereau/contract/notifications'
import type { Tx } from '../db/database.ts'
import { notify } from '../notifications/notify.ts'
import { WARN_MS } from './present.ts'
import { type ConnectionRow, updateConnection } from './store.ts'

/** Tells people once that the consent ends soon. */
export async function warnOfEnd(tx: Tx, row: ConnectionRow, now: Date): Promise<void> {
  const { valid_until: validUntil, warned_at: warnedAt } = row
  const isSoon = validUntil !== null && validUntil.getTime() - now.getTime() <= WARN_MS
  if (!isSoon || warnedAt !== null) return
  await updateConnection(tx, row, { warned_at: now })
  await tell(tx, row, 'bank_access_ending', now)
}

/** The consent is at its end: nothing is read until its holder gives a new one, and people are told once. */
export async function markEnded(tx: Tx, row: ConnectionRow, now: Date): Promise<void> {
  if (row.status !== 'connected') return
  await updateConnection(tx, row, { status: 'ended' })
  await tell(tx, row, 'bank_access_ended', now)
}

async function tell(
  tx: Tx,
  row: ConnectionRow,
  kind: Extract<NotificationKind, 'bank_access_ending' | 'bank_access_ended'>,
  at: Date,
): Promise<void> {
  const { id: subjectId, institution_name: bankName, valid_until: validUntil } = row
  const dueDate = validUntil?.toISOString().slice(0, 10)
  const about = { bankName, ...(dueDate === undefined ? {} : { dueDate }) }
  await notify(tx, row.workspace_id, [{ kind, subjectId, actorId: null, about, at }])
}
