import { openDatabase } from '../db/database.ts'
import { jobs } from '../jobs.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { sharedRenderer, startApp } from '../lib/testing.ts'

/**
 * `testing-statement-worker.ts <round> <stage> <data folder> <mail server> <options as JSON>`: sends what the outbox has, an
 * hour later each round, and kills itself (-9) while it makes the statement of account of a reminder: before it is typeset,
 * when it is 'typeset', or when it is 'archived'. 'none': it is not killed.
 */
const [, , round = '', stage = '', dataDir = '', mailServer = '', options = '{}'] = process.argv
const smtp = { url: mailServer, from: 'bills@example.com' }
const db = await openDatabase(JSON.parse(options))
const app = await startApp(
  db,
  { dataDir, smtp },
  {
    ...sharedRenderer,
    renderPdf: async (...input) => {
      killAt('begun')
      const pdf = await sharedRenderer.renderPdf(...input)
      killAt('typeset')
      return pdf
    },
  },
)
app.clock.set('2026-11-23T09:30:00Z')
app.clock.move(Number(round) * 3_600_000)
const { archive } = app.context
const killed: typeof archive = {
  ...archive,
  store: async bytes => {
    const hash = await archive.store(bytes)
    killAt('archived')
    return hash
  },
}
await runDueJobs({ ...app.context, archive: killed }, jobs)
process.exit(0)

function killAt(reached: string): void {
  if (reached === stage) process.kill(process.pid, 'SIGKILL')
}
