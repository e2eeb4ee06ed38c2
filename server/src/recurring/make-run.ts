import { FAILURE_REASONS } from '@bordereau/contract/recurring'
import { type LocalDate, addDays } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { nextRun } from '@bordereau/domain/recurring/plan'
import { type Tx, inWorkspace } from '../db/database.ts'
import { RenderError } from '../documents/render-error.ts'
import { insertBegun } from '../invoices/drafts/write-draft.ts'
import { checkDraft, seriesOfChecked } from '../invoices/issuing/check-draft.ts'
import { issueChecked } from '../invoices/issuing/issue-queue.ts'
import { queueDelivery } from '../invoices/sending/queue-delivery.ts'
import type { AppContext } from '../lib/app-context.ts'
import { notifyRun } from './notify-run.ts'
import type { PreparedRun } from './prepare-run.ts'
import { type FailureReason, type Run, insertRun } from './run-store.ts'
import { type Recurring, changeRecurring, lockRecurring } from './store.ts'

export type Runner = {
  /** null: started by the scheduler. */
  readonly personId: string | null
  /** After an unexpected failure keep the draft instead of trying again. */
  readonly lastTry: boolean
  /** Stores what a request is answered, in the transaction of the run; false rolls it back. */
  readonly storeResponse?: (tx: Tx, run: Run) => Promise<boolean>
}

/** The recurring invoice was changed, or another process has made the run. */
type NotDue = 'not_due'

/**
 * Makes one run: creates the document, issues it together with others that wait for a number, records the run and
 * advances to the next day, in one transaction. A document that cannot be issued or sent stays a draft, and members are
 * notified.
 */
export async function makeRun(
  context: AppContext,
  prepared: PreparedRun,
  runner: Runner,
): Promise<Decision<Run, NotDue>> {
  if (prepared.recurring.mode === 'draft') return record(context, prepared, runner, null)
  if (prepared.archivedCustomer) return record(context, prepared, runner, 'customer_archived')
  const checked = checkDraft(context, prepared.parties)
  if (!checked.ok) return record(context, prepared, runner, reasonOf(checked.refusal))
  const kind = seriesOfChecked('invoice', checked.value)
  try {
    const issued = await issueChecked<Run, FailureReason | NotDue>({
      context,
      series: { workspaceId: prepared.recurring.workspaceId, kind, seriesId: undefined },
      seen: kind === 'invoice' ? prepared.series : undefined,
      invoiceId: prepared.invoiceId,
      version: 1,
      checked: checked.value,
      personId: runner.personId,
      // No person can confirm the date here; run-due.ts makes no runs while the clock is doubtful.
      confirmDateJump: true,
      priority: runner.personId === null ? 'batch' : 'request',
      exclusive: prepared.recurring.id,
      before: tx => createDraft(tx, context, prepared, runner),
      after: tx => sendAndRecord(tx, context, prepared, runner),
    })
    if (issued.ok) return issued
    if (issued.refusal === 'not_due') return refuse('not_due')
    return await record(context, prepared, runner, reasonOf(issued.refusal))
  } catch (error) {
    // A document that crashed the typesetting processes is not tried again: each try crashes two of them.
    const crashed = error instanceof RenderError && error.code === 'render_crashed'
    if (!runner.lastTry && !crashed) throw error
    const { id } = prepared.recurring
    context.log.warn({ err: error, recurring: id }, 'a recurring invoice was kept as a draft')
    return record(context, prepared, runner, 'internal')
  }
}

/** The state of a recurring invoice after the run of a day. */
export function afterRun(
  { plan, state, pausedBecause }: Recurring,
  day: LocalDate,
): Pick<Recurring, 'nextDay' | 'state' | 'pausedBecause'> {
  const nextDay = nextRun(plan, addDays(day, 1))
  return nextDay === null
    ? { nextDay, state: 'ended', pausedBecause: null }
    : { nextDay, state, pausedBecause }
}

/** Locks the recurring invoice, which must still be as it was read, and inserts the draft of its run. */
async function createDraft(
  tx: Tx,
  context: AppContext,
  { recurring, day, invoiceId, row }: PreparedRun,
  { personId }: Runner,
): Promise<Decision<null, NotDue>> {
  const { workspaceId, id, name, version } = recurring
  const current = await lockRecurring(tx, workspaceId, id)
  if (current?.version !== version) return refuse('not_due')
  const detail = { recurringId: id, name, day }
  const origin = { kind: 'recurred', detail } as const
  await insertBegun(tx, context.clock, { workspaceId, personId }, { id: invoiceId, row, origin })
  return accept(null)
}

async function sendAndRecord(
  tx: Tx,
  context: AppContext,
  prepared: PreparedRun,
  runner: Runner,
): Promise<Decision<Run, FailureReason | NotDue>> {
  const { recurring, invoiceId, day } = prepared
  const { workspaceId, mode } = recurring
  if (mode === 'send') {
    const author = { workspaceId, personId: runner.personId }
    const queued = await queueDelivery(tx, context, author, invoiceId, {
      kind: 'invoice',
      // Messages that a person asks for are delivered before those of a run.
      bulk: runner.personId === null,
    })
    if (!queued.ok) return refuse(reasonOf(queued.refusal))
  }
  const outcome = mode === 'send' ? 'sent' : 'issued'
  return recordRun(tx, context, prepared, runner, { day, outcome, reason: null, invoiceId })
}

/** A run whose document stays a draft, in a transaction of its own. */
function record(
  context: AppContext,
  prepared: PreparedRun,
  runner: Runner,
  reason: FailureReason | null,
): Promise<Decision<Run, NotDue>> {
  const { recurring, day, invoiceId } = prepared
  const scope = { workspaceId: recurring.workspaceId, personId: runner.personId ?? undefined }
  const outcome = reason === null ? 'drafted' : 'failed'
  return inWorkspace(
    context.db,
    scope,
    async tx => {
      const created = await createDraft(tx, context, prepared, runner)
      if (!created.ok) return created
      return recordRun(tx, context, prepared, runner, { day, outcome, reason, invoiceId })
    },
    { repeatable: true },
  )
}

async function recordRun(
  tx: Tx,
  context: AppContext,
  { recurring, day }: PreparedRun,
  runner: Runner,
  run: Run,
): Promise<Decision<Run, NotDue>> {
  const at = context.clock.now()
  await insertRun(tx, recurring, run, { personId: runner.personId, at })
  await changeRecurring(tx, recurring, afterRun(recurring, day), at)
  await notifyRun(tx, context, recurring, run, runner.personId)
  const stored = runner.storeResponse ? await runner.storeResponse(tx, run) : true
  return stored ? accept(run) : refuse('not_due')
}

function reasonOf(refusal: string): FailureReason {
  return FAILURE_REASONS.find(reason => reason === refusal) ?? 'internal'
}
