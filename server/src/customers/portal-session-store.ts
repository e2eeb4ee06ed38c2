import { addressesIn } from '@bordereau/domain/text/email-address'
import { sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'
import { emailForms } from '../lib/email-forms.ts'
import type { CustomerRow } from './store.ts'

export type PortalSessionRow = TableRow<'portal_session'>

/** The e-mail addresses of a customer, each in its forms: those that get documents, and that of the contact person. */
export function addressesOf({
  email,
  profile,
}: Pick<CustomerRow, 'email' | 'profile'>): readonly string[] {
  return addressesIn(`${email},${profile.contact.email}`).flatMap(emailForms)
}

/** The ids of the customers that may have the address in one of their lists: it is part of a longer one in some. */
export async function customersNaming(tx: Tx, workspaceId: string, email: string) {
  const rows = await tx
    .selectFrom('customer')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where(({ or }) =>
      or(
        emailForms(email).map(
          form => sql<boolean>`(position(${form} in lower(email)) > 0
            or position(${form} in lower(profile->'contact'->>'email')) > 0)`,
        ),
      ),
    )
    .orderBy('legal_name')
    .orderBy('id')
    .limit(MOST_CUSTOMERS)
    .execute()
  return rows.map(({ id }) => id)
}

/** With one address: more than a person can choose from. */
const MOST_CUSTOMERS = 200

export async function insertPortalSession(tx: Tx, session: PortalSessionRow): Promise<void> {
  await tx.insertInto('portal_session').values(session).execute()
}

const TOUCH_EVERY_MS = 3_600_000

/** The session of a cookie, unless it has ended. The time of its use is recorded once an hour. */
export async function findPortalSession(
  tx: Tx,
  workspaceId: string,
  tokenHash: Uint8Array,
  now: Date,
): Promise<PortalSessionRow | undefined> {
  const row = await tx
    .selectFrom('portal_session')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (row && now.getTime() - row.last_seen_at.getTime() > TOUCH_EVERY_MS)
    await tx
      .updateTable('portal_session')
      .set({ last_seen_at: now })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', row.id)
      .execute()
  return row
}

export async function listPortalSessions(
  tx: Tx,
  workspaceId: string,
  emails: readonly string[],
  now: Date,
): Promise<PortalSessionRow[]> {
  return tx
    .selectFrom('portal_session')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`email = any(${[...emails]}::text[])`)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function deletePortalSessions(
  tx: Tx,
  workspaceId: string,
  of: { readonly emails: readonly string[] } | { readonly tokenHash: Uint8Array },
): Promise<void> {
  const all = tx.deleteFrom('portal_session').where('workspace_id', '=', workspaceId)
  await (
    'emails' in of
      ? all.where(sql<boolean>`email = any(${[...of.emails]}::text[])`)
      : all.where('token_hash', '=', of.tokenHash)
  ).execute()
}
