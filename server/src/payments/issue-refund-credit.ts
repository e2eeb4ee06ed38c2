import { may } from '@bordereau/domain/access/policy'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import { toText } from '@bordereau/domain/money/currency'
import { type Tx, inWorkspace } from '../db/database.ts'
import { deleteDraftRow, findInvoice, seriesKindOfRow } from '../invoices/document/store.ts'
import { beginDraft } from '../invoices/drafts/write-draft.ts'
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
import type { PaymentView } from './present.ts'

/** The credit note of a refund that may be issued, with its draft. */
export type PreparedCredit = {
  readonly invoiceId: string
  readonly version: number
  readonly checked: Checked
  readonly series: SeriesKey
}

/** Checks the credit note of a refund as issuing does, before anything is stored. */
export async function checkCredit(
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

/** Stores the draft, which keeps its number from the moment on in which the refund is stored. */
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
  const { workspaceId, id: personId } = member
  const begun = await beginDraft(tx, context.clock, { workspaceId, personId }, draft)
  if (!begun.ok) return begun
  const row = await findInvoice(tx, workspaceId, begun.value)
  if (!row) throw new Error('a draft was not stored')
  const kind = seriesOfChecked(seriesKindOfRow(row), checked.value)
  const series = { workspaceId, kind, seriesId: undefined }
  return accept({ invoiceId: row.id, version: row.version, checked: checked.value, series })
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

/**
 * Issues the credit note of a refund; `store` stores what belongs to it in the same transaction, so that there is never one
 * without the other. Where it is refused, its draft goes.
 */
export async function issueCredit<Refusal extends string>(
  context: AppContext,
  personId: string,
  { invoiceId, version, checked, series }: PreparedCredit,
  store: (tx: Tx, creditNoteId: string) => Promise<Decision<PaymentView, Refusal>>,
): Promise<Decision<PaymentView, IssueRefusal | Refusal>> {
  const { workspaceId } = series
  const issued = await issueChecked<PaymentView, Refusal>({
    context,
    series,
    seen: undefined,
    invoiceId,
    version,
    checked,
    personId,
    confirmDateJump: false,
    priority: 'request',
    after: later => store(later, invoiceId),
  })
  if (!issued.ok)
    await inWorkspace(context.db, { workspaceId }, async tx => {
      const row = await findInvoice(tx, workspaceId, invoiceId)
      if (row?.issued_at === null) await deleteDraftRow(tx, workspaceId, invoiceId)
    })
  return issued
}
