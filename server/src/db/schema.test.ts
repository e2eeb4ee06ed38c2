import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dumpSchema } from './dump.ts'
import { describeBothEngines } from './testing.ts'

describeBothEngines('schema.sql', engine => {
  test('is the result of the migrations', async () => {
    const file = join(import.meta.dirname, 'schema.sql')
    const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const now = await dumpSchema(engine.db.kysely)
    expect(now, 'server/src/db/schema.sql is out of date: run `npm run schema` and commit it').toBe(
      committed,
    )
  })
})
