import type { Tx } from '../db/database.ts'

export type PersonRow = {
  readonly id: string
  readonly email: string | null
  readonly name: string
  readonly emailVerified: boolean
  readonly language: string
  readonly colorScheme: string
  readonly tourSeen: boolean
}

export async function findPerson(tx: Tx, id: string): Promise<PersonRow | undefined> {
  const row = await tx
    .selectFrom('person')
    .select([
      'id',
      'email',
      'name',
      'email_verified_at',
      'language',
      'color_scheme',
      'tour_seen_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    emailVerified: row.email_verified_at !== null,
    language: row.language,
    colorScheme: row.color_scheme,
    tourSeen: row.tour_seen_at !== null,
  }
}

export type WorkspaceRow = {
  readonly id: string
  readonly role: string
  readonly name: string
  readonly country: string | null
  readonly sample: boolean
  readonly setUp: boolean
  /** It has a mail server of its own. */
  readonly sendsMail: boolean
}

/** The person's companies in the order they joined, sample companies last. Needs a system transaction. */
export async function workspacesOf(tx: Tx, personId: string): Promise<WorkspaceRow[]> {
  const rows = await tx
    .selectFrom('membership')
    .innerJoin('workspace', 'workspace.id', 'membership.workspace_id')
    .leftJoin('company', 'company.workspace_id', 'membership.workspace_id')
    .leftJoin('mail_server', 'mail_server.workspace_id', 'membership.workspace_id')
    .select([
      'workspace.id',
      'workspace.sample',
      'membership.role',
      'company.legal_name',
      'company.country',
      'company.set_up_at',
      'mail_server.host',
    ])
    .where('membership.person_id', '=', personId)
    .orderBy('workspace.sample')
    .orderBy('membership.joined_at')
    .orderBy('workspace.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    role: row.role,
    name: row.legal_name ?? '',
    country: row.country,
    sample: row.sample,
    setUp: row.set_up_at !== null,
    sendsMail: row.host !== null,
  }))
}
