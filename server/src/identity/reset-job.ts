import { asSystem } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { sendEmailToken } from './email-token.ts'
import { findAccount } from './store.ts'

export const RESET = 'reset_password'

/** Enqueues the e-mail in one transaction, so that a job repeated after a crash sends one e-mail only. */
export const sendReset: JobHandler = async (context, job) => {
  await asSystem(context.db, async tx => {
    const account = await findAccount(tx, { id: job.subjectId })
    if (account) await sendEmailToken(tx, context, account, 'reset')
  })
  context.notifyJobRunner()
}
