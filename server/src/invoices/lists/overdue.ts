import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { type Tx, asSystem, inWorkspace } from '../../db/database.ts'
import type { JobHandler } from '../../jobs/runner.ts'
import { today } from '../../lib/clock.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { idOf } from '../../lib/id.ts'
import { type NotificationInput, notify } from '../../notifications/notify.ts'
import { hasNotification } from '../../notifications/store.ts'
import { OVERDUE } from './enqueue-overdue-check.ts'
import { claimOverdue, companiesWithOverdue, countOverdue } from './overdue-store.ts'

/** Invoices claimed in one transaction. */
const BATCH_SIZE = 500
/** Overdue invoices of a company and day that have a notification of their own. */
const MAX_SINGLE = 20
/** After this long the job lets others take its place. */
const SLICE_MS = 2_000

/** Notifies once of each open invoice whose due date has passed in the company's time zone. */
export const notifyOverdue: JobHandler = async (context, _job, stop) => {
  // The time zone furthest ahead is UTC+14.
  const latest = addDays(localDate(context.clock.now().toISOString().slice(0, 10)), 1)
  const companies = await asSystem(context.db, tx => companiesWithOverdue(tx, latest))
  const began = performance.now()
  for (const { workspaceId, timeZone } of companies) {
    const day = today(context.clock, timeZone)
    let left = true
    while (left) {
      if (stop.aborted || performance.now() - began > SLICE_MS)
        return { again: context.clock.now(), progressed: true }
      left = await inWorkspace(context.db, { workspaceId }, tx =>
        notifyNext(tx, context, workspaceId, day),
      )
    }
  }
  return undefined
}

/**
 * Claims some invoices and notifies of them in one transaction, so that a crash leaves neither done. Of the first ones
 * of a day each has its own notification; all others share one, which says how many they are and is written before they
 * are claimed. Returns whether some are left.
 */
async function notifyNext(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  day: LocalDate,
): Promise<boolean> {
  const at = context.clock.now()
  const subjectId = idOf(workspaceId, `${OVERDUE} ${day}`)
  if (await hasNotification(tx, workspaceId, 'overdue', subjectId)) {
    const claimed = await claimOverdue(tx, workspaceId, day, at, BATCH_SIZE)
    return claimed.length === BATCH_SIZE
  }
  const claimed = await claimOverdue(tx, workspaceId, day, at, MAX_SINGLE)
  const notifications = claimed.map(row => notificationOf(row, at))
  const overdueCount = await countOverdue(tx, workspaceId, day)
  if (overdueCount > 0)
    notifications.push({ kind: 'overdue', subjectId, actorId: null, about: { overdueCount }, at })
  await notify(tx, workspaceId, notifications)
  return overdueCount > 0
}

function notificationOf(
  row: Awaited<ReturnType<typeof claimOverdue>>[number],
  at: Date,
): NotificationInput {
  return {
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
  }
}
