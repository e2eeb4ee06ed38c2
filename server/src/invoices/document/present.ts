import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getInvoice } from '@bordereau/contract/invoices'
import type { LocalDate } from '@bordereau/domain/date'
import type { BankAccount } from '@bordereau/domain/party/party'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import { partyOf } from '@bordereau/domain/country/party-of'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import { taxPartsOf } from '@bordereau/domain/invoice/totals-rows'
import { totalsToText } from '@bordereau/domain/invoice/totals-text'
import { toText } from '@bordereau/domain/money/currency'
import { deductionOf } from '@bordereau/domain/payment/deduction'
import { type Status, type StatusFacts, openOf, statusOf } from '@bordereau/domain/payment/status'
import type { Tx } from '../../db/database.ts'
import { today } from '../../lib/clock.ts'
import type { AppContext } from '../../lib/app-context.ts'
import { hex } from '../../lib/secret.ts'
import { secondsLeft } from '../../mail/outbox.ts'
import { payLinkUrl } from './pay-link.ts'
import { type Buyer, type Seller, loadBankAccount, loadBuyer, loadSeller } from './parties-store.ts'
import { loadRelated } from './present-store.ts'
import { type InvoiceRow, findInvoice } from './store.ts'
import { readDraft, readSnapshot } from './snapshot.ts'

export type InvoiceView = ResponseOf<typeof getInvoice>

/** The whole invoice as its page shows it; undefined when the workspace has no such document. */
export async function presentInvoice(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  id: string,
): Promise<InvoiceView | undefined> {
  const row = await findInvoice(tx, workspaceId, id)
  if (!row) return undefined
  const seller = await loadSeller(tx, workspaceId)
  const customer =
    row.customer_id === null ? undefined : await loadBuyer(tx, workspaceId, row.customer_id)
  const { bankAccountId: accountId, currency } = readDraft(row.draft, row.draft_format)
  const account =
    row.frozen === null ? await loadBankAccount(tx, workspaceId, { id: accountId, currency }) : null
  const related = await loadRelated(tx, workspaceId, id, row.final_id)
  return viewOf(context, row, { seller, customer, account }, related)
}

