import { type Currency, exactMinor, toText } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import {
  type AllocationRefusal,
  type AllocationWish,
  type OpenDocument,
  allocate,
  proposeAllocation,
} from '@bordereau/domain/payment/allocate'
import { type DecimalMark, evaluate } from '../editor/arithmetic.ts'

/** An open document of the customer, as the list of invoices tells it: amounts as decimal text. */
export type OpenInvoice = {
  readonly id: string
  readonly number: string | null
  readonly currency: Currency
  readonly open: string
}

/** What is typed for one document; empty text: nothing is put on it. */
export type Share = { readonly amount: string; readonly rate: string }

export type PaymentText = {
  readonly customerId: string
  readonly currency: Currency
  readonly amount: string
  /** By the document's id. */
  readonly shares: Readonly<Record<string, Share>>
}

export type PlanRefusal = AllocationRefusal | 'not_a_number' | 'amount_too_precise'

export type Plan =
  | {
      readonly ok: true
      readonly amount: Decimal
      readonly allocations: readonly { invoiceId: string; amount: Decimal; rate?: Decimal }[]
      /** What stays as the customer's credit, as decimal text. */
      readonly unallocated: string
    }
  | { readonly ok: false; readonly refusal: PlanRefusal; readonly invoiceId?: string }

/** What recording would do with the payment as typed, by the same rules as the server, or why it cannot. */
export function planOf(text: PaymentText, open: readonly OpenInvoice[], mark: DecimalMark): Plan {
  const amount = minorOf(text.amount, text.currency, mark)
  if (typeof amount === 'string') return { ok: false, refusal: amount }
  const wishes: (AllocationWish & { readonly text: Decimal })[] = []
  for (const [documentId, share] of Object.entries(text.shares)) {
    if (share.amount.trim() === '') continue
    const wish = minorOf(share.amount, text.currency, mark)
    if (typeof wish === 'string') return { ok: false, refusal: wish, invoiceId: documentId }
    const rate = share.rate.trim() === '' ? undefined : evaluate(share.rate, mark)
    if (share.rate.trim() !== '' && rate === undefined) {
      return { ok: false, refusal: 'not_a_number', invoiceId: documentId }
    }
    wishes.push({ documentId, amount: wish.minor, rate, text: wish.text })
  }
  const payment = { customerId: text.customerId, currency: text.currency, amount: amount.minor }
  const done = allocate(payment, wishes, documentsOf(open, text.customerId))
  if (!done.ok) {
    const { refusal, detail } = done
    return { ok: false, refusal, ...(typeof detail === 'string' ? { invoiceId: detail } : {}) }
  }
  return {
    ok: true,
    amount: amount.text,
    allocations: wishes.map(wish => ({
      invoiceId: wish.documentId,
      amount: wish.text,
      ...(wish.rate === undefined ? {} : { rate: wish.rate }),
    })),
    unallocated: toText(done.value.unallocated, text.currency),
  }
}

/** Spreads the amount over the documents, the one that was asked for first, then the oldest due. */
export function proposedShares(
  text: Omit<PaymentText, 'shares'>,
  open: readonly OpenInvoice[],
  first: string | undefined,
  mark: DecimalMark,
): Readonly<Record<string, Share>> {
  const amount = minorOf(text.amount, text.currency, mark)
  if (typeof amount === 'string') return {}
  const ordered = open.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
  const payment = { customerId: text.customerId, currency: text.currency, amount: amount.minor }
  const wishes = proposeAllocation(payment, documentsOf(ordered, text.customerId))
  return Object.fromEntries(
    wishes.map(wish => [
      wish.documentId,
      { amount: written(toText(wish.amount, text.currency), mark), rate: '' },
    ]),
  )
}

const written = (amount: string, mark: DecimalMark) =>
  mark === ',' ? amount.replace('.', ',') : amount

function minorOf(
  text: string,
  currency: Currency,
  mark: DecimalMark,
): { readonly minor: bigint; readonly text: Decimal } | 'not_a_number' | 'amount_too_precise' {
  const value = evaluate(text, mark)
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
