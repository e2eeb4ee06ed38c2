import { addDays, localDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { type Tx, asSystem, inWorkspace } from '../../db/database.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import { enqueueJob } from '../../jobs/store.ts'
import { today } from '../../lib/clock.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { INSTANCE_WORKSPACE } from '../../mail/outbox.ts'
import { type NotificationInput, notify } from '../../notifications/notify.ts'
import { companiesWithOverdue, claimOverdue } from './overdue-store.ts'

export const OVERDUE = 'tell_overdue'
const BATCH_SIZE = 100

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

/** Notifies once of each open invoice whose due date has passed in the company's time zone. */
export const notifyOverdue: JobHandler = async context => {
  // The time zone furthest ahead is UTC+14.
  const latest = addDays(localDate(context.clock.now().toISOString().slice(0, 10)), 1)
  const companies = await asSystem(context.db, tx => companiesWithOverdue(tx, latest))
  for (const { workspaceId, timeZone } of companies) {
    const day = today(context.clock, timeZone)
    while ((await notifyNextBatch(context, workspaceId, day)) === BATCH_SIZE);
  }
}

/** Claims and notifies in one transaction, so that a crash leaves neither done. Returns the number of invoices. */
function notifyNextBatch(context: AppContext, workspaceId: string, day: string): Promise<number> {
  return inWorkspace(context.db, { workspaceId }, async tx => {
    const at = context.clock.now()
    const claimed = await claimOverdue(tx, workspaceId, day, at, BATCH_SIZE)
    const notifications = claimed.map((row): NotificationInput => ({
      kind: 'overdue',
      subjectId: row.id,
      actorId: null,
      about: {
        invoiceId: row.id,
        invoiceNumber: row.number ?? '',
        ...(row.customer_id === null ? {} : { customerId: row.customer_id }),
        customerName: row.customer_name,
        amount: toText(row.payable_minor - row.settled_minor, row.currency),
        currency: row.currency,
        dueDate: row.due_date ?? '',
      },
      at,
    }))
    await notify(tx, workspaceId, notifications)
    return claimed.length
  })
}
