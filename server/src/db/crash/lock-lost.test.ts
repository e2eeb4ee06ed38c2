import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { createTestDatabase } from '../testing.ts'
import { type Victim, startVictim } from './testing-child.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const migrations = join(import.meta.dirname, '..', 'sample')
const REFUSAL = /^Another Bordereau process is using .+\. Stop it first/

/** The only output on standard error. */
const lostMessage = (name: string) =>
  new RegExp(`^[^\\n]+/${name} was deleted or replaced while Bordereau was running[^\\n]+\\n$`)

let dataDir: string
let first: Victim
beforeEach(async () => {
  const testDatabase = await createTestDatabase('pglite', { migrations })
  await testDatabase.db.close()
  dataDir = testDatabase.options.dataDir
  first = startVictim('kill-writer.ts', ['1', JSON.stringify({ dataDir, migrations })])
  expect(await first.said(3), first.errors()).toBe(true)
})
afterEach(async () => {
  await first.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

test.each(['lock', 'instance.db'])(
  'after the file “%s” of a running process is deleted, no second one starts beside it, and it stops by itself',
  async name => {
    let hasEnded = false
    void first.ended.then(() => (hasEnded = true))
    rmSync(join(dataDir, name))
    // Refused, or started once the first has ended: never beside it.
    const second = await openDatabase({ dataDir, migrations }).catch((error: unknown) => error)
    if (second instanceof Error) expect(second.message).toMatch(REFUSAL)
    else {
      expect(hasEnded).toBe(true)
      await (second as Database).close()
    }
    expect(await first.ended).toBe(1)
    expect(first.errors()).toMatch(lostMessage(name))
    const db = await openDatabase({ dataDir, migrations })
    const { rows } = await sql<{ last: number }>`select max(number) as last from entry`.execute(
      db.kysely,
    )
    await db.close()
    expect(rows[0]?.last).toBeGreaterThanOrEqual(Number(first.lines.at(-1)))
  },
)

test('another file in place of the lock is noticed as well', async () => {
  const other = join(dataDir, 'other')
  writeFileSync(other, '')
  renameSync(other, join(dataDir, 'lock'))
  expect(await first.ended).toBe(1)
  expect(first.errors()).toMatch(lostMessage('lock'))
})
