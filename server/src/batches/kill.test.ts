import { createBatch } from '@bordereau/contract/batches'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startVictim } from '../db/crash/testing-child.ts'
import { seeded } from '../db/crash/shadow.ts'
import { asSystem, type Database, openDatabase } from '../db/database.ts'
import { createTestDatabase, enginesOf } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { signedUp, startApp } from '../lib/testing.ts'
import { copyIssued } from './testing.ts'

/** `npm run campaign -- bulk` kills more often, in larger batches. */
const WORKER = '../../batches/testing-worker.ts'
const ITEMS = Number(process.env['TEST_BATCH_ITEMS'] ?? 40)
const KILLS = Number(process.env['TEST_BATCH_KILLS'] ?? 1)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_120)
/**
 * A run handles ten items of one of two batches. Each process makes at most so many, so that work is left for the last.
 */
const RUNS_PER_PROCESS = Math.max(1, Math.floor(ITEMS / 5 / (KILLS + 1)))
/** Time of the kill after the start of a run, which takes about this long. */
const KILL_WITHIN_MS = 100
/** Each process takes seconds to start. */
const ENGINES = enginesOf(process.env['CAMPAIGN'] === undefined ? 'postgresql' : 'both')

describe.each(['pglite', 'postgresql'] as const)('on %s', engine => {
  test.runIf(ENGINES.includes(engine))(
    `after ${KILLS} kill -9 during ${ITEMS} payments and emails each one exists once (seed ${SEED})`,
    async () => {
      const testDatabase = await createTestDatabase(engine)
      const ids = await createBatches(testDatabase.db)
      await testDatabase.db.close()
      const random = seeded(SEED)
      const options = JSON.stringify(testDatabase.options)
      for (let round = 1; round <= KILLS; round += 1) {
        const run = 1 + Math.floor(random() * RUNS_PER_PROCESS)
        const milliseconds = random() * KILL_WITHIN_MS
        const victim = startVictim(WORKER, [`${round}`, `${run}`, `${milliseconds}`, options])
        expect(await victim.ended, victim.errors()).toBe(null)
        expect(victim.lines).toEqual([])
      }
      const last = startVictim(WORKER, [`${KILLS + 1}`, '0', '0', options])
      expect(await last.said(1), last.errors()).toBe(true)
      await last.kill()
      const db = await openDatabase(testDatabase.options)
      expect(await countEach(db, ids)).toEqual({
        invoices: ITEMS,
        settledInFull: ITEMS,
        withOnePayment: ITEMS,
        withOneMessage: ITEMS,
        payments: ITEMS,
        messages: ITEMS,
        itemsDone: 2 * ITEMS,
        notifications: 2,
      })
      await db.close()
      await testDatabase.remove()
    },
  )
})

async function createBatches(db: Database): Promise<string[]> {
  const app = await startApp(db)
  const owner = await signedUp(app, 'owner@example.com')
  const workspaceId = await aCompany(owner)
  const { id } = await issued(owner, workspaceId, aDraft(await aCustomer(owner, workspaceId)))
  const ids = await copyIssued(db, workspaceId, id, ITEMS)
  for (const kind of ['mark_paid', 'send'] as const)
    await owner.must(createBatch, { query: { workspaceId }, body: { kind, invoiceIds: ids } })
  await app.close()
  return ids
}

async function countEach(db: Database, ids: readonly string[]): Promise<Record<string, number>> {
  const { rows } = await asSystem(db, tx =>
    sql<Record<string, string>>`
    select count(*) as "invoices",
      count(*) filter (where settled_minor = payable_minor) as "settledInFull",
      count(*) filter (where (select count(*) from allocation where invoice_id = invoice.id) = 1) as "withOnePayment",
      count(*) filter (where (select count(*) from mail where invoice_id = invoice.id) = 1) as "withOneMessage",
      (select count(*) from payment) as "payments",
      (select count(*) from mail where kind = 'invoice') as "messages",
      (select count(*) from batch_item where outcome = 'done') as "itemsDone",
      (select count(*) from notification where kind = 'batch_finished') as "notifications"
    from invoice where id = any(${[...ids]}::uuid[])`.execute(tx),
  )
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, n]) => [name, Number(n)]))
}
