import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { isOverCredited } from '@bordereau/domain/invoice/credit'
import { readiness } from '@bordereau/domain/invoice/readiness'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import { checkNumber, formatNumber, periodOf } from '@bordereau/domain/numbering/series'
import type { BankAccount } from '@bordereau/domain/party/party'
import { check } from '@bordereau/einvoice/rules/check'
import type { Fault } from '@bordereau/einvoice/rules/rule'
import { rulesFor } from '@bordereau/einvoice/rules/rules-for'
import type { Tx } from '../db/database.ts'
import { today } from '../lib/clock.ts'
import type { House } from '../lib/house.ts'
import { hex, sha256 } from '../lib/secret.ts'
import { issuedCreditNotes, settleByCreditNote } from './credit-store.ts'
import { appendJournal } from './journal-store.ts'
import { lookOf, makeDocuments } from './make-documents.ts'
import { insertPayLink } from './pay-link-store.ts'
import { type Buyer, type Seller, loadBankAccount, loadBuyer, loadSeller } from './parties-store.ts'
import { composed } from './profile.ts'
import { type SeriesRow, lockSeries, peekCounter, takeNumber } from './series-store.ts'
import { type InvoiceRow, addDocuments, addEvent, lockInvoice, markIssued } from './store.ts'
import { readDraft, writeFrozen } from './stored.ts'

export type FaultOf = Fault

type IssueRefusal =
  | 'not_ready'
  | 'rules_broken'
  | 'date_before_last'
  | 'issue_date_in_future'
  | 'number_taken'
  | 'number_too_long'
  | 'over_credited'
  | 'company_not_set_up'
  | 'not_found'

type Issuer = { readonly personId: string | null; readonly seriesId: string | undefined }

/** What is known before a number is taken. */
type Checked = {
  readonly draft: Draft
  readonly seller: Seller
  readonly buyer: Buyer
  readonly bankAccount: BankAccount | null
  readonly issueDate: LocalDate
}

/**
 * Issues a locked draft: every refusal first, then the next number of the series, and with it the frozen text, PDF and
 * XML in the archive, the journal entry and the timeline. All of it in the caller's transaction; the archive's files
 * are on the disk before it commits, and are harmless orphans should it not.
 */
export async function issueDraft(
  tx: Tx,
  house: House,
  row: InvoiceRow,
  issuer: Issuer,
): Promise<Decision<{ number: string }, IssueRefusal>> {
  const checked = await checkDraft(tx, house, row)
  if (!checked.ok) return checked
  const series = await lockSeries(tx, row.workspace_id, row.kind, issuer.seriesId)
  if (!series) return refuse('not_found')
  const { draft, seller, issueDate } = checked.value
  const period = periodOf(series.pattern, issueDate)
  const { nextSeq, lastIssueDate } = await peekCounter(tx, row.workspace_id, series.id, period)
  // Tax offices want numbers in the order of time: France CGI ann. II art. 242 nonies A, Spain RD 1619/2012 art. 6.
  if (lastIssueDate !== null && issueDate < lastIssueDate) {
    return refuse('date_before_last', { lastIssueDate })
  }
  const number = formatNumber(series.pattern, Number(nextSeq), issueDate)
  const legal = checkNumber(number, seller.country)
  if (!legal.ok) return refuse('number_too_long', { number })
  const over = await overCredits(tx, row, draft)
  if (over) return over
  await takeNumber(tx, row.workspace_id, series.id, period, { seq: nextSeq, issueDate })
  const numbered = { ...checked.value, series, period, seq: nextSeq, number, issuer }
  // Patterns that differ can write the same number. The transaction is lost with it, as with any refusal.
  if (!(await freeze(tx, house, row, numbered))) return refuse('number_taken', { number })
  return accept({ number })
}

