import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { createTestDatabase, enginesOf } from '../db/testing.ts'

const MIGRATIONS = join(import.meta.dirname, '../db/migrations')
const FIRST_OF_UPGRADE = '0081'
const ID = '00000000-0000-4000-8000-00000000000'

/** What is stored of a refund before the upgrade, and whether the customer owes it afterwards; null: that is asked. */
const REFUNDS = [
  { by: 'person', status: 'requested', before: null, after: true },
  { by: 'person', status: 'requested', before: false, after: false },
  { by: 'person', status: 'requested', before: true, after: true },
  { by: 'person', status: 'failed', before: null, after: null },
  { by: 'provider', status: 'pending', before: null, after: null },
  { by: 'provider', status: 'succeeded', before: null, after: null },
] as const

describe.each(['pglite', 'postgresql'] as const)('an upgrade on %s', engine => {
  test.runIf(enginesOf('both').includes(engine))(
    'keeps what was answered of refunds, and goes on showing a payment that was changed',
    async () => {
      const migrations = mkdtempSync(join(tmpdir(), 'bordereau-migrations-'))
      const put = (isWanted: (name: string) => boolean) => {
        for (const name of readdirSync(MIGRATIONS).filter(isWanted))
          copyFileSync(join(MIGRATIONS, name), join(migrations, name))
      }
      put(name => name < FIRST_OF_UPGRADE)
      const database = await createTestDatabase(engine, { migrations })
      await database.admin.transaction().execute(async tx => {
        // Rows without all that they belong to.
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql`insert into workspace (id, created_at) values (${`${ID}1`}, now())`.execute(tx)
        for (const [no, { by, status, before }] of REFUNDS.entries())
          await sql`insert into refund (workspace_id, id, payment_id, kind, amount_minor, status, reference, reason, created_by, created_at,
              updated_at, is_owed)
            values (${`${ID}1`}, ${`${ID}${no}`}, ${`${ID}1`}, 'refund', 1, ${status}, '', '',
              ${by === 'person' ? `${ID}1` : null}::uuid, now(), now(), ${before})`.execute(tx)
        for (const no of [1, 2])
          await sql`insert into payment (workspace_id, id, customer_id, date, currency, amount_minor, method, reference,
              note, created_at, seal)
            values (${`${ID}1`}, ${`${ID}${no}`}, ${`${ID}1`}, '2026-11-20', 'EUR', 100, 'card', '', '', now(), '')`.execute(
            tx,
          )
        await sql`update payment set seal = app.payment_seal(payment)`.execute(tx)
        await sql`update payment set amount_minor = 200 where id = ${`${ID}2`}`.execute(tx)
      })
      await database.db.close()
      put(name => name >= FIRST_OF_UPGRADE)
      const db = await openDatabase({ ...database.options, migrations })
      const admin = engine === 'pglite' ? db.kysely : database.admin
      const refunds = await admin.selectFrom('refund').select('is_owed').orderBy('id').execute()
      expect(refunds.map(row => row.is_owed)).toEqual(REFUNDS.map(({ after }) => after))
      const sealed = async () => {
        const { rows } = await sql<{ isAsSealed: boolean }>`
          select seal = app.payment_seal(payment) as "isAsSealed" from payment order by id`.execute(
          admin,
        )
        return rows.map(({ isAsSealed }) => isAsSealed)
      }
      expect(await sealed()).toEqual([true, false])
      await sql`update payment set mode = 'test' where id = ${`${ID}1`}`.execute(admin)
      expect(await sealed()).toEqual([false, false])
      await db.close()
      await database.remove()
      rmSync(migrations, { recursive: true, force: true })
    },
  )
})
