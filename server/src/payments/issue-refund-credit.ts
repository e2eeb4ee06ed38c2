import { may } from '@bordereau/domain/access/policy'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import { toText } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import type { DraftRow } from '../invoices/document/store.ts'
import { draftRow, insertBegun } from '../invoices/drafts/write-draft.ts'
import {
  type CheckRefusal,
  type Checked,
  checkDraft,
  loadParties,
  seriesOfChecked,
} from '../invoices/issuing/check-draft.ts'
import { issueChecked } from '../invoices/issuing/issue-queue.ts'
import type { IssueRefusal } from '../invoices/issuing/issue-request.ts'
import { type SeriesKey, readSeries } from '../invoices/issuing/issue-store.ts'
import { messagesOfBroken } from '../invoices/issuing/rule-message.ts'
import { type NumberRefusal, takeNumber } from '../invoices/issuing/series-state.ts'
import type { Member } from '../lib/actor.ts'
import type { AppContext } from '../lib/app-context.ts'
import { newId } from '../lib/id.ts'
import { RolledBack, type Transact } from '../lib/route.ts'

/** The credit note of a refund that may be issued. Nothing of it is stored yet. */
export type PreparedCredit = {
  readonly creditNoteId: string
  readonly row: DraftRow
  readonly checked: Checked
  readonly series: SeriesKey
}

/** Checks the credit note of a refund as issuing does, before anything is stored. */
async function checkCredit(
  tx: Tx,
  context: AppContext,
  member: Member,
  draft: Draft,
): Promise<Decision<Checked, CheckRefusal | 'forbidden'>> {
  if (!may(member.role, 'invoices.credit') || !may(member.role, 'invoices.issue'))
    return refuse('forbidden')
  const checked = checkDraft(context, await loadParties(tx, member.workspaceId, draft))
  if (checked.ok || checked.refusal !== 'rules_broken') return checked
  return refuse('rules_broken', await messagesOfBroken(checked.detail, member.language))
}

export async function prepareCredit(
  tx: Tx,
  context: AppContext,
  member: Member,
  draft: Draft,
): Promise<
  Decision<PreparedCredit, CheckRefusal | 'forbidden' | 'customer_unknown' | 'bad_request'>
> {
  const checked = await checkCredit(tx, context, member, draft)
  if (!checked.ok) return checked
  const { workspaceId } = member
  const row = await draftRow(tx, workspaceId, draft)
  if (!row.ok) return row
  const kind = seriesOfChecked('credit_note', checked.value)
  const series = { workspaceId, kind, seriesId: undefined }
  return accept({ creditNoteId: newId(), row: row.value, checked: checked.value, series })
}

/** What the credit note will say: its number as it is now, and its sums. */
export async function previewCredit(
  tx: Tx,
  context: AppContext,
  member: Member,
  draft: Draft,
): Promise<
  Decision<
    { number: string; currency: string; net: string; tax: string; payable: string },
    CheckRefusal | NumberRefusal | 'forbidden' | 'not_found'
  >
> {
  const checked = await checkCredit(tx, context, member, draft)
  if (!checked.ok) return checked
  const kind = seriesOfChecked('credit_note', checked.value)
  const { workspaceId } = member
  const state = await readSeries(tx, { workspaceId, kind, seriesId: undefined })
  if (!state) return refuse('not_found')
  const taken = takeNumber(context, state, checked.value, true, new Set())
  if (!taken.ok) return taken
  const { net, tax, payable, currency } = totalsOf(billableOf(draft))
  const [netText, taxText, payableText] = [net, tax, payable].map(sum => toText(sum, currency))
  const { number } = taken.value.taken
  return accept({
    number,
    currency,
    net: netText ?? '',
    tax: taxText ?? '',
    payable: payableText ?? '',
  })
}

/** What is stored together with the credit note. `judge` says under its locks whether that is still to be done. */
type Work<Judged, Value, Refusal extends string> = {
  readonly judge: (tx: Tx) => Promise<Decision<Judged, Refusal>>
  readonly store: (
    tx: Tx,
    judged: Judged,
    creditNoteId: string | null,
  ) => Promise<Decision<Value, Refusal>>
}

/**
 * Stores what is decided of a refund, and issues its credit note where it has one, in one transaction: there is never one
 * without the other, and nothing is left, not even a draft, of what is refused or fails.
 */
export async function storeWithCredit<Judged, Value, Refusal extends string>(
  { context, transaction, personId }: By,
  credit: PreparedCredit | null,
  work: Work<Judged, Value, Refusal>,
): Promise<Decision<Value, IssueRefusal | Refusal>> {
  if (credit) return issueCredit(context, personId, credit, work)
  return transaction(async tx => {
    const judged = await work.judge(tx)
    const stored = judged.ok ? await work.store(tx, judged.value, null) : judged
    if (!stored.ok) throw new RolledBack(stored)
    return stored
  })
}

type By = {
  readonly context: AppContext
  readonly transaction: Transact
  readonly personId: string
}

async function issueCredit<Judged, Value, Refusal extends string>(
  context: AppContext,
  personId: string,
  { creditNoteId, row, checked, series }: PreparedCredit,
  work: Work<Judged, Value, Refusal>,
): Promise<Decision<Value, IssueRefusal | Refusal>> {
  const author = { workspaceId: series.workspaceId, personId }
  let judged: Decision<Judged, Refusal> | undefined
  return issueChecked<Value, Refusal>({
    context,
    series,
    seen: undefined,
    invoiceId: creditNoteId,
    version: 1,
    checked,
    personId,
    confirmDateJump: false,
    priority: 'request',
    before: async tx => {
      judged = await work.judge(tx)
      if (!judged.ok) return judged
      const origin = { kind: 'created' } as const
      await insertBegun(tx, context.clock, author, { id: creditNoteId, row, origin })
      return accept(null)
    },
    after: async tx => {
      if (!judged?.ok) throw new Error('a credit note was issued that was not judged')
      return work.store(tx, judged.value, creditNoteId)
    },
  })
}
