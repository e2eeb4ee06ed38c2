import { type Entry, type Sale, contraOf } from '@bordereau/domain/books/entry'
import { homeRate, postDocument, taxesOf } from '@bordereau/domain/books/post-document'
import {
  type BookedAllocation,
  type BookedMoney,
  postFee,
  postPayment,
  postRefund,
} from '@bordereau/domain/books/post-payment'
import type { LocalDate } from '@bordereau/domain/date'
import { sumOf } from '@bordereau/domain/money/currency'
import { ONE } from '@bordereau/domain/money/decimal'
import { deductionOf } from '@bordereau/domain/payment/deduction'
import type { Tx } from '../db/database.ts'
import { type TaxPart, taxesForDiscount } from '../invoices/document/discount-store.ts'
import type { Span } from '../reports/span.ts'
import { type After, documentPage, documentsById, rateOf } from './document-store.ts'
import { type MoneyKind, type MoneyRow, type Settled, moneyPage, settledBy } from './money-store.ts'

/** Other requests are answered between the pages. */
const PAGE_SIZE = 200

/** What the period has to enter on a day; `missing` are currencies that have no rate. */
export type Booked = {
  readonly id: string
  readonly day: LocalDate
  readonly entries: readonly Entry[]
  readonly missing: readonly string[]
}

/** The entries of the period by day: documents, then payments with their fees, then refunds. Read in pages. */
export async function* entriesOf(tx: Tx, span: Span): AsyncGenerator<Booked> {
  const streams = [
    rowsOf(after => bookedDocuments(tx, span, after)),
    rowsOf(after => bookedMoney(tx, span, 'payment', after)),
    rowsOf(after => bookedMoney(tx, span, 'refund', after)),
  ]
  const heads = await Promise.all(streams.map(stream => stream.next()))
  for (;;) {
    const days = heads.flatMap(head => (head.done === true ? [] : [head.value.day]))
    const [first] = days.toSorted()
    const at = heads.findIndex(head => head.done !== true && head.value.day === first)
    const [head, stream] = [heads[at], streams[at]]
    if (!head || head.done === true || !stream) return
    yield head.value
    heads[at] = await stream.next()
  }
}

async function* rowsOf(
  page: (after: After | undefined) => Promise<readonly Booked[]>,
): AsyncGenerator<Booked> {
  let after: After | undefined
  for (;;) {
    const rows = await page(after)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_SIZE) return
    after = { day: last.day, id: last.id }
  }
}

async function bookedDocuments(
  tx: Tx,
  span: Span,
  after: After | undefined,
): Promise<readonly Booked[]> {
  const { home } = span
  return (await documentPage(tx, span, after, PAGE_SIZE)).map(({ id, one, replaced }) => {
    const entry = postDocument(one, home, replaced)
    const rated = replaced ? [one, replaced] : [one]
    const missing = rated.filter(each => homeRate(each, home) === undefined)
    return {
      id,
      day: one.document.issueDate,
      entries: entry ? [entry] : [],
      missing: missing.map(({ document }) => document.totals.currency),
    }
  })
}

async function bookedMoney(
  tx: Tx,
  span: Span,
  kind: MoneyKind,
  after: After | undefined,
): Promise<readonly Booked[]> {
  const rows = await moneyPage(tx, span, kind, after, PAGE_SIZE)
  const settled = await settledBy(tx, span.workspaceId, [
    ...new Set(rows.map(row => row.payment_id)),
  ])
  const shares = await sharesOf(tx, span, settled)
  const ofPayment = Map.groupBy(settled, one => one.payment_id)
  return rows.map(row =>
    bookedRow(span, kind, row, { own: ofPayment.get(row.payment_id) ?? [], shares }),
  )
}

/** What the entry of a document has in the company's currency, null without a rate; and the taxes that it states. */
type Share = { readonly home: bigint | null; readonly taxes: readonly Sale[] }

