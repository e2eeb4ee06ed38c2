import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { type Cluster, createDatabase, startPostgres } from '../../../../tools/postgres.ts'
import { createTestDatabase } from '../testing.ts'
import { type Victim, startVictim } from './testing-child.ts'
import { seeded } from './shadow.ts'

vi.setConfig({ testTimeout: 600_000 })

const KILLS = Number(process.env['TEST_KILLS'] ?? 2)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_120)
const WRITERS = 4
const migrations = `${import.meta.dirname}/../sample`

describe(`${KILLS} times kill -9 in the middle of commits (seed ${SEED})`, () => {
  test('of the process with the embedded database', async () => {
    const testDatabase = await createTestDatabase('pglite', { migrations })
    await testDatabase.db.close()
    await killRepeatedly(JSON.stringify(testDatabase.options), victim => victim.kill())
    await testDatabase.remove()
  })

  test('of the whole PostgreSQL server', async () => {
    const cluster = await startPostgres()
    try {
      const options = { url: await createDatabase(cluster.url), dataDir: '.', migrations }
      await killRepeatedly(JSON.stringify(options), victim => crash(cluster, victim))
    } finally {
      await cluster.stop()
    }
  })

  test('of a process that works on a PostgreSQL server', async () => {
    const testDatabase = await createTestDatabase('postgresql', { migrations })
    await testDatabase.db.close()
    await killRepeatedly(JSON.stringify(testDatabase.options), victim => victim.kill())
    await testDatabase.remove()
  })
})

type Found = { value: number; entries: number; last: number }

/** Repeatedly starts writers and kills them at a random moment; the next ones print what is left. */
async function killRepeatedly(
  options: string,
  kill: (victim: Victim) => Promise<void>,
): Promise<void> {
  const random = seeded(SEED)
  let acked = 0
  for (let round = 0; round <= KILLS; round += 1) {
    const victim = startVictim('kill-writer.ts', [String(WRITERS), options])
    expect(await victim.said(2), victim.errors()).toBe(true)
    await pause(random() * 250)
    await kill(victim)
    const [found, ...numbers] = victim.lines
    expect(faultOf(acked, JSON.parse(found ?? '') as Found), `round ${round}: ${found}`).toBe('')
    const last = Math.max(...numbers.map(Number))
    expect(last).toBeGreaterThan(acked)
    acked = last
  }
}

async function crash(cluster: Cluster, victim: Victim): Promise<void> {
  await cluster.crash()
  await victim.kill()
}

/**
 * Nothing acknowledged is missing, nothing is half done, no number is skipped. More than was acknowledged is no fault:
 * each writer may have had a commit that was durable before it was printed.
 */
function faultOf(acked: number, found: Found): string {
  if (found.value < acked) return `${acked - found.value} acknowledged lost`
  return found.last === found.value && found.entries === found.value ? '' : 'a gap'
}
