import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { CONFIG } from '../lib/testing.ts'
import { MIGRATIONS } from '../db/database.ts'
import { readMigrations } from '../db/migrate.ts'
import { createTestDatabase, firstMigrations } from '../db/testing.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'
import { emptyTarget, newFolder, openRestored } from './testing.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

/** The first ones; later ones add tables, and columns with archived files. */
const EARLIER = 39

test('a backup of an earlier release goes into tables of its migrations, and gets the newer ones', async () => {
  const source = await createTestDatabase('pglite', { migrations: firstMigrations(EARLIER) })
  await sql`insert into page_timing (at, metric, value, page, release)
    values ('2026-11-20', 'lcp', 0.5, '/earlier', '')`.execute(source.admin)
  await source.db.close()
  const path = join(newFolder(), 'earlier.zip')
  const { dataDir } = source.options
  await runBackup({ ...CONFIG, databaseUrl: null, dataDir }, [path], NOW)

  const target = await emptyTarget('pglite')
  await runRestore(target.config, [path], pino({ level: 'silent' }))
  const { admin, close } = await openRestored(target.config)
  const { rows: applied } = await sql<{ number: number }>`
    select number from migration order by number`.execute(admin)
  const numbers = readMigrations(MIGRATIONS).map(({ number }) => number)
  expect(applied.map(({ number }) => number)).toEqual(numbers)
  const { rows: timings } = await sql<{ page: string }>`select page from page_timing`.execute(admin)
  expect(timings).toEqual([{ page: '/earlier' }])
  await close()
  await target.remove()
})