type Allocations = {
  readonly own: readonly Settled[]
  readonly shares: ReadonlyMap<string, Share>
}

function bookedRow(
  { home }: Span,
  kind: MoneyKind,
  row: MoneyRow,
  { own, shares }: Allocations,
): Booked {
  const { currency, fee_currency: feeCurrency } = row
  const rate = currency === home ? ONE : rateOf(row.rate)
  const feeRate = feeCurrency === home ? ONE : rateOf(row.fee_rate)
  const money = moneyOf(row, own)
  const hasFee = kind === 'payment' && row.fee !== null && feeCurrency !== null
  const missing = [
    ...(rate === undefined ? [currency] : []),
    ...(hasFee && feeRate === undefined ? [feeCurrency] : []),
    ...own.filter(one => shares.get(one.invoice_id)?.home === null).map(one => one.currency),
  ]
  const entries =
    rate === undefined
      ? []
      : kind === 'refund'
        ? [postRefund({ ...money, rate }, home)]
        : [
            postPayment(
              { ...money, rate },
              own.map(one => allocationOf(one, shares)),
              home,
            ),
          ]
  const fee = { ...money, currency: feeCurrency ?? '', amount: BigInt(row.fee ?? 0) }
  const fees = hasFee && feeRate !== undefined ? [postFee({ ...fee, rate: feeRate }, home)] : []
  return { id: row.id, day: row.day, entries: [...entries, ...fees], missing }
}

function moneyOf(row: MoneyRow, own: readonly Settled[]): Omit<BookedMoney, 'rate'> {
  const numbers = [...new Set(own.map(({ number }) => number ?? ''))].join(' ')
  return {
    date: row.day,
    piece: row.reference || numbers || row.payment_id,
    customer: { id: row.customer_id, name: row.customer_name },
    method: row.method,
    provider: row.provider,
    currency: row.currency,
    amount: BigInt(row.amount),
  }
}

function allocationOf(one: Settled, shares: Allocations['shares']): BookedAllocation {
  const { home, taxes } = shares.get(one.invoice_id) ?? {}
  return {
    settled: one.amount_minor,
    paid: one.payment_amount_minor,
    deduction: deductionOf(one.deduction),
    document: {
      payable: one.payable_minor,
      home: home ?? one.payable_minor,
      ...(taxes && { taxes }),
    },
  }
}

/**
 * The documents in other currencies, and those from which a discount for early payment was taken, by their ids; one without a
 * rate is in no entry.
 */
async function sharesOf(
  tx: Tx,
  span: Span,
  settled: readonly Settled[],
): Promise<ReadonlyMap<string, Share>> {
  const ids = settled
    .filter(one => one.currency !== span.home || one.deduction === 'cash_discount')
    .map(one => one.invoice_id)
  const documents = await documentsById(tx, span, [...new Set(ids)])
  const discounted = settled.filter(one => one.deduction === 'cash_discount')
  const left = await taxesForDiscount(
    tx,
    span.workspaceId,
    discounted.map(one => one.invoice_id),
  )
  return new Map(
    [...documents].map(([id, one]) => {
      const entry = postDocument(one, span.home)
      const taxes = salesLeft(taxesOf(one.document), left.get(id) ?? [])
      return [id, { home: entry ? contraOf(entry) : null, taxes }]
    }),
  )
}

/** The taxes of a document with the amounts that its credit notes left. */
function salesLeft(sales: readonly Sale[], left: readonly TaxPart[]): readonly Sale[] {
  const found = sales.flatMap((sale): Sale[] => {
    const same = left.filter(
      ({ category, rate }) => category === sale.tax.category && rate === sale.tax.rate,
    )
    const taxable = sumOf(same.map(one => one.taxable))
    return same.length === 0 ? [] : [{ ...sale, taxable, amount: sumOf(same.map(one => one.tax)) }]
  })
  return found.length === 0 ? sales : found
}
