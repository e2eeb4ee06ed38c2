import { inProportion } from '../money/proportion.ts'
import { type LocalDate, addDays } from '../date.ts'
import { type Currency, type Minor, sumOf } from '../money/currency.ts'
import {
  type Decimal,
  divideRounded,
  isNegative,
  isZero,
  rescale,
  round,
  scaled,
  toFixed,
} from '../money/decimal.ts'
import { formatDate, formatMinor, formatRate } from '../text/format.ts'
import { textIn } from '../text/text.ts'
import type { VatSubtotal } from './totals.ts'

/** A discount for payment within so many days of the issue (Skonto, escompte, descuento por pronto pago). */
export type CashDiscount = {
  readonly days: number
  /** Of the amount due (BT-115). */
  readonly percent: Decimal
}

/** The discount with its last day and the amounts it makes, in minor units. */
export type DatedDiscount = CashDiscount & {
  readonly until: LocalDate
  readonly amount: Minor
  readonly payable: Minor
}

/** The discounts of a document, the earliest first. Rounded once, half away from zero. */
export function datedDiscounts(
  discounts: readonly CashDiscount[],
  issueDate: LocalDate,
  payable: Minor,
): readonly DatedDiscount[] {
  return discounts
    .filter(({ percent }) => !isZero(percent) && !isNegative(percent))
    .toSorted((a, b) => a.days - b.days)
    .map(discount => {
      const { coefficient, scale } = scaled(discount.percent)
      const amount = rescale({ coefficient: payable * coefficient, scale: scale + 2 }, 0)
      return {
        ...discount,
        until: addDays(issueDate, discount.days),
        amount,
        payable: payable - amount,
      }
    })
}

/** The discount that a payment on a day may take: the earliest that is not over; undefined where all are. */
export function discountOn<T extends Pick<DatedDiscount, 'until'>>(
  discounts: readonly T[],
  day: LocalDate,
): T | undefined {
  return discounts.find(({ until }) => day <= until)
}

/** “2 % discount if paid by 6 December 2026: pay €1,166.20.” */
export function discountSentence(
  { percent, until, payable }: DatedDiscount,
  currency: Currency,
  language: string,
): string {
  return textIn(language).paper.cashDiscount({
    rate: formatRate(percent, language),
    date: formatDate(until, language),
    amount: formatMinor(payable, currency, language),
  })
}

/**
 * The line in BT-20 from which programs read a discount, by XRechnung 3.0.2, BR-DE-18: days, percentage with two
 * decimals, a line break at the end. Its basis is the amount due where none is stated.
 */
export function skontoLine({ days, percent }: CashDiscount): string {
  return `#SKONTO#TAGE=${days}#PROZENT=${toFixed(round(percent, 2), 2)}#\n`
}

/** Payment terms for people: without the lines that are meant for programs. */
export function readableTerms(terms: string): string {
  return terms
    .split('\n')
    .filter(line => !/^#(SKONTO|VERZUG)#/.test(line))
    .join('\n')
}

/** A tax that a document states. */
type StatedTax = Pick<VatSubtotal, 'category' | 'rate' | 'taxable' | 'tax'>

/**
 * The taxes of an invoice that credit notes left, for a discount is of these: all of them where nothing is left. `credited` is
 * negative, as credit notes count.
 */
export function taxesLeft<One extends StatedTax>(
  own: readonly One[],
  credited: readonly StatedTax[],
): readonly One[] {
  const left = own
    .map(one => {
      const same = credited.filter(
        ({ category, rate }) => category === one.category && rate === one.rate,
      )
      const sum = (pick: (tax: StatedTax) => Minor) => sumOf([one, ...same].map(pick))
      return { ...one, taxable: sum(({ taxable }) => taxable), tax: sum(({ tax }) => tax) }
    })
    .filter(({ taxable, tax }) => taxable + tax > 0n)
  return left.length === 0 ? own : left
}

/** What a discount takes of the taxable amount and of the tax of each rate. */
export type DiscountPart = {
  readonly rate: Decimal
  readonly taxable: Minor
  readonly tax: Minor
}

/**
 * The tax in a discount, for the books: the discount is shared among the rates in proportion to their gross amounts, to
 * the cent by largest remainder, and each share contains its tax. The seller corrects the tax when the payment comes
 * (Directive 2006/112/EC, art. 90; § 17 UStG); no credit note is needed for what the invoice itself agreed.
 */
export function discountParts(
  totals: { readonly vat: readonly Pick<VatSubtotal, 'rate' | 'taxable' | 'tax'>[] },
  discount: Minor,
): readonly DiscountPart[] {
  const grosses = totals.vat.map(({ taxable, tax }) => taxable + tax)
  const whole = sumOf(grosses)
  if (whole <= 0n) return []
  const shares = inProportion(discount, grosses)
  return totals.vat.map(({ rate }, i) => {
    const share = shares[i] ?? 0n
    const { coefficient, scale } = scaled(rate)
    const factor = 100n * 10n ** BigInt(scale)
    const taxable = divideRounded(share * factor, factor + coefficient)
    return { rate, taxable, tax: share - taxable }
  })
}
