import type { LocalDate } from '../date.ts'
import { type Currency, type Minor, convert } from '../money/currency.ts'
import { type Decimal, divideRounded } from '../money/decimal.ts'
import { discountParts } from '../invoice/cash-discount.ts'
import type { DeductionKind } from '../payment/deduction.ts'
import type { Entry, Posting, Sale } from './entry.ts'

/** Money that was received, or went back, on a day; amounts in minor units of `currency`. */
export type BookedMoney = {
  readonly date: LocalDate
  readonly piece: string
  readonly customer: Entry['customer']
  readonly method: string
  /** The payment provider; '' without one. */
  readonly provider: string
  readonly currency: Currency
  readonly amount: Minor
  /** Units of the company's currency for one of `currency`, on the day; ONE for its own. */
  readonly rate: Decimal
}

/** What a payment settles of a document. */
export type BookedAllocation = {
  /** In minor units of the document's currency. */
  readonly settled: Minor
  /** In minor units of the payment's currency; 0 for a deduction. */
  readonly paid: Minor
  readonly deduction: DeductionKind | null
  /**
   * The document in its own currency and as its entry has it in the company's; `taxes`: those that it states, of one from
   * which a discount was taken.
   */
  readonly document: {
    readonly payable: Minor
    readonly home: Minor
    readonly taxes?: readonly Sale[]
  }
}

const ROLES = {
  bank_fee: 'fees',
  withheld: 'withheld',
  cash_discount: 'discount',
  written_off: 'bad_debt',
} as const satisfies Record<DeductionKind, Posting['role']>

/**
 * The entry of a payment: the money and what was deducted from it against what the customer owes. A document in another
 * currency was entered at the rate of its day: the difference to the rate of the payment is a gain or a loss.
 */
export function postPayment(
  payment: BookedMoney,
  allocations: readonly BookedAllocation[],
  home: Currency,
): Entry {
  const inHome = (amount: Minor) => convert(amount, payment.currency, home, payment.rate)
  const postings = allocations.flatMap((one): readonly Posting[] => {
    const share = shareOf(one)
    if (takesTaxBack(one)) return []
    if (one.deduction) return [{ role: ROLES[one.deduction], amount: share }]
    const gain = inHome(one.paid) - share
    return [{ role: gain > 0n ? 'gain' : 'loss', amount: -gain }]
  })
  const entry = entryOf(payment, home, [
    { role: moneyOf(payment), amount: inHome(payment.amount) },
    ...postings,
  ])
  return { ...entry, sales: allocations.filter(takesTaxBack).flatMap(discountSales) }
}

/** Directive 2006/112/EC, art. 90; § 17 UStG: base and tax are lowered in the period of the payment, each rate by its part. */
function discountSales(one: BookedAllocation): readonly Sale[] {
  const { taxes = [] } = one.document
  const vat = taxes.map(({ tax: { rate }, taxable, amount }) => ({ rate, taxable, tax: amount }))
  return discountParts({ vat }, shareOf(one)).flatMap(({ taxable, tax: amount }, i) => {
    const tax = taxes[i]?.tax
    return tax ? [{ tax, taxable, amount, role: 'discount' as const }] : []
  })
}

function takesTaxBack({ deduction, document: { taxes = [] } }: BookedAllocation): boolean {
  return deduction === 'cash_discount' && taxes.some(one => one.taxable + one.amount > 0n)
}

/** The entry of a refund: what was paid back is owed again, or was the customer's credit. */
export function postRefund(refund: BookedMoney, home: Currency): Entry {
  const amount = -convert(refund.amount, refund.currency, home, refund.rate)
  return entryOf({ ...refund, amount: -refund.amount }, home, [{ role: moneyOf(refund), amount }])
}

/** The entry of what a payment provider kept; `fee` is in the currency in which it pays out. */
export function postFee(fee: BookedMoney, home: Currency): Entry {
  const amount = convert(fee.amount, fee.currency, home, fee.rate)
  return { ...entryOf(fee, home, [{ role: 'fees', amount }]), contra: moneyOf(fee) }
}

/** The part of a document's entry that the allocation settles, rounded half away from zero. */
function shareOf({ settled, document: { payable, home } }: BookedAllocation): Minor {
  return divideRounded(home * settled, payable)
}

function entryOf(money: BookedMoney, home: Currency, postings: readonly Posting[]): Entry {
  const { date, piece, customer, currency, amount } = money
  return {
    journal: moneyOf(money),
    date,
    piece,
    customer,
    contra: 'receivable',
    sales: [],
    postings,
    ...(currency === home ? {} : { foreign: { currency, amount: -amount } }),
  }
}

function moneyOf(money: Pick<BookedMoney, 'method' | 'provider'>): 'bank' | 'cash' | 'online' {
  if (money.provider !== '') return 'online'
  return money.method === 'cash' ? 'cash' : 'bank'
}
