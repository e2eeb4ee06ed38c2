import { type Role, ROLES } from '@bordereau/domain/access/policy'
import { sql } from 'kysely'
import { type TableRow, type Tx, tenantScopeFor } from '../db/database.ts'
import type { Person } from './actor.ts'
import type { Clock } from './clock.ts'
import { hashOf } from './secret.ts'

/** A session ends after this long without use, and in any case at its own end. */
const IDLE_DAYS = 14
const DAY_MS = 86_400_000
const TOUCH_EVERY_MS = 300_000

/** The person of a session token and their role in the workspace, if any. Needs a system transaction. */
export async function findVisitor(
  tx: Tx,
  clock: Clock,
  token: string,
  workspaceId: string | null,
): Promise<{ person: Person; role: Role | null } | undefined> {
  return touched(tx, clock, await readVisitor(tx, clock, token, workspaceId))
}

/** The same, and limits the transaction to the workspace and the person if they are a member, in one statement. */
export async function enterWorkspace(
  tx: Tx,
  clock: Clock,
  token: string,
  workspaceId: string,
): Promise<{ person: Person; role: Role | null; timeZone: string } | undefined> {
  return touched(tx, clock, await readVisitor(tx, clock, token, workspaceId, true))
}

async function touched(tx: Tx, clock: Clock, found: Visitor | undefined) {
  const now = clock.now()
  if (found && now.getTime() - found.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
    await touch(tx, found.person.sessionId, now)
  }
  return found
}

type Visitor = {
  readonly person: Person
  readonly role: Role | null
  readonly lastSeenAt: Date
  /** Of the company that was entered, else UTC. */
  readonly timeZone: string
}

/** The same without prolonging the session: for an open page that only polls or streams. */
export async function readVisitor(
  tx: Tx,
  clock: Clock,
  token: string,
  workspaceId: string | null,
  entersWorkspace = false,
): Promise<Visitor | undefined> {
  if (token === '') return undefined
  const now = clock.now()
  const entered = entersWorkspace
    ? sql`case when membership.role is not null then ${tenantScopeFor(workspaceId ?? '', sql`session.person_id`)} end as scope,
        (select time_zone from company where workspace_id = ${workspaceId}::uuid) as time_zone`
    : sql`null as time_zone`
  // Text, since every request has it, and the query builder would build it anew each time.
  const { rows } = await sql<VisitorRow>`
    select session.id, session.person_id, session.last_seen_at, person.language, membership.role, ${entered}
    from session join person on person.id = session.person_id
    left join membership
      on membership.person_id = session.person_id and membership.workspace_id = ${workspaceId}::uuid
    where session.token_hash = ${hashOf(token)} and session.expires_at > ${now}
      and session.last_seen_at > ${idleSince(now)}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const person = { id: row.person_id, sessionId: row.id, language: row.language }
  const role = ROLES.find(known => known === row.role) ?? null
  return { person, role, lastSeenAt: row.last_seen_at, timeZone: row.time_zone ?? 'UTC' }
}

type VisitorRow = Pick<TableRow<'session'>, 'id' | 'person_id' | 'last_seen_at'> &
  Pick<TableRow<'person'>, 'language'> & {
    readonly role: string | null
    readonly time_zone: string | null
  }

/** Sessions last seen at this time or earlier have ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_DAYS * DAY_MS)
}

/** A locked row is skipped: concurrent requests of a person must not wait for the longest of them. */
async function touch(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ last_seen_at: now })
    .where('id', '=', eb =>
      eb.selectFrom('session').select('id').where('id', '=', id).forUpdate().skipLocked(),
    )
    .execute()
}