/** The view of an invoice whose rows were read. `account`: the one that a draft names. */
export function viewOf(
  context: AppContext,
  row: InvoiceRow,
  parties: {
    readonly seller: Seller
    readonly customer: Buyer | undefined
    readonly account: BankAccount | null
  },
  related: Related,
): InvoiceView {
  const { seller, customer } = parties
  const draft = readDraft(row.draft, row.draft_format)
  const frozen = row.frozen === null ? undefined : readSnapshot(row.frozen, row.frozen_format ?? 0)
  const account = frozen ? frozen.bankAccount : parties.account
  const totals = frozen?.totals ?? draftTotals(draft, seller, customer)
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    type: row.type,
    status: statusOfRow(row, today(context.clock, seller.timeZone)),
    number: row.number,
    draft,
    seller: frozen?.seller ?? seller.profile,
    buyer: frozen?.buyer ?? customer?.profile ?? null,
    buyerEmail: customer?.email ?? '',
    bankAccount: account,
    totals: totalsToText(totals),
    issueDate: asDate(row.issue_date),
    dueDate: asDate(row.due_date),
    settled: toText(row.settled_minor, row.currency),
    open: toText(openOfRow(row), row.currency),
    issuedAt: row.issued_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    viewedAt: row.viewed_at?.toISOString() ?? null,
    ...presentRelated(related, context, row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** As it would be issued to this customer. */
function draftTotals(draft: Draft, seller: Seller, customer: Buyer | undefined): Totals {
  const taxParts = taxPartsOf({
    seller: partyOf(seller.profile, 'seller'),
    buyer: customer ? partyOf(customer.profile, 'buyer') : null,
    delivery: { address: draft.deliveryAddress ?? undefined },
  })
  return totalsOf(billableOf(draft, taxParts))
}

type StatusColumns = Pick<
  InvoiceRow,
  | 'kind'
  | 'issued_at'
  | 'sent_at'
  | 'viewed_at'
  | 'due_date'
  | 'payable_minor'
  | 'settled_minor'
  | 'credited_minor'
>

export function statusOfRow(row: StatusColumns, now: LocalDate): Status {
  return statusOf(statusFactsOf(row), now)
}

export function statusFactsOf(row: StatusColumns): StatusFacts {
  return {
    kind: row.kind,
    issued: row.issued_at !== null,
    sentAt: row.sent_at,
    viewedAt: row.viewed_at,
    dueDate: asDate(row.due_date),
    payable: row.payable_minor,
    settled: row.settled_minor,
    correctedInFull: row.credited_minor > 0n && row.credited_minor >= row.payable_minor,
  }
}

export function openOfRow(
  row: Pick<InvoiceRow, 'issued_at' | 'payable_minor' | 'settled_minor'>,
): bigint {
  return row.issued_at === null
    ? 0n
    : openOf({ payable: row.payable_minor, settled: row.settled_minor })
}

/** The database column has the type date, so its text is a valid LocalDate. */
export function asDate(text: string | null): LocalDate | null {
  return text as LocalDate | null
}

export type Related = Awaited<ReturnType<typeof loadRelated>>

function presentRelated(related: Related, context: AppContext, row: InvoiceRow) {
  return {
    documents: inOrder(context, related.documents).map(document => ({
      kind: document.kind,
      fileName: document.file_name,
      size: document.size,
      sha256: hex(document.sha256),
    })),
    payLink: related.payLinkId ? payLinkUrl(context, row.workspace_id, related.payLinkId) : null,
    payments: related.payments.map(payment => ({
      id: payment.id,
      paymentId: payment.payment_id,
      creditNoteId: payment.credit_note_id ?? payment.replacement_id,
      date: asDate(payment.date ?? payment.note_date) ?? asDateOf(row.created_at),
      amount: toText(payment.amount_minor, row.currency),
      method: payment.method ?? 'credit_note',
      deduction: deductionOf(payment.deduction),
      reference:
        payment.deduction === null
          ? (payment.reference ?? payment.note_number ?? '')
          : payment.reason,
      reversed: payment.reversed_at !== null,
    })),
    ...presentFamily(related, row),
    journal: related.journal
      ? { position: related.journal.position.toString(), hash: hex(related.journal.hash) }
      : null,
    events: related.events.map(event => ({
      id: event.id,
      at: event.at.toISOString(),
      kind: event.kind,
      by: event.by,
      detail: asRecord(event.detail),
    })),
    scheduledMails: related.scheduledMails.map(mail => ({
      mailId: mail.id,
      kind: mail.kind === 'reminder' ? ('reminder' as const) : ('invoice' as const),
      to: mail.recipient,
      sendAt: mail.next_attempt_at.toISOString(),
      secondsLeft: secondsLeft(context, mail.next_attempt_at),
    })),
  }
}

/** The documents that correct this one, its deposits, and its final invoice. */
function presentFamily(
  { family }: Pick<Related, 'family'>,
  row: Pick<InvoiceRow, 'id' | 'final_id'>,
) {
  const payableOf = (one: Related['family'][number]) => toText(one.payable_minor, one.currency)
  const final = family.find(({ id }) => id === row.final_id)
  return {
    creditNotes: family
      .filter(one => one.corrects_id === row.id)
      .map(one => ({ id: one.id, type: one.type, number: one.number, payable: payableOf(one) })),
    deposits: family
      .filter(one => one.final_id === row.id)
      .map(one => ({
        id: one.id,
        number: one.number,
        payable: payableOf(one),
        open: toText(openOfRow(one), one.currency),
      })),
    finalInvoice: final ? { id: final.id, number: final.number } : null,
  }
}

/** In the order of the instance's formats, whichever the database read them in. */
function inOrder({ formats }: AppContext, documents: Related['documents']): Related['documents'] {
  const places = new Map(formats.map(({ kind }, place) => [kind, place]))
  const placeOf = (kind: string) => places.get(kind) ?? places.size
  return documents.toSorted((a, b) => placeOf(a.kind) - placeOf(b.kind))
}

function asDateOf(instant: Date): LocalDate {
  return instant.toISOString().slice(0, 10) as LocalDate
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
