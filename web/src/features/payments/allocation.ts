import { type Currency, exactMinor, toText } from '@bordereau/domain/money/currency'
import { type Decimal, ZERO } from '@bordereau/domain/money/decimal'
import {
  type AllocationRefusal,
  type RequestedAllocation,
  type OpenDocument,
  allocate,
  proposeAllocation,
} from '@bordereau/domain/payment/allocate'
import type { Deduction, DeductionKind } from '@bordereau/domain/payment/deduction'
import { type DecimalMark, evaluate, withDecimalMark } from '../../format/number-input.ts'

/** An open document of the customer, as in the list of invoices: amounts as decimal text. */
export type OpenInvoice = {
  readonly id: string
  readonly number: string | null
  readonly currency: Currency
  readonly open: string
}

/** A typed deduction, in the document's currency. */
export type TypedDeduction = {
  /** Stable as long as the row exists. */
  readonly id: number
  readonly kind: DeductionKind
  readonly amount: string
  readonly reason: string
}

/** What is typed for one document; an empty amount: no money is allocated. */
export type Share = {
  readonly amount: string
  readonly rate: string
  readonly deductions: readonly TypedDeduction[]
}

export const NO_SHARE: Share = { amount: '', rate: '', deductions: [] }

export type PaymentText = {
  readonly customerId: string
  readonly currency: Currency
  readonly amount: string
  /** By the document's id. */
  readonly shares: Readonly<Record<string, Share>>
}

export type AllocationPlanRefusal = AllocationRefusal | 'not_a_number' | 'amount_too_precise'

/** As the server takes it. */
type PlannedAllocation = {
  readonly invoiceId: string
  readonly amount: Decimal
  readonly rate?: Decimal
  readonly deductions?: { kind: DeductionKind; amount: Decimal; reason: string }[]
}

export type AllocationPlan =
  | {
      readonly ok: true
      readonly amount: Decimal
      readonly allocations: readonly PlannedAllocation[]
      /** The rest, which becomes the customer's credit, as decimal text. */
      readonly unallocated: string
    }
  | { readonly ok: false; readonly refusal: AllocationPlanRefusal; readonly invoiceId?: string }

/** The allocation that recording the typed payment makes, by the same rules as on the server, or why it is refused. */
export function planAllocation(
  text: PaymentText,
  open: readonly OpenInvoice[],
  decimalMark: DecimalMark,
): AllocationPlan {
  const deducted = Object.values(text.shares).some(share => share.deductions.length > 0)
  const amount = minorOf(
    deducted ? zeroIfEmpty(text.amount) : text.amount,
    text.currency,
    decimalMark,
  )
  if (typeof amount === 'string') return { ok: false, refusal: amount }
  const requested: TypedRequest[] = []
  for (const [documentId, share] of Object.entries(text.shares)) {
    if (share.amount.trim() === '' && share.deductions.length === 0) continue
    const invoice = open.find(({ id }) => id === documentId)
    const request = requestOf(share, text.currency, invoice?.currency ?? text.currency, decimalMark)
    if (typeof request === 'string') return { ok: false, refusal: request, invoiceId: documentId }
    requested.push({ ...request, documentId })
  }
  const payment = { customerId: text.customerId, currency: text.currency, amount: amount.minor }
  const allocated = allocate(payment, requested, documentsOf(open, text.customerId))
  if (!allocated.ok) {
    const { refusal, detail } = allocated
    return { ok: false, refusal, ...(typeof detail === 'string' ? { invoiceId: detail } : {}) }
  }
  return {
    ok: true,
    amount: amount.text,
    allocations: requested.map(({ documentId, text: typed, rate, deductionTexts }) => ({
      invoiceId: documentId,
      amount: typed,
      ...(rate === undefined ? {} : { rate }),
      ...(deductionTexts.length === 0 ? {} : { deductions: [...deductionTexts] }),
    })),
    unallocated: toText(allocated.value.unallocated, text.currency),
  }
}

type DeductionText = { kind: DeductionKind; amount: Decimal; reason: string }

/** A request with its amounts as they were typed. */
type TypedRequest = RequestedAllocation & {
  readonly text: Decimal
  readonly deductionTexts: readonly DeductionText[]
}

function requestOf(
  share: Share,
  currency: Currency,
  documentCurrency: Currency,
  decimalMark: DecimalMark,
): Omit<TypedRequest, 'documentId'> | 'not_a_number' | 'amount_too_precise' {
  const amount = minorOf(zeroIfEmpty(share.amount), currency, decimalMark)
  if (typeof amount === 'string') return amount
  const rate = share.rate.trim() === '' ? undefined : evaluate(share.rate, decimalMark)
  if (share.rate.trim() !== '' && rate === undefined) return 'not_a_number'
  const deductions: Deduction[] = []
  const deductionTexts: DeductionText[] = []
  for (const { kind, amount: part, reason } of share.deductions) {
    const read = minorOf(part, documentCurrency, decimalMark)
    if (typeof read === 'string') return read
    deductions.push({ kind, reason, amount: read.minor })
    deductionTexts.push({ kind, reason, amount: read.text })
  }
  return { amount: amount.minor, rate, text: amount.text, deductions, deductionTexts }
}

const zeroIfEmpty = (text: string) => (text.trim() === '' ? ZERO : text)

/**
 * What the typed share leaves open of the document, as the reader types numbers; undefined where it leaves nothing, or
 * the share is in another currency or no number.
 */
export function restOf(
  invoice: OpenInvoice,
  share: Share,
  currency: Currency,
  decimalMark: DecimalMark,
): string | undefined {
  if (invoice.currency !== currency && share.amount.trim() !== '') return undefined
  const typed = [zeroIfEmpty(share.amount), ...share.deductions.map(one => zeroIfEmpty(one.amount))]
  let rest = exactMinor(invoice.open, invoice.currency) ?? 0n
  for (const text of typed) {
    const read = minorOf(text, invoice.currency, decimalMark)
    if (typeof read === 'string') return undefined
    rest -= read.minor
  }
  return rest > 0n ? withDecimalMark(toText(rest, invoice.currency), decimalMark) : undefined
}

/** Allocates the amount to the documents: the given one first, then by due date. */
export function proposedShares(
  text: Omit<PaymentText, 'shares'>,
  open: readonly OpenInvoice[],
  first: string | undefined,
  decimalMark: DecimalMark,
): Readonly<Record<string, Share>> {
  const amount = minorOf(text.amount, text.currency, decimalMark)
  if (typeof amount === 'string') return {}
  const ordered = open.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
  const payment = { customerId: text.customerId, currency: text.currency, amount: amount.minor }
  const requested = proposeAllocation(payment, documentsOf(ordered, text.customerId))
  return Object.fromEntries(
    requested.map(allocation => [
      allocation.documentId,
      {
        ...NO_SHARE,
        amount: withDecimalMark(toText(allocation.amount, text.currency), decimalMark),
      },
    ]),
  )
}

function minorOf(
  text: string,
  currency: Currency,
  decimalMark: DecimalMark,
): { readonly minor: bigint; readonly text: Decimal } | 'not_a_number' | 'amount_too_precise' {
  const value = evaluate(text, decimalMark)
  if (value === undefined) return 'not_a_number'
  const minor = exactMinor(value, currency)
  return minor === undefined ? 'amount_too_precise' : { minor, text: value }
}

function documentsOf(open: readonly OpenInvoice[], customerId: string): readonly OpenDocument[] {
  return open.map(({ id, currency, open: amount }) => ({
    id,
    customerId,
    currency,
    open: exactMinor(amount, currency) ?? 0n,
  }))
}
