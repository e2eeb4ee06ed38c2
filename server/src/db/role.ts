import type pg from 'pg'
import { StartError } from './start-error.ts'

/** Every transaction works as this role; the first migration makes it. */
export const APP_ROLE = 'bordereau_app'

type RoleRow = {
  powerful: boolean
  member_of: string | null
  owns: string | null
}

/** Row-level security holds for nobody who is superuser, may bypass it or owns the table: the role must be none of these. */
export async function checkRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<RoleRow>(
    `select rolsuper or rolbypassrls or rolcreaterole as powerful,
       (select string_agg(g.rolname, ', ') from pg_auth_members m join pg_roles g on g.oid = m.roleid
         where m.member = r.oid) as member_of,
       (select string_agg(c.relname, ', ' order by c.relname) from pg_class c where c.relowner = r.oid) as owns
     from pg_roles r where rolname = $1`,
    [APP_ROLE],
  )
  const role = rows[0]
  if (!role)
    throw new StartError(`The database has no role ${APP_ROLE}; its first migration makes it.`)
  const fault = faultOf(role)
  if (fault) {
    throw new StartError(
      `The database role ${APP_ROLE} ${fault}, so the wall between companies would not hold. Take that from it first.`,
    )
  }
}

function faultOf(role: RoleRow): string | undefined {
  if (role.powerful) return 'is a superuser, may make roles or may bypass row-level security'
  if (role.member_of !== null) return `is a member of ${role.member_of}`
  return role.owns === null ? undefined : `owns ${role.owns}`
}
