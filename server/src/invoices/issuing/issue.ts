import { type LocalDate, addDays } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { isOverCredited } from '@bordereau/domain/invoice/credit'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import { decideNumber } from '@bordereau/domain/numbering/decide-number'
import { periodOf } from '@bordereau/domain/numbering/series'
import type { BankAccount } from '@bordereau/domain/party/party'
import { composeInvoice } from '@bordereau/einvoice/issue/compose-invoice'
import { decideIssue } from '@bordereau/einvoice/issue/decide-issue'
import type { Tx } from '../../db/database.ts'
import { JUMP_DAYS } from '../../lib/clock-check.ts'
import { today } from '../../lib/clock.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { hex, sha256 } from '../../lib/secret.ts'
import { issuedCreditNotes, settleByCreditNote } from '../drafts/credit-store.ts'
import { appendJournal } from '../journal/journal-store.ts'
import { documentStyleOf, makeDocuments } from './make-documents.ts'
import { insertPayLink } from '../document/pay-link-store.ts'
import {
  type Buyer,
  type Seller,
  loadBankAccount,
  loadBuyer,
  loadSeller,
} from '../document/parties-store.ts'
import { type SeriesRow, lockSeries, peekCounter, takeNumber } from './series-store.ts'
import {
  type InvoiceRow,
  addDocuments,
  addEvent,
  lockInvoice,
  markIssued,
} from '../document/store.ts'
import { readDraft, writeSnapshot } from '../document/snapshot.ts'

type IssueRefusal =
  | 'not_ready'
  | 'rules_broken'
  | 'date_before_last'
  | 'date_jump'
  | 'issue_date_in_future'
  | 'number_taken'
  | 'number_too_long'
  | 'over_credited'
  | 'company_not_set_up'
  | 'not_found'

type Issuer = {
  readonly personId: string | null
  readonly seriesId: string | undefined
  /** Accept a date far ahead of all earlier ones: confirmed by a person, or set by a plan or the sample. */
  readonly confirmDateJump: boolean
}

/** What is known before a number is taken. */
type Checked = {
  readonly draft: Draft
  readonly seller: Seller
  readonly buyer: Buyer
  readonly bankAccount: BankAccount | null
  readonly issueDate: LocalDate
}

/**
 * Issues a locked draft: checks everything, assigns the next number of the series, stores the snapshot, writes PDF and
 * XML to the archive and adds the journal and timeline entries, all in the caller's transaction. The archive's files
 * are on disk before the commit; after a rollback they are harmless orphans.
 */
export async function issueDraft(
  tx: Tx,
  context: AppContext,
  row: InvoiceRow,
  issuer: Issuer,
): Promise<Decision<{ number: string }, IssueRefusal>> {
  const checked = await checkDraft(tx, context, row)
  if (!checked.ok) return checked
  const series = await lockSeries(tx, row.workspace_id, row.kind, issuer.seriesId)
  if (!series) return refuse('not_found')
  const { draft, seller, issueDate } = checked.value
  const period = periodOf(series.pattern, issueDate)
  const { nextSeq, lastIssueDate } = await peekCounter(tx, row.workspace_id, series.id, period)
  const decided = decideNumber({
    pattern: series.pattern,
    nextSeq: Number(nextSeq),
    lastIssueDate,
    issueDate,
    country: seller.country,
  })
  if (!decided.ok) return decided
  const number = decided.value
  const jump = dateJump(context, checked.value)
  if (jump && !issuer.confirmDateJump) return refuse('date_jump', jump)
  if (jump) context.clockCheck.confirm()
  const overCredited = await checkNotOverCredited(tx, row, draft)
  if (overCredited) return overCredited
  await takeNumber(tx, row.workspace_id, series.id, period, { seq: nextSeq, issueDate })
  const numbered = { ...checked.value, series, period, seq: nextSeq, number, issuer }
  // Different patterns can format the same number. The refusal rolls the transaction back, as any refusal does.
  if (!(await recordIssue(tx, context, row, numbered))) return refuse('number_taken', { number })
  return accept({ number })
}

/**
 * An issue date that only a wrong clock would give: more than JUMP_DAYS after the last time at which the instance is
 * known to have run. Such a document would block its series until that date. Null when the date is plausible.
 */
