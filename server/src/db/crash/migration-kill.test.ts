import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { createTestDatabase } from '../testing.ts'
import { startVictim } from './testing-child.ts'
import { seeded } from './shadow.ts'

vi.setConfig({ testTimeout: 600_000 })

/** `npm run campaign -- kill` kills more often. */
const KILLS = Math.ceil(Number(process.env['TEST_KILLS'] ?? 5) / 5)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_120)
const ROWS = 20_000
const sample = `${import.meta.dirname}/../sample`

let newer: string
beforeAll(() => {
  newer = mkdtempSync(join(tmpdir(), 'bordereau-newer-'))
  cpSync(sample, newer, { recursive: true })
  writeFileSync(
    join(newer, '0002-more.sql'),
    `create table more (number integer primary key, text text);
     insert into more select n, repeat('x', 100) from generate_series(1, ${ROWS}) n;
     create index more_text on more (text, number);
     update counter set value = -1;`,
  )
})
afterAll(() => rmSync(newer, { recursive: true, force: true }))

describe.each(['pglite', 'postgresql'] as const)('on %s', engine => {
  test(`kill -9 during a migration leaves old or new, ${KILLS} times (seed ${SEED})`, async () => {
    const random = seeded(SEED)
    const totalMs = await migrateAndKill(engine, Infinity)
    for (let round = 0; round < KILLS; round += 1) {
      // Between the engine's start and a little after the migration's end, measured on this machine.
      await migrateAndKill(engine, totalMs * (0.4 + 0.7 * random()))
    }
  })
})

/** Migrates in a process that is killed after `killAfterMs`, then checks the database. Returns its duration in ms. */
async function migrateAndKill(engine: Database['engine'], killAfterMs: number): Promise<number> {
  const testDatabase = await createTestDatabase(engine, { migrations: sample })
  await testDatabase.db.close()
  const options = { ...testDatabase.options, migrations: newer }
  const from = performance.now()
  const victim = startVictim('kill-writer.ts', ['0', JSON.stringify(options)])
  const killed = Number.isFinite(killAfterMs) ? pause(killAfterMs) : victim.ended
  await Promise.race([killed, victim.ended])
  const durationMs = performance.now() - from
  await victim.kill()
  expect(['old', 'new']).toContain(await stateOf(testDatabase.options))
  const db = await openDatabase(options)
  expect(await rowsOf(db)).toBe(ROWS)
  await db.close()
  await testDatabase.remove()
  return durationMs
}

async function stateOf(options: Parameters<typeof openDatabase>[0]): Promise<string> {
  try {
    const db = await openDatabase(options)
    const { rows } = await sql<{ half: boolean }>`
      select to_regclass('more') is not null or (select value from counter) <> 0 as half`.execute(
      db.kysely,
    )
    await db.close()
    return rows[0]?.half ? 'half' : 'old'
  } catch (error) {
    return String(error).includes('0002-more') ? 'new' : String(error)
  }
}

async function rowsOf(db: Database): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from more where (select value from counter) = -1`.execute(db.kysely)
  return Number(rows[0]?.count)
}
