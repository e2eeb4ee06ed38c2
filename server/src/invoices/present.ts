import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getInvoice, totals as totalsShape } from '@bordereau/contract/invoices'
import type { LocalDate } from '@bordereau/domain/date'
import { billableOf } from '@bordereau/domain/invoice/billable-of'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import { toText } from '@bordereau/domain/money/currency'
import { type Status, openOf, statusOf } from '@bordereau/domain/payment/status'
import type { z } from 'zod/mini'
import type { Tx } from '../db/database.ts'
import { today } from '../lib/clock.ts'
import type { House } from '../lib/house.ts'
import { hex } from '../lib/secret.ts'
import { payLinkUrl } from './pay-link.ts'
import { loadBankAccount, loadBuyer, loadSeller } from './parties-store.ts'
import { loadBeside } from './present-store.ts'
import { type InvoiceRow, findInvoice } from './store.ts'
import { readDraft, readFrozen } from './stored.ts'

export type InvoiceView = ResponseOf<typeof getInvoice>

/** The whole invoice as its page shows it; undefined when the workspace has no such document. */
export async function presentInvoice(
  tx: Tx,
  house: House,
  workspaceId: string,
  id: string,
): Promise<InvoiceView | undefined> {
  const row = await findInvoice(tx, workspaceId, id)
  if (!row) return undefined
  const draft = readDraft(row.draft, row.draft_format)
  const frozen = row.frozen === null ? undefined : readFrozen(row.frozen, row.frozen_format ?? 0)
  const seller = await loadSeller(tx, workspaceId)
  const customer =
    row.customer_id === null ? undefined : await loadBuyer(tx, workspaceId, row.customer_id)
  const account = frozen
    ? frozen.bankAccount
    : await loadBankAccount(tx, workspaceId, { id: draft.bankAccountId, currency: draft.currency })
  const totals = frozen?.totals ?? totalsOf(billableOf(draft))
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    status: statusOfRow(row, today(house.clock, seller.timeZone)),
    number: row.number,
    draft,
    seller: frozen?.seller ?? seller.profile,
    buyer: frozen?.buyer ?? customer?.profile ?? null,
    buyerEmail: customer?.email ?? '',
    bankAccount: account,
    totals: presentTotals(totals),
    issueDate: asDate(row.issue_date),
    dueDate: asDate(row.due_date),
    settled: toText(row.settled_minor, row.currency),
    open: toText(openOfRow(row), row.currency),
    issuedAt: row.issued_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    viewedAt: row.viewed_at?.toISOString() ?? null,
    ...presentBeside(await loadBeside(tx, workspaceId, id), house, row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export function statusOfRow(
  row: Pick<
    InvoiceRow,
    | 'kind'
    | 'issued_at'
    | 'sent_at'
    | 'viewed_at'
    | 'due_date'
    | 'payable_minor'
    | 'settled_minor'
    | 'credited_minor'
  >,
  now: LocalDate,
): Status {
  return statusOf(
    {
      kind: row.kind,
      issued: row.issued_at !== null,
      sentAt: row.sent_at,
      viewedAt: row.viewed_at,
      dueDate: asDate(row.due_date),
      payable: row.payable_minor,
      settled: row.settled_minor,
      correctedInFull: row.credited_minor > 0n && row.credited_minor >= row.payable_minor,
    },
    now,
  )
}

export function openOfRow(
  row: Pick<InvoiceRow, 'issued_at' | 'payable_minor' | 'settled_minor'>,
): bigint {
  return row.issued_at === null
    ? 0n
    : openOf({ payable: row.payable_minor, settled: row.settled_minor })
}

export function presentTotals(totals: Totals): z.infer<typeof totalsShape> {
  const text = (amount: bigint) => toText(amount, totals.currency)
  return {
    currency: totals.currency,
    lineNet: text(totals.lineNet),
    allowances: text(totals.allowances),
    charges: text(totals.charges),
    net: text(totals.net),
    vat: totals.vat.map(one => ({ ...one, taxable: text(one.taxable), tax: text(one.tax) })),
    tax: text(totals.tax),
    gross: text(totals.gross),
    prepaid: text(totals.prepaid),
    rounding: text(totals.rounding),
    payable: text(totals.payable),
  }
}

/** Dates in the database were dates when they were written. */
export function asDate(text: string | null): LocalDate | null {
  return text as LocalDate | null
}

type Beside = Awaited<ReturnType<typeof loadBeside>>

function presentBeside(beside: Beside, house: House, row: InvoiceRow) {
  return {
    documents: beside.documents.map(document => ({
      kind: document.kind,
      fileName: document.file_name,
      size: document.size,
      sha256: hex(document.sha256),
    })),
    payLink: beside.payLinkId ? payLinkUrl(house, row.workspace_id, beside.payLinkId) : null,
    payments: beside.payments.map(payment => ({
      id: payment.id,
      paymentId: payment.payment_id,
      creditNoteId: payment.credit_note_id,
      date: asDate(payment.date ?? payment.note_date) ?? asDateOf(row.created_at),
      amount: toText(payment.amount_minor, row.currency),
      method: payment.method ?? 'credit_note',
      reference: payment.reference ?? payment.note_number ?? '',
      reversed: payment.reversed_at !== null,
    })),
    creditNotes: beside.creditNotes.map(note => ({
      id: note.id,
      number: note.number,
      payable: toText(note.payable_minor, note.currency),
    })),
    journal: beside.journal
      ? { position: beside.journal.position.toString(), hash: hex(beside.journal.hash) }
      : null,
    events: beside.events.map(event => ({
      id: event.id,
      at: event.at.toISOString(),
      kind: event.kind,
      by: event.by,
      detail: asRecord(event.detail),
    })),
  }
}

function asDateOf(instant: Date): LocalDate {
  return instant.toISOString().slice(0, 10) as LocalDate
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
