import type pg from 'pg'
import { StartError } from './start-error.ts'

/** Every transaction runs as this role; it is created before the first migration. */
export const APP_ROLE = 'bordereau_app'

type OwnerRow = {
  /** Quoted for SQL. */
  owner: string
  database: string
  version: number
  inherits: boolean
  app_role_exists: boolean
  may_create: boolean
  /** The owner of the tables, when that is another role. */
  other_owner: string | null
}

/**
 * On a server, before the migrations: the connecting role must own the database, and must be a member of the
 * application role with INHERIT (policies name that role) and SET. From PostgreSQL 16 on, the creator of a role is its
 * member with neither. Fixes what the connecting role may fix itself; otherwise throws a StartError with the SQL to
 * run.
 */
export async function prepareRoles(client: pg.ClientBase): Promise<void> {
  await inheritPrivileges(client)
  const row = await readOwner(client)
  if (row.other_owner !== null) {
    throw new StartError(
      `The tables of the database ${row.database} belong to the role ${row.other_owner}, not to ${row.owner}.`,
    )
  }
  if (!row.may_create) {
    throw remedy(
      `The role ${row.owner} may not create tables in the database ${row.database}`,
      `alter database ${row.database} owner to ${row.owner};`,
    )
  }
  if (!row.app_role_exists) await createAppRole(client, row)
  if (await isUsable(client, row)) return
  await attempt(client, `grant ${APP_ROLE} to current_user${grantOptions(row)}`)
  if (!(await isUsable(client, row)))
    throw remedy(`The role ${row.owner} cannot act as the role ${APP_ROLE}`, grantSql(row))
}

/**
 * Before PostgreSQL 16 a member inherits by its role attribute INHERIT, without which it may not even create tables in
 * its own database: the owner of a database is a member of pg_database_owner.
 */
async function inheritPrivileges(client: pg.ClientBase): Promise<void> {
  const { owner, version, inherits } = await readOwner(client)
  if (inherits || version >= 160_000) return
  if (await attempt(client, 'alter role current_user inherit')) return
  throw remedy(
    `The role ${owner} does not inherit the privileges of the roles it is a member of`,
    `alter role ${owner} inherit;`,
  )
}

async function readOwner(client: pg.ClientBase): Promise<OwnerRow> {
  const { rows } = await client.query<OwnerRow>(OWNER_SQL, [APP_ROLE])
  const [row] = rows
  if (!row) throw new Error('the query for the connected role returned no row')
  return row
}

const OWNER_SQL = `
  select quote_ident(current_user) as owner,
    quote_ident(current_database()) as database,
    current_setting('server_version_num')::int as version,
    (select rolinherit from pg_roles where rolname = current_user) as inherits,
    exists (select from pg_roles where rolname = $1) as app_role_exists,
    has_schema_privilege('public', 'create')
      and (to_regnamespace('app') is not null or has_database_privilege(current_database(), 'create')) as may_create,
    (select pg_get_userbyid(relowner) from pg_class
      where oid = to_regclass('public.migration') and not pg_has_role(current_user, relowner, 'usage')) as other_owner`

async function createAppRole(client: pg.ClientBase, row: OwnerRow): Promise<void> {
  const options = 'nologin nosuperuser nobypassrls nocreatedb nocreaterole'
  if (await attempt(client, `create role ${APP_ROLE} ${options}`)) return
  throw remedy(
    `The role ${row.owner} may not create the role ${APP_ROLE}`,
    `create role ${APP_ROLE} nologin; ${grantSql(row)}`,
  )
}

async function isUsable(client: pg.ClientBase, row: OwnerRow): Promise<boolean> {
  const membership = row.version < 160_000 ? 'member' : 'set'
  const { rows } = await client.query<{ usable: boolean }>(
    `select pg_has_role(current_user, $1, 'usage') and pg_has_role(current_user, $1, $2) as usable`,
    [APP_ROLE, membership],
  )
  return rows[0]?.usable === true
}

function grantSql(row: OwnerRow): string {
  return `grant ${APP_ROLE} to ${row.owner}${grantOptions(row)};`
}

function grantOptions(row: OwnerRow): string {
  return row.version < 160_000 ? '' : ' with inherit true, set true'
}

function remedy(fault: string, sql: string): StartError {
  return new StartError(`${fault}; run as an administrator of PostgreSQL: ${sql}`)
}

/** duplicate_object and unique_violation: another process has just done the same for another database of the server. */
const DONE_ALREADY = new Set(['42710', '23505'])
/** insufficient_privilege. */
const NOT_ALLOWED = '42501'

/** Whether the statement took effect; false for insufficient privilege. */
async function attempt(client: pg.ClientBase, sql: string): Promise<boolean> {
  try {
    await client.query(sql)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (DONE_ALREADY.has(code)) return true
    if (code === NOT_ALLOWED) return false
    throw error
  }
}

type Warn = (details: object, message: string) => void

/** Requests run as the application role, so this is only a warning; but an SQL injection could reset the role. */
export async function warnOfPrivileges(pool: pg.Pool, warn: Warn): Promise<void> {
  const { rows } = await pool.query<{ role: string; superuser: boolean; bypass: boolean }>(
    `select rolname as role, rolsuper as superuser, rolbypassrls as bypass
     from pg_roles where rolname = current_user`,
  )
  const [row] = rows
  if (!row || !(row.superuser || row.bypass)) return
  const privilege = row.superuser ? 'is a superuser' : 'may bypass row-level security'
  warn(
    { role: row.role },
    `the role of DATABASE_URL ${privilege}; use an ordinary role (docs/operating.md, PostgreSQL)`,
  )
}

type RoleRow = {
  privileged: boolean
  member_of: string | null
  owns: string | null
}

/**
 * Row-level security does not apply to a superuser, a role with BYPASSRLS or the owner: the role must be none of these.
 */
export async function checkRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<RoleRow>(
    `select rolsuper or rolbypassrls or rolcreaterole as privileged,
       (select string_agg(g.rolname, ', ') from pg_auth_members m join pg_roles g on g.oid = m.roleid
         where m.member = r.oid) as member_of,
       (select string_agg(c.relname, ', ' order by c.relname) from pg_class c where c.relowner = r.oid) as owns
     from pg_roles r where rolname = $1`,
    [APP_ROLE],
  )
  const role = rows[0]
  if (!role)
    throw new StartError(`The database has no role ${APP_ROLE}; its first migration creates it.`)
  const fault = faultOf(role)
  if (fault) {
    throw new StartError(
      `The database role ${APP_ROLE} ${fault}, so row-level security between companies would not hold. Revoke that first.`,
    )
  }
}

function faultOf(role: RoleRow): string | undefined {
  if (role.privileged) return 'is a superuser, may create roles or may bypass row-level security'
  if (role.member_of !== null) return `is a member of ${role.member_of}`
  return role.owns === null ? undefined : `owns ${role.owns}`
}
