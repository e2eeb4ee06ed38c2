import type { NotificationKind } from '@bordereau/contract/notifications'
import type { Tx } from '../db/database.ts'
import type { NotificationRow, Whose } from './store.ts'

export type Sender = { readonly name: string; readonly timeZone: string; readonly sample: boolean }

/** The company a daily mail speaks of; undefined: it is gone. */
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
  /** What they want a mail of. */
  readonly kinds: readonly NotificationKind[]
}

/** The members who want a daily mail of something, at an address they have confirmed. */
export async function listReaders(tx: Tx, workspaceId: string): Promise<Reader[]> {
  const rows = await tx
    .selectFrom('notification_preference as wish')
    .innerJoin('person', 'person.id', 'wish.person_id')
    .select(['person.id', 'person.email', 'person.language', 'wish.kind'])
    .where('wish.workspace_id', '=', workspaceId)
    .where('wish.by_mail', '=', true)
    .where('person.email', 'is not', null)
    .where('person.email_verified_at', 'is not', null)
    .orderBy('person.id')
    .execute()
  return [...Map.groupBy(rows, row => row.id)].flatMap(([personId, wishes]) => {
    const [first] = wishes
    if (!first?.email) return []
    // The contract let nothing else in.
    const kinds = wishes.map(wish => wish.kind as NotificationKind)
    return [{ personId, email: first.email, language: first.language, kinds }]
  })
}

/** What is unread and was in no mail yet, the newest first, locked. */
export async function lockUnmailed(
  tx: Tx,
  whose: Whose,
  kinds: readonly NotificationKind[],
): Promise<NotificationRow[]> {
  return tx
    .selectFrom('notification')
    .selectAll()
    .where('workspace_id', '=', whose.workspaceId)
    .where('person_id', '=', whose.personId)
    .where('kind', 'in', [...kinds])
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .orderBy('position', 'desc')
    .forUpdate()
    .execute()
}

export async function markMailed(
  tx: Tx,
  whose: Whose,
  rows: readonly NotificationRow[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ mailed_at: at })
    .where('workspace_id', '=', whose.workspaceId)
    .where('person_id', '=', whose.personId)
    .where(
      'position',
      'in',
      rows.map(row => row.position),
    )
    .execute()
}
