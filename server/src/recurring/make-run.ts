import { FAILURE_REASONS } from '@bordereau/contract/recurring'
import { type LocalDate, addDays } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { draftOfRun } from '@bordereau/domain/recurring/template'
import { nextRun } from '@bordereau/domain/recurring/plan'
import { localeOf } from '../company/store.ts'
import { findCustomer } from '../customers/store.ts'
import type { Tx } from '../db/database.ts'
import { withSavepoint } from '../db/savepoint.ts'
import { withTaxCurrency } from '../exchange-rates/tax-rate.ts'
import { RenderError } from '../documents/render-error.ts'
import { issueDraft } from '../invoices/issuing/issue.ts'
import { queueDelivery } from '../invoices/sending/queue-delivery.ts'
import { lockInvoice } from '../invoices/document/store.ts'
import { beginDraft } from '../invoices/drafts/write-draft.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { type FailureReason, type Run, insertRun } from './run-store.ts'
import { type Recurring, changeRecurring } from './store.ts'
import { notifyRun } from './notify-run.ts'

export type Runner = {
  /** null: started by the scheduler. */
  readonly personId: string | null
  /** After an unexpected failure keep the draft instead of trying again. */
  readonly lastTry: boolean
}

/**
 * Makes one run of a locked recurring invoice in the caller's transaction: creates the document, records the run and
 * advances to the next day. A document that cannot be issued or sent stays a draft, and members are notified.
 */
export async function makeRun(
  tx: Tx,
  context: AppContext,
  recurring: Recurring,
  day: LocalDate,
  runner: Runner,
): Promise<Run> {
  const at = context.clock.now()
  const invoiceId = await createDraftOfRun(tx, context, recurring, day, runner.personId)
  const issued = await issueOrSend(tx, context, recurring, invoiceId, runner)
  const run: Run = issued.ok
    ? { day, outcome: issued.value, reason: null, invoiceId }
    : { day, outcome: 'failed', reason: issued.refusal, invoiceId }
  await insertRun(tx, recurring, run, { personId: runner.personId, at })
  await changeRecurring(tx, recurring, afterRun(recurring, day), at)
  await notifyRun(tx, context, recurring, run, runner.personId)
  return run
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

async function createDraftOfRun(
  tx: Tx,
  context: AppContext,
  { workspaceId, id, name, pattern, plan }: Recurring,
  day: LocalDate,
  personId: string | null,
): Promise<string> {
  const { country } = await localeOf(tx, workspaceId)
  const draft = await withTaxCurrency(tx, draftOfRun(pattern, plan, day, newId), country, day)
  const detail = { recurringId: id, name, day }
  const origin = { kind: 'recurred', detail } as const
  const created = await beginDraft(tx, context.clock, { workspaceId, personId }, draft, origin)
  // The customer cannot be deleted, and the sums were checked when the template was stored.
  if (!created.ok) throw new Error(`the template of ${id} makes no draft: ${created.refusal}`)
  return created.value
}

async function issueOrSend(
  tx: Tx,
  context: AppContext,
  recurring: Recurring,
  invoiceId: string,
  runner: Runner,
): Promise<Decision<'drafted' | 'issued' | 'sent', FailureReason>> {
  const { workspaceId, mode } = recurring
  if (mode === 'draft') return accept('drafted')
  const customer = await findCustomer(tx, workspaceId, recurring.customerId)
  if (customer?.archived !== false) return refuse('customer_archived')
  try {
    return await withSavepoint(tx, () =>
      issueAndSend(tx, context, recurring, invoiceId, runner.personId),
    )
  } catch (error) {
    // A document that crashed the typesetting processes is not tried again: each try crashes two of them.
    const crashed = error instanceof RenderError && error.code === 'render_crashed'
    if (!runner.lastTry && !crashed) throw error
    context.log.warn(
      { err: error, recurring: recurring.id },
      'a recurring invoice was kept as a draft',
    )
    return refuse('internal')
  }
}

async function issueAndSend(
  tx: Tx,
  context: AppContext,
  { workspaceId, mode }: Recurring,
  invoiceId: string,
  personId: string | null,
): Promise<Decision<'issued' | 'sent', FailureReason>> {
  const row = await lockInvoice(tx, workspaceId, invoiceId)
  if (!row) throw new Error(`the draft ${invoiceId} is gone`)
  const issued = await issueDraft(tx, context, row, {
    personId,
    seriesId: undefined,
    // No person can confirm the date here; run-due.ts makes no runs while the clock is doubtful.
    confirmDateJump: true,
  })
  if (!issued.ok) return refuse(reasonOf(issued.refusal))
  if (mode === 'issue') return accept('issued')
  const author = { workspaceId, personId }
  const queued = await queueDelivery(tx, context, author, invoiceId, { kind: 'invoice' })
  return queued.ok ? accept('sent') : refuse(reasonOf(queued.refusal))
}

function reasonOf(refusal: string): FailureReason {
  return FAILURE_REASONS.find(reason => reason === refusal) ?? 'internal'
}
