import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeWithDatabase } from './testing.ts'

describeWithDatabase('the database of a suite', engine => {
  test.runIf(engine.name === 'postgresql')(
    'is connected to as an ordinary role, so that a superuser hides no refusal of row-level security',
    async () => {
      const { rows } = await sql`
        select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolname = tableowner as owns
        from pg_roles, pg_tables where rolname = session_user and tablename = 'invoice'`.execute(
        engine.db.kysely,
      )
      expect(rows).toEqual([
        {
          rolsuper: false,
          rolbypassrls: false,
          rolcreaterole: false,
          rolcreatedb: false,
          owns: true,
        },
      ])
    },
  )
})
