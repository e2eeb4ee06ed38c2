import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyJournal } from '@bordereau/contract/journal'
import { localDate } from '@bordereau/domain/date'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startVictim } from '../db/crash/testing-child.ts'
import { seeded } from '../db/crash/shadow.ts'
import { type Database, asSystem, openDatabase } from '../db/database.ts'
import { createTestDatabase, enginesOf } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft } from '../invoices/testing.ts'
import { type Client, type TestApp, client, signedUp, startApp } from '../lib/testing.ts'
import {
  type TestMailServer,
  settleUncertain,
  startMailServer,
  subjectsOf,
} from '../mail/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { aRecurring } from './testing.ts'

/** `npm run campaign -- recurring` has 10,000 due at once and kills ten times. */
const WORKER = '../../recurring/testing-worker.ts'
const DUE = Number(process.env['TEST_DUE'] ?? 40)
const KILLS = Number(process.env['TEST_RECURRING_KILLS'] ?? 1)
const KILL_WITHIN_MS = Number(process.env['TEST_KILL_WITHIN_MS'] ?? 1_500)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_122)
/** Each process takes seconds to start. */
const ENGINES = enginesOf(process.env['CAMPAIGN'] === undefined ? 'postgresql' : 'both')
const TODAY = localDate('2026-11-20')

describe.each(['pglite', 'postgresql'] as const)('on %s', engine => {
  test.runIf(ENGINES.includes(engine))(
    `after ${KILLS} kill -9 each of ${DUE} recurring invoices due at once is issued once, without gap, and mailed once (seed ${SEED})`,
    async () => {
      const testDatabase = await createTestDatabase(engine)
      const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-'))
      // Enough for the headers.
      const server = await startMailServer(4_000)
      const before = await createDue(testDatabase.db, dataDir)
      await testDatabase.db.close()
      const random = seeded(SEED)
      const where = [dataDir, JSON.stringify(testDatabase.options), server.url]
      for (let round = 1; round <= KILLS; round += 1) {
        const milliseconds = 100 + random() * KILL_WITHIN_MS
        const victim = startVictim(WORKER, [`${round}`, `${milliseconds}`, ...where])
        expect(await victim.ended, victim.errors()).toBe(null)
      }
      const last = startVictim(WORKER, [`${KILLS + 1}`, '0', ...where])
      expect(await last.said(1), last.errors()).toBe(true)
      await last.kill()
      const db = await openDatabase(testDatabase.options)
      expect(await countEach(db)).toEqual({
        issued: DUE,
        drafts: 1,
        lastNumber: DUE,
        runs: DUE,
        runsOfOwnInvoice: DUE,
        stillDue: 0,
        journal: DUE,
      })
      const smtp = { url: server.url, from: 'bills@example.com' }
      const app = await startApp(db, { dataDir, smtp })
      const owner: Client = client(app.app)
      owner.cookie = before.cookie
      expect(await mailRest(app, owner, before.workspaceId, server)).toEqual(numbersUpTo(DUE))
      const query = { workspaceId: before.workspaceId }
      const journal = await owner.must(verifyJournal, { query })
      expect(journal).toMatchObject({ entries: DUE, findings: [] })
      await app.close()
      await server.close()
      await db.close()
      await testDatabase.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  )
})

async function createDue(db: Database, dataDir: string) {
  const app = await startApp(db, { dataDir })
  const owner = await signedUp(app, 'owner@example.com')
  const workspaceId = await aCompany(owner)
  const draft = aDraft(await aCustomer(owner, workspaceId))
  const plan = { firstDay: TODAY, unit: 'month' as const }
  const { id } = await aRecurring(owner, workspaceId, draft, { mode: 'send', plan })
  await asSystem(db, tx =>
    sql`insert into recurring select copy.* from recurring as one, generate_series(2, ${sql.lit(DUE)}) as n,
      lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'name', 'Maintenance ' || n)) as copy
      where one.id = ${id}`.execute(tx),
  )
  await app.close()
  return { workspaceId, cookie: owner.cookie }
}

/** Sends what waits; the numbers in the subjects that the mail server got, in order. At most three mails wait for a person
 * after each kill, and the last process is killed too. */
async function mailRest(
  app: TestApp,
  owner: Client,
  workspaceId: string,
  server: TestMailServer,
): Promise<number[]> {
  app.clock.move((KILLS + 2) * 3_600_000)
  await runDueJobs(app.context, jobs)
  expect(await settleUncertain(owner, workspaceId, server)).toBeLessThanOrEqual(3 * (KILLS + 1))
  app.clock.move(60_000)
  await runDueJobs(app.context, jobs)
  const subjects = await subjectsOf(server)
  return subjects
    .map(subject => Number(/(\d+)(?!.*\d)/.exec(subject)?.[1]))
    .toSorted((a, b) => a - b)
}

function numbersUpTo(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1)
}

async function countEach(db: Database): Promise<Record<string, number>> {
  const { rows } = await asSystem(db, tx =>
    sql<Record<string, string>>`
      select count(*) filter (where issued_at is not null) as "issued",
        count(*) filter (where issued_at is null) as "drafts",
        max(seq) as "lastNumber",
        (select count(*) from recurring_run where outcome = 'sent') as "runs",
        (select count(distinct run.invoice_id) from recurring_run as run join invoice as own on own.id = run.invoice_id
          where own.issued_at is not null) as "runsOfOwnInvoice",
        (select count(*) from recurring where next_day <= ${TODAY}) as "stillDue",
        (select count(*) from journal) as "journal"
      from invoice`.execute(tx),
  )
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, n]) => [name, Number(n)]))
}
