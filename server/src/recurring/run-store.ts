import type { FAILURE_REASONS, RUN_OUTCOMES } from '@bordereau/contract/recurring'
import { type LocalDate, localDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'
import type { Recurring } from './store.ts'

export type FailureReason = (typeof FAILURE_REASONS)[number]

export type Run = {
  readonly day: LocalDate
  readonly outcome: (typeof RUN_OUTCOMES)[number]
  readonly reason: FailureReason | null
  readonly invoiceId: string | null
}

/** Records the run of a day. The primary key refuses a second run of the same day. */
export async function insertRun(
  tx: Tx,
  { workspaceId, id }: Pick<Recurring, 'workspaceId' | 'id'>,
  run: Run,
  by: { readonly personId: string | null; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('recurring_run')
    .values({
      workspace_id: workspaceId,
      recurring_id: id,
      day: run.day,
      outcome: run.outcome,
      reason: run.reason,
      invoice_id: run.invoiceId,
      made_at: by.at,
      made_by: by.personId,
    })
    .execute()
}

/** The latest day with a run. */
export async function lastRunDay(
  tx: Tx,
  workspaceId: string,
  recurringId: string,
): Promise<LocalDate | null> {
  const row = await tx
    .selectFrom('recurring_run')
    .select('day')
    .where('workspace_id', '=', workspaceId)
    .where('recurring_id', '=', recurringId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? localDate(row.day) : null
}

/** Runs with the current state of their documents, the latest day first. */
export async function listRunPage(
  tx: Tx,
  workspaceId: string,
  recurringId: string,
  page: { readonly after?: string | undefined; readonly limit: number },
) {
  const cursor = decodeCursor(page.after, 'date')
  let query = runsWithInvoice(tx, workspaceId, recurringId)
  if (cursor && cursor.key !== 'infinity') query = query.where('recurring_run.day', '<', cursor.key)
  const rows = await query
    .orderBy('recurring_run.day', 'desc')
    .limit(page.limit + 1)
    .execute()
  // The day is a unique sort key, so the cursor's id is arbitrary.
  return cutPage(
    rows.map(row => ({ ...row, id: recurringId })),
    page.limit,
    last => last.day,
  )
}

export type RunRow = Awaited<ReturnType<typeof listRunPage>>['rows'][number]

export function countRuns(
  tx: Tx,
  workspaceId: string,
  recurringId: string,
  max: number,
): Promise<number> {
  const all = tx
    .selectFrom('recurring_run')
    .where('workspace_id', '=', workspaceId)
    .where('recurring_id', '=', recurringId)
  return countUpTo(tx, all, max + 1)
}

export async function findRun(tx: Tx, workspaceId: string, recurringId: string, day: string) {
  return runsWithInvoice(tx, workspaceId, recurringId)
    .where('recurring_run.day', '=', day)
    .executeTakeFirstOrThrow()
}

function runsWithInvoice(tx: Tx, workspaceId: string, recurringId: string) {
  return tx
    .selectFrom('recurring_run')
    .leftJoin('invoice', join =>
      join
        .onRef('invoice.workspace_id', '=', 'recurring_run.workspace_id')
        .onRef('invoice.id', '=', 'recurring_run.invoice_id'),
    )
    .select([
      'recurring_run.day',
      'recurring_run.outcome',
      'recurring_run.reason',
      'recurring_run.invoice_id',
      'recurring_run.made_at',
      'invoice.number',
      'invoice.currency',
      'invoice.payable_minor',
    ])
    .where('recurring_run.workspace_id', '=', workspaceId)
    .where('recurring_run.recurring_id', '=', recurringId)
}
