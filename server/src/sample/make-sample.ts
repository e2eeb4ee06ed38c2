import { type LocalDate } from '@bordereau/domain/date'
import { type Tx, inWorkspace } from '../db/database.ts'
import { beginDraft } from '../invoices/drafts/write-draft.ts'
import { readSeries } from '../invoices/issuing/issue-store.ts'
import type { Author } from '../lib/actor.ts'
import { type Clock, today } from '../lib/clock.ts'
import { createClockCheck } from '../lib/clock-check.ts'
import type { AppContext } from '../lib/app-context.ts'
import { applyEvents } from './apply-events.ts'
import { addBankStatement } from './bank-statement.ts'
import { clockAt, workday } from './calendar.ts'
import { draftOf } from './draft.ts'
import { type SeriesByKind, issueDocuments } from './issue-documents.ts'
import { type Parties, loadParties } from './parties.ts'
import { addQuotes } from './quotes.ts'
import { seed } from './seed.ts'
import { unwrap } from './unwrap.ts'
import { addRecurringInvoice } from './recurring-invoice.ts'
import { insertSampleWorkspace, insertRecords } from './store.ts'
import { DRAFTS, YEAR } from './sample-data.ts'
import { timeline } from './timeline.ts'

const TIME_ZONE = 'Europe/Paris'

/**
 * Creates a sample company in Lyon with a year of invoices up to today, by the same decisions as requests but with the
 * clock set back, so that numbers, journal, files, emails and payments are genuine. All documents are typeset at once,
 * and all rows are written in few statements. The workspace has no members: it stays invisible until the caller adds
 * one, also after a failure.
 */
export async function makeSample(context: AppContext, author: Author): Promise<void> {
  const now = context.clock.now()
  const day = today(context.clock, TIME_ZONE)
  const { parties, series } = await inWorkspace(context.db, author, tx =>
    begin(tx, context, author, day),
  )
  const steps = timeline(day, now)
  const documents = await issueDocuments(context, parties, series, steps)
  const records = applyEvents(context, parties, documents, steps)
  await inWorkspace(context.db, author, async tx => {
    await insertRecords(tx, author, records, series)
    for (const sale of DRAFTS)
      unwrap(await beginDraft(tx, context.clock, author, draftOf(parties, sale, day)))
    await addRecurringInvoice(tx, context, parties, day)
    await addQuotes(tx, context, parties, day)
    await addBankStatement(tx, parties, documents, { day, now })
  })
}

async function begin(
  tx: Tx,
  context: AppContext,
  author: Author,
  day: LocalDate,
): Promise<{ readonly parties: Parties; readonly series: SeriesByKind }> {
  const { workspaceId } = author
  await insertSampleWorkspace(tx, workspaceId, context.clock.now())
  const firstDaysAgo = Math.max(...YEAR.map(invoice => invoice.ago)) + 7
  const clock = clockAt(workday(day, firstDaysAgo), 0, context.clock.now())
  const seeded = await seed(tx, contextAt(context, clock), workspaceId, day)
  const [invoice, creditNote] = [
    await readSeries(tx, { workspaceId, kind: 'invoice', seriesId: undefined }),
    await readSeries(tx, { workspaceId, kind: 'credit_note', seriesId: undefined }),
  ]
  if (!invoice || !creditNote) throw new Error('the sample company has no series')
  return {
    parties: await loadParties(tx, author, seeded),
    series: { invoice, credit_note: creditNote },
  }
}

/** The application context at another time. */
function contextAt(context: AppContext, clock: Clock): AppContext {
  return { ...context, clock, clockCheck: createClockCheck(clock) }
}
