import type { Draft } from '@bordereau/domain/invoice/draft'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import { dueDateOf } from '@bordereau/domain/invoice/due-date'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { isTooLarge } from '@bordereau/domain/money/currency'
import type { Tx } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { type Buyer, loadBuyer } from './parties-store.ts'
import { type DraftRow, addEvent, insertDraft } from './store.ts'

/** What the list shows of a draft, computed from it. Refused: a customer that is not there, sums that no column holds. */
export async function draftRow(
  tx: Tx,
  workspaceId: string,
  draft: Draft,
  known?: Buyer,
): Promise<Decision<DraftRow, 'customer_unknown' | 'bad_request'>> {
  const buyer =
    known ??
    (draft.customerId === null ? undefined : await loadBuyer(tx, workspaceId, draft.customerId))
  if (draft.customerId !== null && !buyer) return refuse('customer_unknown')
  const totals = totalsOf(billableOf(draft))
  if ([totals.net, totals.tax, totals.gross, totals.payable].some(isTooLarge)) {
    return refuse('bad_request', { issues: [{ path: 'draft', message: 'The sum is too large' }] })
  }
  return accept({
    draft,
    totals,
    customerName: buyer?.profile.legalName ?? '',
    customerCountry: buyer?.profile.address.country ?? '',
    // A draft without its own date is due so many days after an issue that has not happened.
    dueDate:
      draft.due.by === 'date'
        ? draft.due.date
        : draft.issueDate && dueDateOf(draft, draft.issueDate),
  })
}

/** Writes a new draft and the first entry of its timeline. Gives its id. */
export async function beginDraft(
  tx: Tx,
  clock: Clock,
  author: { readonly workspaceId: string; readonly personId: string | null },
  draft: Draft,
  from: {
    readonly kind: 'created' | 'duplicated' | 'recurred' | 'pattern_drafted'
    readonly detail?: Readonly<Record<string, unknown>>
  } = { kind: 'created' },
): Promise<Decision<string, 'customer_unknown' | 'bad_request'>> {
  const row = await draftRow(tx, author.workspaceId, draft)
  if (!row.ok) return row
  const at = clock.now()
  const id = await insertDraft(tx, author.workspaceId, row.value, { personId: author.personId, at })
  await addEvent(tx, author.workspaceId, {
    invoiceId: id,
    kind: from.kind,
    personId: author.personId,
    at,
    detail: from.detail ?? {},
  })
  return accept(id)
}
