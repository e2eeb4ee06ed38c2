import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/src/db/database.ts'
import { dumpSchema } from '../server/src/db/dump.ts'

/** `npm run schema`: applies all migrations to an empty database and writes down what they add up to. */
const target = join(import.meta.dirname, '../server/src/db/schema.sql')
const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-schema-'))
try {
  const db = await openDatabase({ dataDir })
  writeFileSync(target, await dumpSchema(db.kysely))
  await db.close()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