function dateJump(
  { clockCheck }: AppContext,
  { seller, issueDate }: Checked,
): { lastSeen: LocalDate; issueDate: LocalDate } | null {
  const at = clockCheck.jumpedFrom()
  if (at === null) return null
  const lastSeen = today({ now: () => at }, seller.timeZone)
  return issueDate > addDays(lastSeen, JUMP_DAYS) ? { lastSeen, issueDate } : null
}

/** All checks that do not need the number. */
async function checkDraft(
  tx: Tx,
  context: AppContext,
  row: InvoiceRow,
): Promise<Decision<Checked, IssueRefusal>> {
  const draft = readDraft(row.draft, row.draft_format)
  const seller = await loadSeller(tx, row.workspace_id)
  if (!seller.setUp) return refuse('company_not_set_up')
  const buyer =
    draft.customerId === null ? undefined : await loadBuyer(tx, row.workspace_id, draft.customerId)
  const bankAccount = await loadBankAccount(tx, row.workspace_id, {
    id: draft.bankAccountId,
    currency: draft.currency,
  })
  const decided = decideIssue({
    draft,
    today: today(context.clock, seller.timeZone),
    seller: seller.profile,
    buyer: buyer?.profile ?? null,
    bankAccount,
  })
  if (!decided.ok) return decided
  if (!buyer) return refuse('not_ready', { missing: [] })
  const { issueDate } = decided.value
  return accept({ draft, seller, buyer, bankAccount, issueDate })
}

/** Refuses a credit note over more than the uncredited rest of the invoice, which stays locked until the commit. */
async function checkNotOverCredited(
  tx: Tx,
  row: InvoiceRow,
  draft: Draft,
): Promise<ReturnType<typeof refuse<'over_credited' | 'not_found'>> | undefined> {
  if (draft.corrects === null) return undefined
  const corrected = await lockInvoice(tx, row.workspace_id, draft.corrects.invoiceId)
  if (!corrected?.issued_at) return refuse('not_found')
  const earlier = await issuedCreditNotes(tx, row.workspace_id, corrected.id)
  const invoiced = readDraft(corrected.draft, corrected.draft_format)
  return isOverCredited(invoiced, draft, earlier) ? refuse('over_credited') : undefined
}

type Numbered = Checked & {
  readonly series: SeriesRow
  readonly period: string
  readonly seq: bigint
  readonly number: string
  readonly issuer: Issuer
}

/** Stores the snapshot, the files, the journal entry and the timeline. False when another document has the number. */
async function recordIssue(
  tx: Tx,
  context: AppContext,
  row: InvoiceRow,
  issue: Numbered,
): Promise<boolean> {
  const { workspace_id: workspaceId, id } = row
  const { draft, seller, buyer, bankAccount, issueDate, number } = issue
  const at = context.clock.now()
  const { invoice } = composeInvoice({
    draft,
    number,
    issueDate,
    seller: seller.profile,
    buyer: buyer.profile,
    bankAccount,
  })
  const totals: Totals = totalsOf(invoice)
  const style = documentStyleOf(seller, draft, at)
  const snapshot = writeSnapshot({
    invoice,
    totals,
    seller: seller.profile,
    buyer: buyer.profile,
    bankAccount,
    look: style,
  })
  const isMarked = await markIssued(tx, row, {
    seriesId: issue.series.id,
    period: issue.period,
    seq: issue.seq,
    number,
    frozen: snapshot,
    issueDate,
    dueDate: invoice.dueDate ?? null,
    totals,
    customerName: buyer.profile.legalName,
    customerCountry: buyer.profile.address.country,
    bySystemOrPerson: issue.issuer.personId,
    at,
  })
  if (!isMarked) return false
  const documents = await makeDocuments(context, { invoice, totals, style })
  await addDocuments(tx, workspaceId, id, at, documents)
  await appendJournal(tx, workspaceId, {
    seriesId: issue.series.id,
    at,
    invoiceId: id,
    proof: {
      number,
      frozen: hex(sha256(snapshot)),
      files: Object.fromEntries(documents.map(document => [document.kind, hex(document.sha256)])),
    },
  })
  await addEvent(tx, workspaceId, {
    invoiceId: id,
    kind: 'issued',
    personId: issue.issuer.personId,
    at,
    detail: { number },
  })
  if (row.kind === 'invoice') await insertPayLink(tx, workspaceId, id, at)
  else if (draft.corrects)
    await settleByCreditNote(tx, workspaceId, id, draft.corrects.invoiceId, totals.payable, at)
  return true
}
