import { type Currency, exactMinor, toText } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import {
  type AllocationRefusal,
  type RequestedAllocation,
  type OpenDocument,
  allocate,
  proposeAllocation,
} from '@bordereau/domain/payment/allocate'
import { type DecimalMark, evaluate } from '../../format/number-input.ts'

/** An open document of the customer, as in the list of invoices: amounts as decimal text. */
export type OpenInvoice = {
  readonly id: string
  readonly number: string | null
  readonly currency: Currency
  readonly open: string
}

/** The typed amount and exchange rate for one document; an empty amount: nothing is allocated. */
export type Share = { readonly amount: string; readonly rate: string }

export type PaymentText = {
  readonly customerId: string
  readonly currency: Currency
  readonly amount: string
  /** By the document's id. */
  readonly shares: Readonly<Record<string, Share>>
}

export type AllocationPlanRefusal = AllocationRefusal | 'not_a_number' | 'amount_too_precise'

export type AllocationPlan =
  | {
      readonly ok: true
      readonly amount: Decimal
      readonly allocations: readonly { invoiceId: string; amount: Decimal; rate?: Decimal }[]
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
  const amount = minorOf(text.amount, text.currency, decimalMark)
  if (typeof amount === 'string') return { ok: false, refusal: amount }
  const requested: (RequestedAllocation & { readonly text: Decimal })[] = []
  for (const [documentId, share] of Object.entries(text.shares)) {
    if (share.amount.trim() === '') continue
    const requestedAmount = minorOf(share.amount, text.currency, decimalMark)
    if (typeof requestedAmount === 'string')
      return { ok: false, refusal: requestedAmount, invoiceId: documentId }
    const rate = share.rate.trim() === '' ? undefined : evaluate(share.rate, decimalMark)
    if (share.rate.trim() !== '' && rate === undefined) {
      return { ok: false, refusal: 'not_a_number', invoiceId: documentId }
    }
    requested.push({ documentId, amount: requestedAmount.minor, rate, text: requestedAmount.text })
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
    allocations: requested.map(allocation => ({
      invoiceId: allocation.documentId,
      amount: allocation.text,
      ...(allocation.rate === undefined ? {} : { rate: allocation.rate }),
    })),
    unallocated: toText(allocated.value.unallocated, text.currency),
  }
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
      { amount: withDecimalMark(toText(allocation.amount, text.currency), decimalMark), rate: '' },
    ]),
  )
}

const withDecimalMark = (amount: string, decimalMark: DecimalMark) =>
  decimalMark === ',' ? amount.replace('.', ',') : amount

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