/** Everything that can be refused without knowing the number. */
async function checkDraft(
  tx: Tx,
  house: House,
  row: InvoiceRow,
): Promise<Decision<Checked, IssueRefusal>> {
  const draft = readDraft(row.draft, row.draft_format)
  const seller = await loadSeller(tx, row.workspace_id)
  if (!seller.setUp) return refuse('company_not_set_up')
  const now = today(house.clock, seller.timeZone)
  const issueDate = draft.issueDate ?? now
  // It would also hold up the series: no number could be taken before that day had come.
  if (issueDate > now) return refuse('issue_date_in_future', { today: now })
  const lacks = readiness(draft, issueDate)
  const buyer =
    draft.customerId === null ? undefined : await loadBuyer(tx, row.workspace_id, draft.customerId)
  if (lacks.length > 0 || !buyer) return refuse('not_ready', { lacks })
  const bankAccount = await loadBankAccount(tx, row.workspace_id, {
    id: draft.bankAccountId,
    currency: draft.currency,
  })
  // The number is not known yet; rules on numbers are asked of checkNumber once it is.
  const { invoice, profile } = composed({
    draft,
    number: '1',
    issueDate,
    seller: seller.profile,
    buyer: buyer.profile,
    bankAccount,
  })
  const totals = totalsOf(invoice)
  const rules = rulesFor(seller.country, buyer.profile.address.country, profile)
  const faults = check(invoice, totals, rules).filter(fault => fault.severity === 'fatal')
  if (faults.length > 0) return refuse('rules_broken', faults)
  return accept({ draft, seller, buyer, bankAccount, issueDate })
}

/** A credit note takes back at most what is left of the invoice; the invoice stays locked until this one is issued. */
async function overCredits(
  tx: Tx,
  row: InvoiceRow,
  draft: Draft,
): Promise<ReturnType<typeof refuse<'over_credited' | 'not_found'>> | undefined> {
  if (draft.corrects === null) return undefined
  const corrected = await lockInvoice(tx, row.workspace_id, draft.corrects.invoiceId)
  if (!corrected?.issued_at) return refuse('not_found')
  const already = await issuedCreditNotes(tx, row.workspace_id, corrected.id)
  const invoiced = readDraft(corrected.draft, corrected.draft_format)
  return isOverCredited(invoiced, draft, already) ? refuse('over_credited') : undefined
}

type Numbered = Checked & {
  readonly series: SeriesRow
  readonly period: string
  readonly seq: bigint
  readonly number: string
  readonly issuer: Issuer
}

/** False when another document has the number. */
async function freeze(tx: Tx, house: House, row: InvoiceRow, issue: Numbered): Promise<boolean> {
  const { workspace_id: workspaceId, id } = row
  const { draft, seller, buyer, bankAccount, issueDate, number } = issue
  const at = house.clock.now()
  const { invoice } = composed({
    draft,
    number,
    issueDate,
    seller: seller.profile,
    buyer: buyer.profile,
    bankAccount,
  })
  const totals: Totals = totalsOf(invoice)
  const look = lookOf(seller, draft, at)
  const frozen = writeFrozen({
    invoice,
    totals,
    seller: seller.profile,
    buyer: buyer.profile,
    bankAccount,
    look,
  })
  const marked = await markIssued(tx, row, {
    seriesId: issue.series.id,
    period: issue.period,
    seq: issue.seq,
    number,
    frozen,
    issueDate,
    dueDate: invoice.dueDate ?? null,
    totals,
    customerName: buyer.profile.legalName,
    customerCountry: buyer.profile.address.country,
    bySystemOrPerson: issue.issuer.personId,
    at,
  })
  if (!marked) return false
  const documents = await makeDocuments(house, { invoice, totals, look })
  await addDocuments(tx, workspaceId, id, at, documents)
  await appendJournal(tx, workspaceId, {
    seriesId: issue.series.id,
    at,
    invoiceId: id,
    proof: {
      number,
      frozen: hex(sha256(frozen)),
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
