import type { NotificationKind } from '@bordereau/contract/notifications'
import type { Tx } from '../db/database.ts'
import type { NotificationRow, MemberKey } from './store.ts'

export type Sender = { readonly name: string; readonly timeZone: string; readonly sample: boolean }

/** The company of a daily e-mail; undefined when it was deleted. */
export async function findSender(tx: Tx, workspaceId: string): Promise<Sender | undefined> {
  const row = await tx
    .selectFrom('company')
    .innerJoin('workspace', 'workspace.id', 'company.workspace_id')
    .select(['company.legal_name', 'company.time_zone', 'workspace.sample'])
    .where('company.workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return row && { name: row.legal_name, timeZone: row.time_zone, sample: row.sample }
}

export type Reader = {
  readonly personId: string
  readonly email: string
  readonly language: string
  /** Kinds that the person wants by e-mail. */
  readonly kinds: readonly NotificationKind[]
}

/** The members with a confirmed address who want any kind by e-mail. */
export async function listReaders(tx: Tx, workspaceId: string): Promise<Reader[]> {
  const rows = await tx
    .selectFrom('notification_preference as preference')
    .innerJoin('person', 'person.id', 'preference.person_id')
    .select(['person.id', 'person.email', 'person.language', 'preference.kind'])
    .where('preference.workspace_id', '=', workspaceId)
    .where('preference.by_mail', '=', true)
    .where('person.email', 'is not', null)
    .where('person.email_verified_at', 'is not', null)
    .orderBy('person.id')
    .execute()
  return [...Map.groupBy(rows, row => row.id)].flatMap(([personId, preferences]) => {
    const [first] = preferences
    if (!first?.email) return []
    // The contract allows only these kinds.
    const kinds = preferences.map(preference => preference.kind as NotificationKind)
    return [{ personId, email: first.email, language: first.language, kinds }]
  })
}

/** Locks the unread notifications that were in no e-mail yet, the newest first. */
export async function lockUnmailed(
  tx: Tx,
  memberKey: MemberKey,
  kinds: readonly NotificationKind[],
): Promise<NotificationRow[]> {
  return tx
    .selectFrom('notification')
    .selectAll()
    .where('workspace_id', '=', memberKey.workspaceId)
    .where('person_id', '=', memberKey.personId)
    .where('kind', 'in', [...kinds])
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .orderBy('position', 'desc')
    .forUpdate()
    .execute()
}

export async function markMailed(
  tx: Tx,
  memberKey: MemberKey,
  rows: readonly NotificationRow[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ mailed_at: at })
    .where('workspace_id', '=', memberKey.workspaceId)
    .where('person_id', '=', memberKey.personId)
    .where(
      'position',
      'in',
      rows.map(row => row.position),
    )
    .execute()
}
