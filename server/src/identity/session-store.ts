import type { Tx } from '../db/database.ts'

export async function insertSession(
  tx: Tx,
  session: {
    readonly id: string
    readonly personId: string
    readonly tokenHash: Uint8Array
    readonly createdAt: Date
    readonly expiresAt: Date
    readonly userAgent: string
    readonly ip: string
  },
): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      id: session.id,
      person_id: session.personId,
      token_hash: session.tokenHash,
      created_at: session.createdAt,
      last_seen_at: session.createdAt,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
      ip: session.ip,
    })
    .execute()
}

export async function deleteSessions(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('session').where('person_id', '=', personId).execute()
}

export async function deleteSession(tx: Tx, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteSessionByToken(tx: Tx, tokenHash: Uint8Array): Promise<void> {
  await tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** Deletes expired and idle sessions of all people. */
export async function deleteExpiredSessions(tx: Tx, now: Date, idleSince: Date): Promise<void> {
  await tx
    .deleteFrom('session')
    .where(either =>
      either.or([either('expires_at', '<=', now), either('last_seen_at', '<=', idleSince)]),
    )
    .execute()
}

export type SessionRow = {
  readonly id: string
  readonly userAgent: string
  readonly ip: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

/** The person's valid sessions, the last used first. */
export async function listValidSessions(
  tx: Tx,
  personId: string,
  now: Date,
  idleSince: Date,
): Promise<SessionRow[]> {
  const rows = await tx
    .selectFrom('session')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_seen_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    userAgent: row.user_agent,
    ip: row.ip,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }))
}
