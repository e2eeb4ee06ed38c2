import type { LocalDate } from '../date.ts'
import { type Currency, type Minor, sumOf, toDecimal, toMinor } from '../money/currency.ts'
import { type Decimal, ZERO, add } from '../money/decimal.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import type { Totals, VatSubtotal } from './totals.ts'

/** The base and the tax of a deposit in one category and rate. */
export type SetOffTax = {
  readonly category: TaxCategoryCode
  readonly rate: Decimal
  readonly taxable: Decimal
  readonly tax: Decimal
}

/**
 * A deposit invoice as the final invoice sets it off: its amounts less those of its credit notes, in the currency of both
 * documents. Laws want each deposit with its number, its date and its tax: UStG § 14 (5) sentence 2, ustawa o VAT art.
 * 106f (3), Directive 2006/112/EC art. 220 (1)(4) and (5).
 */
export type SetOffDeposit = {
  readonly invoiceId: string
  readonly number: string
  readonly issueDate: LocalDate
  readonly vat: readonly SetOffTax[]
  /** With tax and rounding (BT-115). */
  readonly amount: Decimal
}

/** What a deposit sets off, given its credit notes; undefined where they took all of it back. */
export function setOffOf(
  deposit: Pick<SetOffDeposit, 'invoiceId' | 'number' | 'issueDate'> & { readonly totals: Totals },
  creditNotes: readonly Totals[],
): SetOffDeposit | undefined {
  const { totals, invoiceId, number, issueDate } = deposit
  const { currency } = totals
  const entries = [
    ...totals.vat.map(subtotal => ({ subtotal, sign: 1n })),
    ...creditNotes.flatMap(note => note.vat.map(subtotal => ({ subtotal, sign: -1n }))),
  ]
  const keys = [...new Set(entries.map(({ subtotal }) => keyOf(subtotal)))]
  const vat = keys.flatMap((key): SetOffTax[] => {
    const same = entries.filter(({ subtotal }) => keyOf(subtotal) === key)
    const [first] = same
    const taxable = sumOf(same.map(({ subtotal, sign }) => sign * subtotal.taxable))
    const tax = sumOf(same.map(({ subtotal, sign }) => sign * subtotal.tax))
    if (!first || (taxable === 0n && tax === 0n)) return []
    const { category, rate } = first.subtotal
    return [
      { category, rate, taxable: toDecimal(taxable, currency), tax: toDecimal(tax, currency) },
    ]
  })
  const amount = totals.payable - sumOf(creditNotes.map(note => note.payable))
  if (vat.length === 0 && amount === 0n) return undefined
  return { invoiceId, number, issueDate, vat, amount: toDecimal(amount, currency) }
}

/** What the deposits amount to with tax: their part of BT-113. */
export function amountSetOff(deposits: readonly SetOffDeposit[] = []): Decimal {
  return deposits.map(({ amount }) => amount).reduce(add, ZERO)
}

/** What remains of the final invoice's base and tax by category and rate, in minor units; without deposits, all of it. */
export function remainingVat(
  { vat, currency }: Pick<Totals, 'vat' | 'currency'>,
  deposits: readonly SetOffDeposit[] = [],
): readonly VatSubtotal[] {
  const setOff = deposits.flatMap(deposit => deposit.vat)
  const only = setOff.filter(
    (part, i) =>
      vat.every(subtotal => keyOf(subtotal) !== keyOf(part)) &&
      setOff.findIndex(other => keyOf(other) === keyOf(part)) === i,
  )
  const all: readonly VatSubtotal[] = [
    ...vat,
    // A deposit at a rate that the final invoice does not have: nothing of it was sold.
    ...only.map(({ category, rate }) => ({
      category,
      rate,
      exemptionCode: '',
      exemptionReason: '',
      taxable: 0n,
      tax: 0n,
    })),
  ]
  return all.map(subtotal => {
    const same = setOff.filter(part => keyOf(part) === keyOf(subtotal))
    const of = (pick: (part: SetOffTax) => Decimal): Minor =>
      sumOf(same.map(part => toMinor(pick(part), currency)))
    return {
      ...subtotal,
      // They belong to the whole amount.
      parts: undefined,
      taxable: subtotal.taxable - of(part => part.taxable),
      tax: subtotal.tax - of(part => part.tax),
    }
  })
}

/** What other documents already state of an invoice's net amount: sums over documents count it once. In minor units. */
export function netStatedBefore(
  deposits: readonly SetOffDeposit[] = [],
  currency: Currency,
): Minor {
  return sumOf(
    deposits.flatMap(deposit => deposit.vat.map(({ taxable }) => toMinor(taxable, currency))),
  )
}

/** What the subtotals of a document are by. */
export function keyOf({ category, rate }: Pick<SetOffTax, 'category' | 'rate'>): string {
  return `${category} ${rate}`
}
