import { LAST_BUSINESS_DAY, type LocalDate, isBusinessDate } from '@bordereau/domain/date'
import type { DocumentKind } from '@bordereau/domain/document-kind'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { savableName } from '@bordereau/domain/file-name'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import { dueDateOf } from '@bordereau/domain/invoice/due-date'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { isTooLarge } from '@bordereau/domain/money/currency'
import { attachmentFault, attachmentName } from '@bordereau/domain/invoice/attachments'
import { useAttachments } from '../../attachments/store.ts'
import { hasAccount } from '../../company/bank-store.ts'
import type { Tx } from '../../db/database.ts'
import { hasItems } from '../../items/store.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/id.ts'
import { type Buyer, loadBuyer } from '../document/parties-store.ts'
import { type DraftRow, addEvent, insertDraft } from '../document/store.ts'

/** Computes a draft's list columns. Refuses an unknown customer and sums too large for their columns. */
export async function draftRow(
  tx: Tx,
  workspaceId: string,
  draft: Draft,
  knownBuyer?: Buyer,
): Promise<Decision<DraftRow, 'customer_unknown' | 'bad_request'>> {
  const buyer =
    knownBuyer ??
    (draft.customerId === null ? undefined : await loadBuyer(tx, workspaceId, draft.customerId))
  if (draft.customerId !== null && !buyer) return refuse('customer_unknown')
  return draftRowOf(draft, buyer)
}

/** The same for a buyer that is known. Refuses a due date that no page could show. */
export function draftRowOf(
  draft: Draft,
  buyer: Buyer | undefined,
): Decision<DraftRow, 'bad_request'> {
  const totals = totalsOf(billableOf(draft))
  if ([totals.net, totals.tax, totals.gross, totals.payable].some(isTooLarge)) {
    return refuse('bad_request', { issues: [{ path: 'draft', message: 'The sum is too large' }] })
  }
  // Without an issue date, a due date given in days is not known yet.
  const dueDate =
    draft.due.by === 'date' ? draft.due.date : draft.issueDate && dueDateOf(draft, draft.issueDate)
  if (dueDate !== null && !isBusinessDate(dueDate)) return refuse('bad_request', tooFar(dueDate))
  return accept({
    draft,
    totals,
    customerName: buyer?.profile.legalName ?? '',
    customerCountry: buyer?.profile.address.country ?? '',
    dueDate,
  })
}

function tooFar(dueDate: LocalDate) {
  const message = `The due date ${dueDate} is after ${LAST_BUSINESS_DAY}: choose an earlier one`
  return { issues: [{ path: 'draft.due', message }] }
}

/** Refuses ids of bank accounts and items that the company does not have; issuing would silently ignore them. */
export async function checkReferences(
  tx: Tx,
  workspaceId: string,
  draft: Draft,
): Promise<Decision<null, 'bank_account_unknown' | 'item_unknown'>> {
  const { bankAccountId, lines } = draft
  const items = new Set(lines.flatMap(({ itemId }) => itemId ?? []))
  const [isAccountKnown, areItemsKnown] = await Promise.all([
    bankAccountId === null || hasAccount(tx, workspaceId, bankAccountId),
    hasItems(tx, workspaceId, items),
  ])
  if (!isAccountKnown) return refuse('bank_account_unknown')
  return areItemsKnown ? accept(null) : refuse('item_unknown')
}

/** Refuses files that the company did not upload as they are said to be, and more than a document may have. */
export async function checkAttachments(
  tx: Tx,
  workspaceId: string,
  { attachments = [] }: Pick<Draft, 'attachments'>,
  at: Date,
): Promise<Decision<null, AttachmentRefusal>> {
  if (attachments.length === 0) return accept(null)
  if (attachmentFault(attachments)) return refuse('attachments_too_large')
  const names = new Set(attachments.map(({ name }) => name.toLowerCase()))
  // Earlier releases kept the names of devices (file-name.ts).
  const isClean = attachments.every(
    ({ name, mediaType }) => savableName(name) === attachmentName(name, mediaType),
  )
  if (names.size < attachments.length || !isClean) return refuse('bad_request', BAD_NAMES)
  return (await useAttachments(tx, workspaceId, attachments, at))
    ? accept(null)
    : refuse('attachment_unknown')
}

export type AttachmentRefusal = 'attachments_too_large' | 'attachment_unknown' | 'bad_request'

const BAD_NAMES = { issues: [{ path: 'draft.attachments', message: 'Name each file once' }] }

export type Origin = {
  readonly kind: 'created' | 'duplicated' | 'recurred' | 'pattern_drafted'
  readonly detail?: Readonly<Record<string, unknown>>
  /** The series of its number; by default the one of its kind. */
  readonly seriesKind?: DocumentKind
}

/** Inserts a draft and the first entry of its timeline. Returns the draft's id. */
export async function beginDraft(
  tx: Tx,
  clock: Clock,
  author: { readonly workspaceId: string; readonly personId: string | null },
  draft: Draft,
  origin: Origin = { kind: 'created' },
): Promise<Decision<string, 'customer_unknown' | 'bad_request'>> {
  const row = await draftRow(tx, author.workspaceId, draft)
  if (!row.ok) return row
  const id = newId()
  await insertBegun(tx, clock, author, { id, row: row.value, origin })
  return accept(id)
}

/** Inserts a draft whose columns are known, and the first entry of its timeline. */
export async function insertBegun(
  tx: Tx,
  clock: Clock,
  { workspaceId, personId }: { readonly workspaceId: string; readonly personId: string | null },
  { id, row, origin }: { readonly id: string; readonly row: DraftRow; readonly origin: Origin },
): Promise<void> {
  const at = clock.now()
  const detail = origin.detail ?? {}
  // Sent together, and run in this order.
  await Promise.all([
    insertDraft(tx, workspaceId, id, row, { personId, at, seriesKind: origin.seriesKind }),
    addEvent(tx, workspaceId, { invoiceId: id, kind: origin.kind, personId, at, detail }),
  ])
}
