import { type Currency, convert, toMinor, toText } from '@bordereau/domain/money/currency'
import { type Decimal, ONE, decimal, divide } from '@bordereau/domain/money/decimal'
import { type Allocation, type OpenDocument, allocate } from '@bordereau/domain/payment/allocate'
import { newId } from '../lib/id.ts'
import { allocateFrom } from '../payments/apply-credit.ts'
import { type SampleDocument, openAmountOf } from './sample-document.ts'
import type { Paid } from './sample-invoices.ts'
import type { Step } from './timeline.ts'
import { unwrap } from './unwrap.ts'

/** Payments and allocations of the sample in memory, in the order of time. Amounts are in minor units. */
export type Ledger = {
  /** By the keys of the sample data. */
  readonly documents: ReadonlyMap<string, SampleDocument>
  readonly payments: SamplePayment[]
  readonly allocations: SampleAllocation[]
}

export type SamplePayment = {
  /** Of the document that it pays. */
  readonly key: string
  readonly id: string
  readonly customerId: string
  readonly date: string
  readonly currency: Currency
  readonly amount: bigint
  readonly method: string
  readonly brand: string
  readonly reference: string
  readonly at: Date
  reversed: { readonly at: Date; readonly reason: string } | null
}

export type SampleAllocation = Omit<Allocation, 'documentId' | 'deductions'> & {
  readonly invoiceId: string
  readonly source: { readonly payment: string } | { readonly creditNote: string }
  readonly at: Date
  reversedAt: Date | null
}

type Detail = Readonly<Record<string, unknown>>

/** Records a payment; returns what the timeline of each paid document says of it. */
export function pay(
  ledger: Ledger,
  { day, document: { key } }: Step,
  paid: Paid,
  at: Date,
): { readonly document: SampleDocument; readonly detail: Detail }[] {
  const documents = [...(paid.alsoFor ? [paid.alsoFor] : []), key].map(one => find(ledger, one))
  const { draft } = find(ledger, key)
  const currency = paid.in?.currency ?? draft.currency
  const rate = paid.in && decimal(paid.in.rate)
  const requests = documents.map(one => {
    const amount = amountFor(one, paid, currency, rate)
    return { documentId: one.id, amount, rate }
  })
  const extra = paid.over === undefined ? 0n : toMinor(decimal(paid.over), currency)
  const amount = requests.reduce((sum, request) => sum + request.amount, extra)
  const customerId = draft.customerId ?? ''
  const payment: SamplePayment = {
    key,
    id: newId(),
    customerId,
    date: day,
    currency,
    amount,
    method: paid.method ?? 'transfer',
    brand: paid.brand ?? '',
    reference: documents.map(one => one.issue.number).join(' '),
    at,
    reversed: null,
  }
  ledger.payments.push(payment)
  const { allocations } = unwrap(allocate(payment, requests, documents.map(openDocument)))
  return documents.flatMap(document => {
    const allocation = allocations.find(one => one.documentId === document.id)
    if (!allocation) return []
    settle(ledger, document, { ...allocation, source: { payment: payment.id }, at })
    const detail = {
      paymentId: payment.id,
      amount: toText(allocation.amount, currency),
      currency,
    }
    return [{ document, detail }]
  })
}

/** Reverses the last payment of a document, which has no credit note that could settle it instead. */
export function reversePayment(
  ledger: Ledger,
  document: SampleDocument,
  key: string,
  reversed: { readonly at: Date; readonly reason: string },
): Detail {
  const payment = ledger.payments.findLast(one => one.key === key)
  if (!payment || document.credited > 0n) throw new Error(`no payment of ${key} can be reversed`)
  payment.reversed = reversed
  for (const allocation of ledger.allocations.filter(one => isOf(payment, one))) {
    allocation.reversedAt = reversed.at
    document.settled -= allocation.settled
  }
  return { paymentId: payment.id, reason: reversed.reason }
}

/** Settles an invoice from overpayments and then credit notes of its customer, the oldest first. */
export function drawCredit(ledger: Ledger, invoice: SampleDocument, at: Date): Detail {
  const { customerId, currency } = invoice.draft
  const overpaid = ledger.payments
    .filter(one => one.customerId === customerId && one.currency === currency && !one.reversed)
    .map(payment => ({ source: { payment: payment.id }, amount: restOf(ledger, payment) }))
  const notes = [...ledger.documents.values()]
    .filter(({ draft, issue }) => draft.kind === 'credit_note' && issue.at <= at)
    .filter(({ draft }) => draft.customerId === customerId && draft.currency === currency)
    .map(note => ({ source: { creditNote: note.id }, amount: openAmountOf(note) }))
  const sources = [...overpaid, ...notes].filter(one => one.amount > 0n)
  const uses = allocateFrom(sources, openAmountOf(invoice))
  for (const { source, amount } of uses)
    settle(ledger, invoice, { source, amount, settled: amount, rate: ONE, at })
  const used = uses.reduce((sum, use) => sum + use.amount, 0n)
  if (used === 0n) throw new Error(`the customer of ${invoice.issue.number} has no credit`)
  return { amount: toText(used, currency), currency }
}

/** Credits an issued credit note to the invoice that it corrects, and settles what is open of it. */
export function creditInvoice(
  ledger: Ledger,
  invoice: SampleDocument,
  note: SampleDocument,
  at: Date,
): Detail {
  const { payable } = note.issue.totals
  const open = openAmountOf(invoice)
  const amount = payable < open ? payable : open
  invoice.credited += payable
  if (amount > 0n) {
    const source = { creditNote: note.id }
    settle(ledger, invoice, { source, amount, settled: amount, rate: ONE, at })
  }
  return { creditNoteId: note.id }
}

function settle(
  ledger: Ledger,
  invoice: SampleDocument,
  allocation: Omit<SampleAllocation, 'invoiceId' | 'reversedAt'>,
): void {
  invoice.settled += allocation.settled
  ledger.allocations.push({ ...allocation, invoiceId: invoice.id, reversedAt: null })
  const { source, at } = allocation
  if (!('creditNote' in source)) return
  const note = [...ledger.documents.values()].find(one => one.id === source.creditNote)
  if (!note) throw new Error(`the sample has no credit note ${source.creditNote}`)
  note.settled += allocation.amount
  note.updatedAt = at
}

function restOf(ledger: Ledger, payment: SamplePayment): bigint {
  return ledger.allocations
    .filter(one => isOf(payment, one))
    .reduce((rest, { amount }) => rest - amount, payment.amount)
}

function isOf({ id }: SamplePayment, { source, reversedAt }: SampleAllocation): boolean {
  return 'payment' in source && source.payment === id && reversedAt === null
}

/** The open amount, or the paid percentage of it, in the payment's currency. */
function amountFor(
  document: SampleDocument,
  { part }: Paid,
  currency: Currency,
  rate: Decimal | undefined,
): bigint {
  const amount = (openAmountOf(document) * BigInt(part ?? 100)) / 100n
  return rate === undefined
    ? amount
    : convert(amount, document.draft.currency, currency, divide(ONE, rate, 12))
}

function openDocument(document: SampleDocument): OpenDocument {
  const { id, draft } = document
  const { customerId, currency } = draft
  return { id, customerId: customerId ?? '', currency, open: openAmountOf(document) }
}

function find({ documents }: Ledger, key: string): SampleDocument {
  const document = documents.get(key)
  if (!document) throw new Error(`the sample has no invoice ${key}`)
  return document
}
