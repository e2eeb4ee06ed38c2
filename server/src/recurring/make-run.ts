import { KEPT_REASONS } from '@bordereau/contract/recurring'
import { type LocalDate, addDays } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { draftOfRun } from '@bordereau/domain/recurring/pattern'
import { nextRun } from '@bordereau/domain/recurring/plan'
import { findCustomer } from '../customers/store.ts'
import type { Tx } from '../db/database.ts'
import { undoable } from '../db/savepoint.ts'
import { issueDraft } from '../invoices/issue.ts'
import { postLetter } from '../invoices/send-invoice.ts'
import { lockInvoice } from '../invoices/store.ts'
import { beginDraft } from '../invoices/write-draft.ts'
import type { House } from '../lib/house.ts'
import { newId } from '../lib/id.ts'
import { type KeptReason, type Run, insertRun } from './run-store.ts'
import { type Recurring, changeRecurring } from './store.ts'
import { tellOfRun } from './tell.ts'

export type Runner = {
  /** null: the program itself. */
  readonly personId: string | null
  /** What fails unexpectedly is kept as a draft instead of being tried again. */
  readonly lastTry: boolean
}

/**
 * Makes one run of a locked recurring invoice: its document, the note that its day is dealt with, and its next day, all
 * in the caller's transaction or not at all. What cannot be issued or sent stays as a draft, and somebody is told.
 */
export async function makeRun(
  tx: Tx,
  house: House,
  recurring: Recurring,
  day: LocalDate,
  runner: Runner,
): Promise<Run> {
  const at = house.clock.now()
  const invoiceId = await beginRun(tx, house, recurring, day, runner.personId)
  const done = await bringOn(tx, house, recurring, invoiceId, runner)
  const run: Run = done.ok
    ? { day, outcome: done.value, reason: null, invoiceId }
    : { day, outcome: 'kept', reason: done.refusal, invoiceId }
  await insertRun(tx, recurring, run, { personId: runner.personId, at })
  await changeRecurring(tx, recurring, afterRun(recurring, day), at)
  await tellOfRun(tx, house, recurring, run, runner.personId)
  return run
}

/** Where a day that is dealt with leaves the plan. */
export function afterRun(
  { plan, state, pausedBecause }: Recurring,
  day: LocalDate,
): Pick<Recurring, 'nextDay' | 'state' | 'pausedBecause'> {
  const nextDay = nextRun(plan, addDays(day, 1))
  return nextDay === null
    ? { nextDay, state: 'ended', pausedBecause: null }
    : { nextDay, state, pausedBecause }
}

async function beginRun(
  tx: Tx,
  house: House,
  { workspaceId, id, name, pattern, plan }: Recurring,
  day: LocalDate,
  personId: string | null,
): Promise<string> {
  const draft = draftOfRun(pattern, plan, day, newId)
  const detail = { recurringId: id, name, day }
  const from = { kind: 'recurred', detail } as const
  const begun = await beginDraft(tx, house.clock, { workspaceId, personId }, draft, from)
  // Its customer is there as long as it is, and its sums were checked when it became the pattern.
  if (!begun.ok) throw new Error(`the pattern of ${id} makes no draft: ${begun.refusal}`)
  return begun.value
}

async function bringOn(
  tx: Tx,
  house: House,
  recurring: Recurring,
  invoiceId: string,
  runner: Runner,
): Promise<Decision<'drafted' | 'issued' | 'sent', KeptReason>> {
  const { workspaceId, mode } = recurring
  if (mode === 'draft') return accept('drafted')
  const customer = await findCustomer(tx, workspaceId, recurring.customerId)
  if (customer?.archived !== false) return refuse('customer_archived')
  try {
    return await undoable(tx, () => issueAndSend(tx, house, recurring, invoiceId, runner.personId))
  } catch (error) {
    if (!runner.lastTry) throw error
    house.log.warn(
      { err: error, recurring: recurring.id },
      'a recurring invoice was kept as a draft',
    )
    return refuse('internal')
  }
}

async function issueAndSend(
  tx: Tx,
  house: House,
  { workspaceId, mode }: Recurring,
  invoiceId: string,
  personId: string | null,
): Promise<Decision<'issued' | 'sent', KeptReason>> {
  const row = await lockInvoice(tx, workspaceId, invoiceId)
  if (!row) throw new Error(`the draft ${invoiceId} is gone`)
  const issued = await issueDraft(tx, house, row, { personId, seriesId: undefined })
  if (!issued.ok) return refuse(reasonOf(issued.refusal))
  if (mode === 'issue') return accept('issued')
  const author = { workspaceId, personId }
  const posted = await postLetter(tx, house, author, invoiceId, { kind: 'invoice' })
  return posted.ok ? accept('sent') : refuse(reasonOf(posted.refusal))
}

function reasonOf(refusal: string): KeptReason {
  return KEPT_REASONS.find(reason => reason === refusal) ?? 'internal'
}
