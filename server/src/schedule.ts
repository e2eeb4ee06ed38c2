import { enqueueReadings } from './bank-connections/enqueue-reading.ts'
import { enqueueRenewals } from './bank-statements/enqueue-renewal.ts'
import { resumeBatches } from './batches/run-batch.ts'
import { asSystem } from './db/database.ts'
import { enqueueRateFetch } from './exchange-rates/fetch-rates.ts'
import { recordClock } from './identity/record-clock.ts'
import { enqueueOverdueCheck } from './invoices/lists/enqueue-overdue-check.ts'
import { enqueueArchiveJobs } from './invoices/journal/verify-archive.ts'
import { prune } from './jobs/prune-store.ts'
import type { AppContext } from './lib/app-context.ts'
import { pruneMonitoring } from './monitoring/retention.ts'
import { enqueueCollections } from './payments/collect-due.ts'
import { enqueueEventReading } from './payments/read-events.ts'
import { pruneNotifications } from './notifications/prune-store.ts'
import { enqueueQuoteExpiry } from './quotes/expire-quotes.ts'
import { enqueueRecurringRuns } from './recurring/run-due.ts'
import { enqueueReminders } from './reminders/send-due.ts'

const HOUR_MS = 3_600_000

/** Starts the tasks run at start and every hour. The timer does not keep the process alive. */
export function startSchedule(context: AppContext): void {
  enqueueDue(context)
  setInterval(() => {
    const uptimeMs = process.uptime() * 1000
    attempt(context, recordClock(context, uptimeMs), 'the time could not be recorded')
    enqueueDue(context)
    removeOld(context)
  }, HOUR_MS).unref()
}

function enqueueDue(context: AppContext): void {
  attempt(context, resumeBatches(context), 'batches could not be resumed')
  attempt(context, enqueueArchiveJobs(context), 'verification of the archive could not be enqueued')
  attempt(
    context,
    enqueueRecurringRuns(context),
    'recurring invoices that are due could not be enqueued',
  )
  attempt(context, enqueueReminders(context), 'reminders that are due could not be enqueued')
  attempt(
    context,
    enqueueEventReading(context),
    'the reading of the events of payment providers could not be enqueued',
  )
  attempt(context, enqueueCollections(context), 'collections that are due could not be enqueued')
  attempt(context, enqueueReadings(context), 'the reading of bank accounts could not be enqueued')
  attempt(context, enqueueRenewals(context), 'matching of bank transactions could not be enqueued')
  attempt(context, enqueueRateFetch(context), 'the fetch of exchange rates could not be enqueued')
  attempt(
    context,
    enqueueOverdueCheck(context),
    'notifications of overdue invoices could not be enqueued',
  )
  attempt(context, enqueueQuoteExpiry(context), 'the expiry of quotes could not be enqueued')
}

function removeOld(context: AppContext): void {
  const now = context.clock.now()
  const rows = asSystem(context.db, async tx => {
    await prune(tx, now)
    await pruneNotifications(tx, now)
  })
  attempt(context, rows, 'old rows could not be deleted')
  const measurements = asSystem(context.db, tx => pruneMonitoring(tx, now))
  attempt(context, measurements, 'old measurements could not be deleted')
}

function attempt(context: AppContext, task: Promise<unknown>, failure: string): void {
  task.catch((error: unknown) => context.log.warn({ err: error }, failure))
}
