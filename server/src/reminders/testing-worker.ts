import { printLine } from '../db/crash/print-line.ts'
import { openDatabase } from '../db/database.ts'
import { startJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { blankRenderer, startApp } from '../lib/testing.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { REMIND, enqueueReminders } from './send-due.ts'

/**
 * `testing-worker.ts <round> <milliseconds> <data folder> <options as JSON>`: puts due reminders into the outbox as the
 * server does, an hour later each round, and kills itself (-9) the given time after it began to. 0 milliseconds: it is not
 * killed. Writes 'finished' when nothing is due any more.
 */
const [, , round = '', milliseconds = '', dataDir = '', options = '{}'] = process.argv
const db = await openDatabase(JSON.parse(options))
const app = await startApp(db, { dataDir }, blankRenderer)
app.clock.set('2026-11-23T08:30:00Z')
app.clock.move(Number(round) * 3_600_000)

let begun = false
const runner = startJobs({
  [REMIND]: async (context, job, stop) => {
    const isOfCompany = job.workspaceId !== INSTANCE_WORKSPACE
    if (isOfCompany && !begun && Number(milliseconds) > 0)
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(milliseconds))
    begun ||= isOfCompany
    const result = await jobs[REMIND]?.(context, job, stop)
    if (isOfCompany && result === undefined) await printLine('finished')
    return result
  },
})
runner.start({ ...app.context, notifyJobRunner: () => runner.notify() })
await enqueueReminders(app.context)
runner.notify()
