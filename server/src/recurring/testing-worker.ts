import { localDate } from '@bordereau/domain/date'
import { printLine } from '../db/crash/print-line.ts'
import { asSystem, openDatabase } from '../db/database.ts'
import { createRenderer } from '../documents/render.ts'
import { type JobHandler, startJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { startApp } from '../lib/testing.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { companiesWithRuns } from './due-store.ts'
import { RECURRING, enqueueRecurringRuns } from './run-due.ts'

/**
 * `testing-worker.ts <round> <milliseconds> <data folder> <options as JSON> <address of the mail server>`: makes due runs
 * and sends their mails as the server does, an hour later each round, and kills itself (-9) the given time after it began
 * to, because a kill by the parent could come late on a busy machine. 0 milliseconds: it is not killed. Writes 'finished'
 * when nothing is due any more.
 */
const [, , round = '', milliseconds = '', dataDir = '', options = '{}', mailServer = ''] =
  process.argv
const db = await openDatabase(JSON.parse(options))
const smtp = { url: mailServer, from: 'bills@example.com' }
const app = await startApp(db, { dataDir, smtp }, createRenderer({ workers: 2 }))
app.clock.move(Number(round) * 3_600_000)
// A job that failed is tried again later.
setInterval(() => app.clock.move(1_000), 1_000)

async function isAnyDue(): Promise<boolean> {
  const today = localDate(app.clock.now().toISOString().slice(0, 10))
  return (await asSystem(db, tx => companiesWithRuns(tx, today))).length > 0
}

const isFatal = Number(milliseconds) > 0
let begun = false
const runAndReport: JobHandler = async (context, job, stop) => {
  const handler = jobs[RECURRING]
  if (!handler) throw new Error('recurring invoices have no job')
  if (job.workspaceId === INSTANCE_WORKSPACE) {
    // The process before may have been killed after the last of them: no company has a job now.
    if (!(await isAnyDue()))
      await (isFatal ? process.kill(process.pid, 'SIGKILL') : printLine('finished'))
    return handler(context, job, stop)
  }
  if (!begun && isFatal)
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(milliseconds))
  begun = true
  const result = await handler(context, job, stop)
  if (result === undefined) await printLine('finished')
  return result
}
const runner = startJobs({ ...jobs, [RECURRING]: runAndReport })
const context = { ...app.context, notifyJobRunner: () => runner.notify() }
runner.start(context)
await enqueueRecurringRuns(context)
