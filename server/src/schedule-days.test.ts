import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '@bordereau/contract/session'
import { addDays, localDate } from '@bordereau/domain/date'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startVictim } from './db/crash/testing-child.ts'
import { seeded } from './db/crash/shadow.ts'
import { type Database, asSystem, openDatabase } from './db/database.ts'
import { createTestDatabase, enginesOf } from './db/testing.ts'
import { aCompany, aCustomer, aDraft } from './invoices/testing.ts'
import { jobs } from './jobs.ts'
import { runDueJobs } from './jobs/runner.ts'
import { PASSWORD, blankRenderer, client, signedUp, startApp } from './lib/testing.ts'
import {
  type TestMailServer,
  settleUncertain,
  startMailServer,
  subjectsOf,
} from './mail/testing.ts'
import { aRecurring } from './recurring/testing.ts'
import { switchOn } from './reminders/testing.ts'

/** `npm run campaign -- days`: 800 days, with four changes of the clocks and 29 February 2028. */
const DAYS = Number(process.env['TEST_SCHEDULE_DAYS'] ?? 800)
/** A day has twelve checks; a process is killed in one of so many. */
const KILL_WITHIN_CHECKS = 600
const KILL_WITHIN_MS = Number(process.env['TEST_KILL_WITHIN_MS'] ?? 150)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_123)
const ENGINES = enginesOf('both')

const FIRST = localDate('2026-11-20')
const LAST = addDays(FIRST, DAYS - 1)
/** Longer than an invoice's term and the days until its last reminder, with holidays. */
const SETTLED_DAYS = 14 + 24 + 7
const LEVELS = 4
const OWNER = 'owner@example.com'

/** Plans whose days the test counts by itself. Sundays have the changes of the clocks. */
const PLANS = [
  { name: 'Mondays', unit: 'week', firstDay: '2026-11-23' },
  { name: 'Sundays', unit: 'week', firstDay: '2026-11-22' },
  { name: 'the 31st', unit: 'month', firstDay: '2026-12-31' },
  { name: 'last days', unit: 'month', firstDay: '2026-11-30', onLastDay: true },
  { name: 'quarters', unit: 'quarter', firstDay: '2026-11-29' },
] as const

