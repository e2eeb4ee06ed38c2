import { addDays, localDate } from '@bordereau/domain/date'
import { printLine } from './db/crash/print-line.ts'
import { openDatabase } from './db/database.ts'
import { recordClock } from './identity/record-clock.ts'
import { jobs } from './jobs.ts'
import { runDueJobs } from './jobs/runner.ts'
import { blankRenderer, startApp } from './lib/testing.ts'
import { enqueueRecurringRuns } from './recurring/run-due.ts'
import { enqueueReminders } from './reminders/send-due.ts'

/**
 * What the process does: days as they pass, both included, and how long after the beginning of which check it kills itself
 * (-9); check 0: it is not killed.
 */
type Life = {
  readonly from: string
  readonly until: string
  readonly killAtCheck: number
  readonly killAfterMs: number
  readonly dataDir: string
  readonly mailServer: string
  readonly options: Parameters<typeof openDatabase>[0]
}

/**
 * `testing-schedule-worker.ts <life as JSON>`: the hourly checks for recurring invoices and reminders, and their mails,
 * on simulated days, each check by two processes at once. Prints each day when it is over.
 */
const life: Life = JSON.parse(process.argv[2] ?? '')
/** In UTC. The days of a company in Paris begin at 22 or 23, its summer time at 1, its working hours at 7 or 8. */
const HOURS = ['00', '01', '02', '03', '06', '07', '08', '12', '16', '21', '22', '23']

const db = await openDatabase(life.options)
const smtp = { url: life.mailServer, from: 'bills@example.com' }
const app = await startApp(db, { dataDir: life.dataDir, smtp }, blankRenderer)
app.clock.set(`${life.from}T00:00:00Z`)
await recordClock(app.context, 0)
let checks = 0
for (let day = localDate(life.from); day <= life.until; day = addDays(day, 1)) {
  for (const hour of HOURS) {
    app.clock.set(`${day}T${hour}:30:00Z`)
    await recordClock(app.context, 1)
    checks += 1
    if (checks === life.killAtCheck)
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), life.killAfterMs)
    await Promise.all([check(), check()])
  }
  await printLine(day)
}
process.exit(0)

async function check(): Promise<void> {
  await enqueueRecurringRuns(app.context)
  await enqueueReminders(app.context)
  await runDueJobs(app.context, jobs)
}
