import { writeSync } from 'node:fs'
import { asSystem, openDatabase } from '../db/database.ts'
import { type JobHandler, startJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { startApp } from '../lib/testing.ts'
import { BATCH, resumeBatches, runBatch } from './run-batch.ts'
import { listUnfinished } from './store.ts'

/**
 * `testing-worker.ts <round> <run> <milliseconds> <options as JSON>`: runs jobs as the server does and kills itself
 * (-9) the given time after the start of the given run of a batch, because a kill by the parent could come late on a
 * busy machine. Writes 'finished' when no batch is left.
 */
const [, , round = '', fatalRun = '', milliseconds = '', options = '{}'] = process.argv
const db = await openDatabase(JSON.parse(options))
const app = await startApp(db)
app.clock.move(Number(round) * 1000)

let runs = 0
const runAndReport: JobHandler = async (context, job, stop) => {
  runs += 1
  if (runs === Number(fatalRun))
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(milliseconds))
  const result = await runBatch(context, job, stop)
  const left = await asSystem(db, listUnfinished)
  if (left.length === 0) writeSync(1, 'finished\n')
  return result
}
const runner = startJobs({ ...jobs, [BATCH]: runAndReport })
const context = { ...app.context, notifyJobRunner: () => runner.notify() }
await resumeBatches(context)
runner.start(context)
