import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem } from './database.ts'
import { describeEngines } from './testing.ts'

describeEngines(
  'smoke',
  engine => {
    test('works', async () => {
      const r = await asSystem(engine.db, tx => sql`select current_user as u`.execute(tx))
      expect(r.rows).toEqual([{ u: 'bordereau_app' }])
    })
  },
  { migrations: `${import.meta.dirname}/sample` },
)
