import type {
  NotificationAbout,
  NotificationKind,
  NotificationPreference,
} from '@bordereau/contract/notifications'
import { type Role, roleOf } from '@bordereau/domain/access/policy'
import type { Selectable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/tables.ts'
import type { Member } from '../lib/actor.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'
import { newId } from '../lib/id.ts'
import { USUAL, type Wish } from './audience.ts'

export type NotificationRow = Selectable<Schema['notification']>

export type Recipient = {
  readonly personId: string
  readonly role: Role
  readonly wish: (kind: NotificationKind) => Wish
}

/** The members with their wishes, held until the transaction ends: nobody leaves while they are being written to. */
export async function holdRecipients(tx: Tx, workspaceId: string): Promise<Recipient[]> {
  const members = await tx
    .selectFrom('membership')
    .select(['person_id', 'role'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('person_id')
    .forKeyShare()
    .execute()
  if (members.length === 0) return []
  const wishes = await tx
    .selectFrom('notification_preference')
    .select(['person_id', 'kind', 'in_app', 'by_mail'])
    .where('workspace_id', '=', workspaceId)
    .execute()
  return members.map(({ person_id, role }) => ({
    personId: person_id,
    role: roleOf(role),
    wish: kind => {
      const own = wishes.find(one => one.person_id === person_id && one.kind === kind)
      return own ? { inApp: own.in_app, byMail: own.by_mail } : USUAL
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
 * Writes each once, numbered by the company's counter, whose row stays locked until the transaction ends: numbers are
 * committed in their order, and one that is undone is given again.
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

/** Whose notifications. */
export type Whose = { readonly workspaceId: string; readonly personId: string }

export function whoseOf({ workspaceId, id }: Member): Whose {
  return { workspaceId, personId: id }
}

/** What the bell shows. */
function shown(tx: Tx, { workspaceId, personId }: Whose) {
  return tx
    .selectFrom('notification')
    .where('workspace_id', '=', workspaceId)
    .where('person_id', '=', personId)
    .where('in_app', '=', true)
}

export async function listNotificationPage(
  tx: Tx,
  whose: Whose,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ rows: NotificationRow[]; next: string | null; total: number }> {
  const { total } = await shown(tx, whose)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const cursor = decodeCursor(page.after, 'integer')
  let query = shown(tx, whose).selectAll().orderBy('position', 'desc')
  if (cursor) query = query.where('position', '<', BigInt(cursor.key))
  const rows = await query.limit(page.limit + 1).execute()
  return { ...cutPage(rows, page.limit, last => `${last.position}`), total: Number(total) }
}

/** Those after a position, the oldest first. */
export async function notificationsAfter(
  tx: Tx,
  whose: Whose,
  position: bigint,
  limit: number,
): Promise<NotificationRow[]> {
  return shown(tx, whose)
    .selectAll()
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute()
}

export async function unreadOf(tx: Tx, whose: Whose): Promise<number> {
  const { count } = await shown(tx, whose)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The last position given in each of these companies. */
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
  whose: Whose,
  id: string,
): Promise<NotificationRow | undefined> {
  return shown(tx, whose).selectAll().where('id', '=', id).executeTakeFirst()
}

/** One, or all up to a position; how many were unread until now. */
export async function markRead(
  tx: Tx,
  whose: Whose,
  which: { readonly id: string } | { readonly upTo: bigint | undefined },
  at: Date,
): Promise<bigint> {
  let query = tx
    .updateTable('notification')
    .set({ read_at: at })
    .where('workspace_id', '=', whose.workspaceId)
    .where('person_id', '=', whose.personId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
  if ('id' in which) query = query.where('id', '=', which.id)
  else if (which.upTo !== undefined) query = query.where('position', '<=', which.upTo)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows
}

export async function readWishes(tx: Tx, whose: Whose) {
  return tx
    .selectFrom('notification_preference')
    .select(['kind', 'in_app', 'by_mail'])
    .where('workspace_id', '=', whose.workspaceId)
    .where('person_id', '=', whose.personId)
    .execute()
}

export async function keepWish(
  tx: Tx,
  whose: Whose,
  { kind, inApp, byMail }: NotificationPreference,
): Promise<void> {
  const wish = { in_app: inApp, by_mail: byMail }
  await tx
    .insertInto('notification_preference')
    .values({ workspace_id: whose.workspaceId, person_id: whose.personId, kind, ...wish })
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'person_id', 'kind']).doUpdateSet(wish),
    )
    .execute()
}

/** An account by its confirmed address, and the companies it works in. Needs the system's sight. */
export async function findInvited(
  tx: Tx,
  email: string,
): Promise<{ readonly personId: string; readonly workspaceIds: readonly string[] } | undefined> {
  const rows = await tx
    .selectFrom('person')
    .innerJoin('membership', 'membership.person_id', 'person.id')
    .select(['person.id', 'membership.workspace_id'])
    .where('person.email', '=', email)
    .where('person.email_verified_at', 'is not', null)
    .orderBy('membership.workspace_id')
    .execute()
  const first = rows[0]
  return first && { personId: first.id, workspaceIds: rows.map(row => row.workspace_id) }
}

/** The same invitation in all of the person's companies; those where it was unread. Needs the system's sight. */
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
