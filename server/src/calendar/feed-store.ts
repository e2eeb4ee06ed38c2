import { type Role, roleOf } from '@bordereau/domain/access/policy'
import type { Tx } from '../db/database.ts'

export async function feedOf(
  tx: Tx,
  workspaceId: string,
  personId: string,
): Promise<{ createdAt: Date; readAt: Date | null } | undefined> {
  const row = await tx
    .selectFrom('calendar_feed')
    .select(['created_at', 'read_at'])
    .where('workspace_id', '=', workspaceId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row && { createdAt: row.created_at, readAt: row.read_at }
}

/** Stores the token of a member's feed, replacing the former one. */
export async function putFeed(
  tx: Tx,
  workspaceId: string,
  personId: string,
  tokenHash: Uint8Array,
  at: Date,
): Promise<void> {
  const columns = { token_hash: tokenHash, created_at: at, read_at: null }
  await tx
    .insertInto('calendar_feed')
    .values({ workspace_id: workspaceId, person_id: personId, ...columns })
    .onConflict(conflict => conflict.columns(['workspace_id', 'person_id']).doUpdateSet(columns))
    .execute()
}

export async function removeFeed(tx: Tx, workspaceId: string, personId: string): Promise<void> {
  await tx
    .deleteFrom('calendar_feed')
    .where('workspace_id', '=', workspaceId)
    .where('person_id', '=', personId)
    .execute()
}

export type FeedReader = {
  readonly workspaceId: string
  readonly personId: string
  readonly language: string
  readonly role: Role
  readonly readAt: Date | null
}

/** The member to whom a feed's token belongs; undefined after the membership ended. Needs the system scope. */
export async function findReader(tx: Tx, tokenHash: Uint8Array): Promise<FeedReader | undefined> {
  const row = await tx
    .selectFrom('calendar_feed')
    .innerJoin('membership', join =>
      join
        .onRef('membership.workspace_id', '=', 'calendar_feed.workspace_id')
        .onRef('membership.person_id', '=', 'calendar_feed.person_id'),
    )
    .innerJoin('person', 'person.id', 'calendar_feed.person_id')
    .select([
      'calendar_feed.workspace_id',
      'calendar_feed.person_id',
      'calendar_feed.read_at',
      'membership.role',
      'person.language',
    ])
    .where('calendar_feed.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    workspaceId: row.workspace_id,
    personId: row.person_id,
    language: row.language,
    role: roleOf(row.role),
    readAt: row.read_at,
  }
}

export async function recordRead(
  tx: Tx,
  workspaceId: string,
  personId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('calendar_feed')
    .set({ read_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('person_id', '=', personId)
    .execute()
}
