import type {
  NotificationAbout,
  NotificationKind,
  NotificationPreference,
} from '@bordereau/contract/notifications'
import { type Role, roleOf } from '@bordereau/domain/access/policy'
import type { TableRow, Tx } from '../db/database.ts'
import { emailForms } from '../lib/email-forms.ts'
import type { Member } from '../lib/actor.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'
import { newId } from '../lib/id.ts'
import { DEFAULT_PREFERENCE, type Preference } from './recipients.ts'

export type NotificationRow = TableRow<'notification'>

export type Recipient = {
  readonly personId: string
  readonly role: Role
  readonly preferenceFor: (kind: NotificationKind) => Preference
}

/** Locks the members until the transaction ends, so that none is removed meanwhile; returns them with preferences. */
export async function lockRecipients(tx: Tx, workspaceId: string): Promise<Recipient[]> {
  const [members, preferences] = await Promise.all([
    tx
      .selectFrom('membership')
      .select(['person_id', 'role'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('person_id')
      .forKeyShare()
      .execute(),
    tx
      .selectFrom('notification_preference')
      .select(['person_id', 'kind', 'in_app', 'by_mail'])
      .where('workspace_id', '=', workspaceId)
      .execute(),
  ])
  return members.map(({ person_id, role }) => ({
    personId: person_id,
    role: roleOf(role),
    preferenceFor: kind => {
      const own = preferences.find(one => one.person_id === person_id && one.kind === kind)
      return own ? { inApp: own.in_app, byMail: own.by_mail } : DEFAULT_PREFERENCE
    },
  }))
}

export type NewNotification = {
  readonly personId: string
  readonly kind: NotificationKind
  readonly subjectId: string
  readonly about: NotificationAbout
  readonly inApp: boolean
  readonly at: Date
}

/**
 * Inserts each once, numbered by the company's counter, whose row stays locked until the transaction ends: numbers are
 * committed in order, and a number of a rolled back transaction is used again.
 */
export async function insertNotifications(
  tx: Tx,
  workspaceId: string,
  notifications: readonly NewNotification[],
): Promise<void> {
  const count = BigInt(notifications.length)
  const { last_position: last } = await tx
    .insertInto('notification_counter')
    .values({ workspace_id: workspaceId, last_position: count })
    .onConflict(conflict =>
      conflict.column('workspace_id').doUpdateSet(({ eb, ref }) => ({
        last_position: eb(ref('notification_counter.last_position'), '+', count),
      })),
    )
    .returning('last_position')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('notification')
    .values(
      notifications.map((one, index) => ({
        workspace_id: workspaceId,
        person_id: one.personId,
        position: last - count + BigInt(index) + 1n,
        id: newId(),
        kind: one.kind,
        subject_id: one.subjectId,
        about: JSON.stringify(one.about),
        in_app: one.inApp,
        created_at: one.at,
        read_at: null,
        mailed_at: null,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'person_id', 'kind', 'subject_id']).doNothing(),
    )
    .execute()
}

/** Whether members were notified of a subject. */
export async function hasNotification(
  tx: Tx,
  workspaceId: string,
  kind: string,
  subjectId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('notification')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The owner of notifications: a person in a workspace. */
export type MemberKey = { readonly workspaceId: string; readonly personId: string }

export function memberKeyOf({ workspaceId, id }: Member): MemberKey {
  return { workspaceId, personId: id }
}

/** The notifications shown in the application. */
function selectInApp(tx: Tx, { workspaceId, personId }: MemberKey) {
  return tx
    .selectFrom('notification')
    .where('workspace_id', '=', workspaceId)
    .where('person_id', '=', personId)
    .where('in_app', '=', true)
}

export async function listNotificationPage(
  tx: Tx,
  memberKey: MemberKey,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ rows: NotificationRow[]; next: string | null; total: number }> {
  const { total } = await selectInApp(tx, memberKey)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const cursor = decodeCursor(page.after, 'integer')
  let query = selectInApp(tx, memberKey).selectAll().orderBy('position', 'desc')
  if (cursor) query = query.where('position', '<', BigInt(cursor.key))
  const rows = await query.limit(page.limit + 1).execute()
  return { ...cutPage(rows, page.limit, last => `${last.position}`), total: Number(total) }
}

/** Notifications after a position, the oldest first. */
export async function notificationsAfter(
  tx: Tx,
  memberKey: MemberKey,
  position: bigint,
  limit: number,
): Promise<NotificationRow[]> {
  return selectInApp(tx, memberKey)
    .selectAll()
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute()
}

export async function unreadOf(tx: Tx, memberKey: MemberKey): Promise<number> {
  const { count } = await selectInApp(tx, memberKey)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The last used position in each of these companies. */
export async function lastPositions(
  tx: Tx,
  workspaceIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (workspaceIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('notification_counter')
    .select(['workspace_id', 'last_position'])
    .where('workspace_id', 'in', [...workspaceIds])
    .execute()
  return new Map(rows.map(row => [row.workspace_id, row.last_position]))
}

export async function findNotification(
  tx: Tx,
  memberKey: MemberKey,
  id: string,
): Promise<NotificationRow | undefined> {
  return selectInApp(tx, memberKey).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Marks one, or all up to a position, as read; returns how many were unread. */
export async function markRead(
  tx: Tx,
  memberKey: MemberKey,
  selection: { readonly id: string } | { readonly upTo: bigint | undefined },
  at: Date,
): Promise<bigint> {
  let query = tx
    .updateTable('notification')
    .set({ read_at: at })
    .where('workspace_id', '=', memberKey.workspaceId)
    .where('person_id', '=', memberKey.personId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
  if ('id' in selection) query = query.where('id', '=', selection.id)
  else if (selection.upTo !== undefined) query = query.where('position', '<=', selection.upTo)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows
}

export async function readPreferences(tx: Tx, memberKey: MemberKey) {
  return tx
    .selectFrom('notification_preference')
    .select(['kind', 'in_app', 'by_mail'])
    .where('workspace_id', '=', memberKey.workspaceId)
    .where('person_id', '=', memberKey.personId)
    .execute()
}

export async function savePreference(
  tx: Tx,
  memberKey: MemberKey,
  { kind, inApp, byMail }: NotificationPreference,
): Promise<void> {
  const preference = { in_app: inApp, by_mail: byMail }
  await tx
    .insertInto('notification_preference')
    .values({
      workspace_id: memberKey.workspaceId,
      person_id: memberKey.personId,
      kind,
      ...preference,
    })
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'person_id', 'kind']).doUpdateSet(preference),
    )
    .execute()
}

/** The account with a confirmed address, and its companies. Needs a system transaction. */
export async function findInvited(
  tx: Tx,
  email: string,
): Promise<{ readonly personId: string; readonly workspaceIds: readonly string[] } | undefined> {
  const rows = await tx
    .selectFrom('person')
    .innerJoin('membership', 'membership.person_id', 'person.id')
    .select(['person.id', 'membership.workspace_id'])
    .where('person.email', 'in', emailForms(email))
    .where('person.email_verified_at', 'is not', null)
    .orderBy('membership.workspace_id')
    .execute()
  const first = rows[0]
  return first && { personId: first.id, workspaceIds: rows.map(row => row.workspace_id) }
}

/**
 * Marks an invitation as read in all companies of a person; returns those where it was unread. Needs a system
 * transaction.
 */
export async function markInvitationRead(
  tx: Tx,
  personId: string,
  invitationId: string,
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('notification')
    .set({ read_at: at })
    .where('workspace_id', 'in', eb =>
      eb.selectFrom('membership').select('workspace_id').where('person_id', '=', personId),
    )
    .where('person_id', '=', personId)
    .where('kind', '=', 'invited')
    .where('subject_id', '=', invitationId)
    .where('read_at', 'is', null)
    .returning('workspace_id')
    .execute()
  return rows.map(row => row.workspace_id)
}