describe.each(['pglite', 'postgresql'] as const)('on %s', engine => {
  test.runIf(process.env['CAMPAIGN'] !== undefined && ENGINES.includes(engine))(
    `over ${DAYS} days, restarts, jumps of the clock and kill -9, each run and each reminder leaves once (seed ${SEED})`,
    async () => {
      const testDatabase = await createTestDatabase(engine)
      const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-'))
      const server = await startMailServer(4_000)
      const workspaceId = await begin(testDatabase.db, dataDir)
      await testDatabase.db.close()
      const options = testDatabase.options
      const kills = await live({ dataDir, mailServer: server.url, options })
      const db = await openDatabase(options)
      expect(kills).toBeGreaterThan(0)
      // A process sends four mails of a kind at once.
      expect(await mailRest(db, dataDir, workspaceId, server)).toBeLessThanOrEqual(4 * kills)
      const made = await runsIn(db)
      // What is sent at the end is sent on the day after the last one, which may have runs of its own.
      const lived = made.filter(({ day }) => day <= LAST)
      expect(lived.map(({ name, day }) => `${day} ${name}`).toSorted()).toEqual(expectedRuns())
      const numbers = made.map(({ number }) => number).toSorted()
      expect(numbers).toEqual(numbers.map((_, i) => numberAt(i + 1, numbers)))
      const subjects = await subjectsOf(server)
      expect(subjects.toSorted()).toEqual([...new Set(subjects)].toSorted())
      const sent = made.map(({ number, day }) => ({
        number,
        mails: subjects.filter(subject => subject.includes(number)).length,
        least: day <= addDays(LAST, -SETTLED_DAYS) ? 1 + LEVELS : 1,
      }))
      expect(sent.filter(({ mails, least }) => mails < least || mails > 1 + LEVELS)).toEqual([])
      await db.close()
      await server.close()
      await testDatabase.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  )
})

async function begin(db: Database, dataDir: string): Promise<string> {
  const app = await startApp(db, { dataDir }, blankRenderer)
  const owner = await signedUp(app, OWNER)
  const workspaceId = await aCompany(owner)
  await switchOn(owner, workspaceId)
  const draft = aDraft(await aCustomer(owner, workspaceId))
  for (const { name, ...plan } of PLANS)
    await aRecurring(owner, workspaceId, draft, { name, mode: 'send', plan })
  await app.close()
  return workspaceId
}

type Setting = Readonly<Record<'dataDir' | 'mailServer', string>> & { readonly options: object }

/**
 * Processes one after another until the last day is over. Each kills itself; the next begins where it ended, or with a
 * clock that was set back two days, or after one whose clock is a month ahead, which must do nothing.
 * Returns how many were killed.
 */
async function live(setting: Setting): Promise<number> {
  const random = seeded(SEED)
  let kills = 0
  let from = FIRST
  while (from <= LAST) {
    // At least a day, so that the days pass.
    const killAtCheck = 13 + Math.floor(random() * KILL_WITHIN_CHECKS)
    const killAfterMs = Math.floor(random() * KILL_WITHIN_MS)
    const lived = await run({ ...setting, from, until: LAST, killAtCheck, killAfterMs })
    if (lived.code === 0) return kills
    kills += 1
    from = localDate(lived.days.at(-1) ?? from)
    const fate = random()
    if (fate < 0.25 && from > addDays(FIRST, 2)) from = addDays(from, -2)
    if (fate > 0.75) {
      const ahead = addDays(from, 30)
      await run({ ...setting, from: ahead, until: ahead, killAtCheck: 0, killAfterMs: 0 })
    }
  }
  return kills
}

async function run(life: object): Promise<{ code: number | null; days: readonly string[] }> {
  const victim = startVictim('../../testing-schedule-worker.ts', [JSON.stringify(life)])
  const code = await victim.ended
  if (code !== 0 && code !== null) throw new Error(victim.errors())
  return { code, days: victim.lines }
}

/** Sends what waits, and what a kill left in doubt where the mail server does not have it; returns how many that were. */
async function mailRest(
  db: Database,
  dataDir: string,
  workspaceId: string,
  server: TestMailServer,
): Promise<number> {
  const smtp = { url: server.url, from: 'bills@example.com' }
  const app = await startApp(db, { dataDir, smtp }, blankRenderer)
  app.clock.set(`${addDays(LAST, 1)}T01:00:00Z`)
  await runDueJobs(app.context, jobs)
  const owner = client(app.app)
  await owner.must(signIn, { body: { email: OWNER, password: PASSWORD } })
  const uncertain = await settleUncertain(owner, workspaceId, server)
  await runDueJobs(app.context, jobs)
  await app.close()
  return uncertain
}

async function runsIn(db: Database) {
  const { rows } = await asSystem(db, tx =>
    sql<{ name: string; day: string; number: string }>`
      select recurring.name, run.day::text as day, invoice.number from recurring_run as run
      join recurring on recurring.id = run.recurring_id
      join invoice on invoice.id = run.invoice_id order by run.day`.execute(tx),
  )
  return rows
}

/** By the calendar of JavaScript, not by the domain's. */
function expectedRuns(): string[] {
  const runs: string[] = []
  for (let day: string = FIRST; day <= LAST; day = addDays(localDate(day), 1)) {
    const at = new Date(`${day}T00:00:00Z`)
    const date = at.getUTCDate()
    const lastDate = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
    const isQuarter = [1, 4, 7, 10].includes(at.getUTCMonth())
    if (at.getUTCDay() === 1) runs.push(`${day} Mondays`)
    if (at.getUTCDay() === 0) runs.push(`${day} Sundays`)
    if (date === lastDate && day >= '2026-12-31') runs.push(`${day} the 31st`)
    if (date === lastDate) runs.push(`${day} last days`)
    if (isQuarter && date === Math.min(29, lastDate)) runs.push(`${day} quarters`)
  }
  return runs.toSorted()
}

/** A number of the same year as the one in its place: the sequence begins anew each year, without gap. */
function numberAt(place: number, numbers: readonly string[]): string {
  const number = numbers[place - 1] ?? ''
  const year = number.slice(0, -4)
  const before = numbers.slice(0, place).filter(one => one.startsWith(year)).length
  return `${year}${String(before).padStart(4, '0')}`
}
