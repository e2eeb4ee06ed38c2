import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localDate } from '@bordereau/domain/date'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { copyIssued } from '../batches/testing.ts'
import { startVictim } from '../db/crash/testing-child.ts'
import { seeded } from '../db/crash/shadow.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { createTestDatabase, enginesOf } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { blankRenderer, signedUp, startApp } from '../lib/testing.ts'
import { startMailServer } from '../mail/testing.ts'
import { switchOn } from './testing.ts'

const WORKER = '../../reminders/testing-worker.ts'
const DUE = Number(process.env['TEST_DUE'] ?? 60)
const KILLS = Number(process.env['TEST_REMINDER_KILLS'] ?? 2)
const KILL_WITHIN_MS = Number(process.env['TEST_KILL_WITHIN_MS'] ?? 400)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_123)
/** Each process takes seconds to start. */
const ENGINES = enginesOf(process.env['CAMPAIGN'] === undefined ? 'postgresql' : 'both')

describe.each(['pglite', 'postgresql'] as const)('on %s', engine => {
  test.runIf(ENGINES.includes(engine))(
    `after ${KILLS} kill -9 the mail server has one reminder of each of ${DUE} invoices (seed ${SEED})`,
    async () => {
      const testDatabase = await createTestDatabase(engine)
      const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-'))
      await createDue(testDatabase.db, dataDir)
      await testDatabase.db.close()
      const random = seeded(SEED)
      const options = JSON.stringify(testDatabase.options)
      for (let round = 1; round <= KILLS; round += 1) {
        const milliseconds = 20 + random() * KILL_WITHIN_MS
        const victim = startVictim(WORKER, [`${round}`, `${milliseconds}`, dataDir, options])
        expect(await victim.ended, victim.errors()).toBe(null)
      }
      const last = startVictim(WORKER, [`${KILLS + 1}`, '0', dataDir, options])
      expect(await last.said(1), last.errors()).toBe(true)
      await last.kill()
      const db = await openDatabase(testDatabase.options)
      const numbers = await deliver(db, dataDir)
      expect(numbers).toHaveLength(DUE)
      expect(new Set(numbers).size).toBe(DUE)
      await db.close()
      await testDatabase.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  )
})

async function createDue(db: Database, dataDir: string): Promise<void> {
  const app = await startApp(db, { dataDir }, blankRenderer)
  const owner = await signedUp(app, 'owner@example.com')
  const workspaceId = await aCompany(owner)
  const due = { by: 'date', date: localDate('2026-11-20') } as const
  const draft = aDraft(await aCustomer(owner, workspaceId), { due })
  const { id } = await issued(owner, workspaceId, draft)
  await copyIssued(db, workspaceId, id, DUE - 1)
  await switchOn(owner, workspaceId)
  await app.close()
}

/** Sends what the outbox has; the numbers of the invoices in the subjects that the mail server got. */
async function deliver(db: Database, dataDir: string): Promise<string[]> {
  const server = await startMailServer()
  const smtp = { url: server.url, from: 'bills@example.com' }
  const app = await startApp(db, { dataDir, smtp }, blankRenderer)
  app.clock.set('2026-11-23T15:00:00Z')
  await runDueJobs(app.context, jobs)
  const mails = await Promise.all(server.received.map(mail => PostalMime.parse(mail)))
  await app.close()
  await server.close()
  return mails.flatMap(
    mail => /Zahlungserinnerung: Rechnung (\S+)/.exec(mail.subject ?? '')?.[1] ?? [],
  )
}
