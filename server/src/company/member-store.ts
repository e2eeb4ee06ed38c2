import { type Role, roleOf } from '@bordereau/domain/access/policy'
import type { Tx } from '../db/database.ts'
import { emailForms } from '../lib/email-forms.ts'

export type MemberRow = {
  readonly personId: string
  readonly name: string
  readonly email: string | null
  readonly role: Role
  readonly joinedAt: Date
}

export async function listMemberRows(tx: Tx, workspaceId: string): Promise<MemberRow[]> {
  const rows = await tx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.id', 'person.name', 'person.email', 'membership.role', 'membership.joined_at'])
    .where('membership.workspace_id', '=', workspaceId)
    .orderBy('membership.joined_at')
    .orderBy('person.id')
    .execute()
  return rows.map(row => ({
    personId: row.id,
    name: row.name,
    email: row.email,
    role: roleOf(row.role),
    joinedAt: row.joined_at,
  }))
}

/** Serializes changes of members, so that two owners cannot remove each other concurrently. */
export async function lockMembers(tx: Tx, workspaceId: string): Promise<void> {
  await tx
    .selectFrom('membership')
    .select('person_id')
    .where('workspace_id', '=', workspaceId)
    .orderBy('person_id')
    .forUpdate()
    .execute()
}

export async function setRole(
  tx: Tx,
  workspaceId: string,
  personId: string,
  role: Role,
): Promise<void> {
  await tx
    .updateTable('membership')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('person_id', '=', personId)
    .execute()
}

export async function deleteMember(tx: Tx, workspaceId: string, personId: string): Promise<void> {
  await tx
    .deleteFrom('membership')
    .where('workspace_id', '=', workspaceId)
    .where('person_id', '=', personId)
    .execute()
}

/** Whether the person is a guest of a sample company, without an e-mail address. */
export async function isGuest(tx: Tx, personId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirst()
  return row?.email == null
}

export type InvitationRow = {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Invitations that can be accepted, the newest first. */
export async function listOpenInvitations(
  tx: Tx,
  workspaceId: string,
  now: Date,
): Promise<InvitationRow[]> {
  const rows = await tx
    .selectFrom('invitation')
    .select(['id', 'email', 'role', 'created_at', 'expires_at'])
    .where('workspace_id', '=', workspaceId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    email: row.email,
    role: roleOf(row.role),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }))
}

export async function insertInvitation(
  tx: Tx,
  workspaceId: string,
  invitation: InvitationRow & { readonly tokenHash: Uint8Array; readonly invitedBy: string },
): Promise<void> {
  await tx
    .insertInto('invitation')
    .values({
      workspace_id: workspaceId,
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
      accepted_at: null,
      revoked_at: null,
    })
    .execute()
}

/** Revokes open invitations by id, address or inviting person. Returns their number. */
export async function revokeInvitations(
  tx: Tx,
  workspaceId: string,
  selection: { readonly id: string } | { readonly email: string } | { readonly invitedBy: string },
  at: Date,
): Promise<bigint> {
  const query = tx
    .updateTable('invitation')
    .set({ revoked_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
  const { numUpdatedRows } = await (
    'id' in selection
      ? query.where('id', '=', selection.id)
      : 'email' in selection
        ? query.where('email', 'in', emailForms(selection.email))
        : query.where('invited_by', '=', selection.invitedBy)
  ).executeTakeFirst()
  return numUpdatedRows
}

/** An invitation revoked after `since` without a newer one to the same address. */
export function findRevokedInvitation(
  tx: Tx,
  workspaceId: string,
  id: string,
  since: Date,
): Promise<{ role: string } | undefined> {
  return tx
    .selectFrom('invitation as revoked')
    .select('role')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('revoked_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitation as newer')
            .select('newer.id')
            .whereRef('newer.workspace_id', '=', 'revoked.workspace_id')
            .whereRef('newer.email', '=', 'revoked.email')
            .where('newer.revoked_at', 'is', null),
        ),
      ),
    )
    .forUpdate()
    .executeTakeFirst()
}

export async function restoreInvitationRow(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ revoked_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}
