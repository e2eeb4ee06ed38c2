import { type Tx, asSystem } from '../../db/database.ts'
import { enqueueJob } from '../../jobs/store.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { INSTANCE_WORKSPACE } from '../../mail/outbox.ts'

/** The kind of the job that notifies of overdue invoices, as stored jobs have it. */
export const OVERDUE = 'tell_overdue'

/** Enqueues the check for overdue invoices once an hour; the dedupe key makes further calls harmless. */
export async function enqueueOverdueCheck(context: AppContext): Promise<void> {
  const at = context.clock.now()
  await asSystem(context.db, tx =>
    enqueueJob(tx, {
      workspaceId: INSTANCE_WORKSPACE,
      kind: OVERDUE,
      subjectId: INSTANCE_WORKSPACE,
      runAt: at,
      at,
      dedupeKey: `overdue ${at.toISOString().slice(0, 13)}`,
    }),
  )
  context.notifyJobRunner()
}

/** Enqueues the check for one company that starts with past invoices (the sample). */
export async function enqueueOverdueCheckOf(tx: Tx, workspaceId: string, at: Date): Promise<void> {
  await enqueueJob(tx, {
    workspaceId,
    kind: OVERDUE,
    subjectId: workspaceId,
    runAt: at,
    at,
    dedupeKey: OVERDUE,
  })
}
