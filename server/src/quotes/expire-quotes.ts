import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { type Tx, asSystem, inWorkspace } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { enqueueJob } from '../jobs/store.ts'
import { today } from '../lib/clock.ts'
import type { AppContext } from '../lib/app-context.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { claimExpired, companiesWithExpired } from './expiry-store.ts'
import { type QuoteRow, addQuoteEvent } from './store.ts'

export const EXPIRE_QUOTES = 'expire_quotes'
/** Quotes claimed in one transaction. */
const BATCH_SIZE = 50

/** Enqueues the check once an hour; the dedupe key makes further calls harmless. */
export async function enqueueQuoteExpiry(context: AppContext): Promise<void> {
  const at = context.clock.now()
  await asSystem(context.db, tx =>
    enqueueJob(tx, {
      workspaceId: INSTANCE_WORKSPACE,
      kind: EXPIRE_QUOTES,
      subjectId: INSTANCE_WORKSPACE,
      runAt: at,
      at,
      dedupeKey: `expire quotes ${at.toISOString().slice(0, 13)}`,
    }),
  )
  context.notifyJobRunner()
}

/**
 * Notifies once of each quote whose last day has passed in the company's time zone. That it has expired holds from midnight,
 * whether this ran or not: it follows from the date.
 */
export const expireQuotes: JobHandler = async (context, _job, stop) => {
  // The time zone furthest ahead is UTC+14.
  const latest = addDays(localDate(context.clock.now().toISOString().slice(0, 10)), 1)
  const companies = await asSystem(context.db, tx => companiesWithExpired(tx, latest))
  for (const { workspaceId, timeZone } of companies) {
    const day = today(context.clock, timeZone)
    let left = true
    while (left) {
      if (stop.aborted) return { again: context.clock.now(), progressed: true }
      left = await inWorkspace(context.db, { workspaceId }, tx =>
        notifyNext(tx, context, workspaceId, day),
      )
    }
  }
  return undefined
}

/** In one transaction, so that a crash leaves neither done. Returns whether some are left. */
async function notifyNext(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  day: LocalDate,
): Promise<boolean> {
  const at = context.clock.now()
  const expired = await claimExpired(tx, workspaceId, day, at, BATCH_SIZE)
  for (const { id: quoteId } of expired)
    await addQuoteEvent(tx, { workspaceId, quoteId }, { kind: 'expired', personId: null, at })
  await notify(
    tx,
    workspaceId,
    expired.map(row => ({
      kind: 'quote_expired' as const,
      subjectId: row.id,
      actorId: null,
      about: aboutOf(row),
      at,
    })),
  )
  return expired.length === BATCH_SIZE
}

function aboutOf(
  row: Pick<QuoteRow, 'id' | 'number' | 'customer_name' | 'gross_minor' | 'currency'>,
) {
  return {
    quoteId: row.id,
    quoteNumber: row.number ?? '',
    customerName: row.customer_name,
    amount: toText(row.gross_minor, row.currency),
    currency: row.currency,
  }
}
