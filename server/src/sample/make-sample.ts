import { inWorkspace } from '../db/database.ts'
import { beginDraft } from '../invoices/drafts/write-draft.ts'
import type { Author } from '../lib/actor.ts'
import { type Clock, today } from '../lib/clock.ts'
import { createClockCheck } from '../lib/clock-check.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type SampleState, perform } from './perform-event.ts'
import { clockAt, workday } from './calendar.ts'
import { draftOf } from './draft.ts'
import { seed } from './seed.ts'
import { unwrap } from './unwrap.ts'
import { addRecurringInvoice } from './recurring-invoice.ts'
import { deleteJobs, insertSampleWorkspace } from './store.ts'
import { DRAFTS, YEAR } from './sample-data.ts'
import { byMonth, timeline } from './timeline.ts'

const TIME_ZONE = 'Europe/Paris'

/**
 * Creates a sample company in Lyon with a year of invoices up to today, by the same functions as requests but with the
 * clock set back, so that numbers, journal, files, emails and payments are genuine. One transaction per month keeps
 * locks short. The workspace has no members: it stays invisible until the caller adds one, also after a failure.
 */
export async function makeSample(context: AppContext, author: Author): Promise<void> {
  const now = context.clock.now()
  const day = today(context.clock, TIME_ZONE)
  const { workspaceId } = author
  const inTransaction = <Value>(work: Parameters<typeof inWorkspace<Value>>[2]) =>
    inWorkspace(context.db, author, work)
  const firstDaysAgo = Math.max(...YEAR.map(invoice => invoice.ago)) + 7
  const seeded = await inTransaction(async tx => {
    await insertSampleWorkspace(tx, workspaceId, now)
    const initialContext = contextAt(context, clockAt(workday(day, firstDaysAgo), 0, now))
    return seed(tx, initialContext, workspaceId, day)
  })
  const state: SampleState = { seeded, invoices: new Map(), payments: new Map() }
  for (const steps of byMonth(timeline(day, now))) {
    await inTransaction(async tx => {
      for (const step of steps)
        await perform(tx, contextAt(context, step.clock), author, state, step)
      await deleteJobs(tx, workspaceId)
    })
  }
  await inTransaction(async tx => {
    for (const sale of DRAFTS) {
      const draft = await draftOf(tx, workspaceId, seeded, sale, day)
      unwrap(await beginDraft(tx, context.clock, author, draft))
    }
    await addRecurringInvoice(tx, context, workspaceId, seeded, day)
  })
}

/** The application context at another time. Enqueued jobs do not start the job runner. */
function contextAt(context: AppContext, clock: Clock): AppContext {
  return {
    ...context,
    clock,
    clockCheck: createClockCheck(clock),
    notifyJobRunner: () => undefined,
  }
}
