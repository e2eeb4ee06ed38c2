import type { Currency } from '../money/currency.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import type { PartyKind } from '../party/party.ts'
import { EUROPEAN_CENTRAL_BANK, type ReferenceRate } from './reference-rates.ts'
import type { Law } from './settlement.ts'

/**
 * Interest a year: the reference rate and points on it by the kind of buyer, or a fixed rate. null: the law gives none that
 * is known here.
 */
export type SimpleInterest = {
  readonly by: 'simple'
  /** null: the points alone are the rate. */
  readonly reference: ReferenceRate | null
  readonly points: Readonly<Record<PartyKind, Decimal | null>>
  /** The sum is rounded up to the next multiple of it. */
  readonly roundedUpTo?: Decimal
  /** The rate of the half-year in which the interest begins to run stays until the payment. */
  readonly isFixedAtStart?: true
}

/** Compound, with monthly rests, at a multiple of the reference rate. */
export type CompoundInterest = {
  readonly by: 'monthly_rests'
  readonly reference: ReferenceRate
  readonly times: Decimal
  readonly buyers: readonly PartyKind[]
}

/** A sum for the costs of recovery that is owed without proof, by the size of the debt. */
export type FixedSum = Law & {
  readonly currency: Currency
  readonly buyers: readonly PartyKind[]
  /** The highest step whose `from` is not above the debt, in `debtCurrency`; in another currency the first step. */
  readonly debtCurrency: Currency
  readonly steps: readonly { readonly from: Decimal; readonly amount: Decimal }[]
}

/**
 * What the law of the seller's country gives it when an invoice is paid late: that law governs a sale or a service where
 * nothing else was agreed (Regulation (EC) 593/2008, art. 4(1)(a) and (b)).
 */
export type LatePaymentRules = Law & {
  readonly interest: SimpleInterest | CompoundInterest
  readonly fixedSum?: FixedSum
}

const DIRECTIVE = 'https://eur-lex.europa.eu/eli/dir/2011/7/oj'

export const EU_FIXED_SUM: FixedSum = {
  law: 'Directive 2011/7/EU art. 6(1)',
  url: DIRECTIVE,
  currency: 'EUR',
  buyers: ['business', 'government'],
  debtCurrency: 'EUR',
  steps: [{ from: decimal('0'), amount: decimal('40') }],
}

/** The reference rate and eight points, from businesses and public authorities; each half-year at its own rate. */
export const EU_INTEREST: SimpleInterest = {
  by: 'simple',
  reference: EUROPEAN_CENTRAL_BANK,
  points: { business: decimal('8'), government: decimal('8'), person: null },
}

export const EU_LATE_PAYMENT: LatePaymentRules = {
  law: 'Directive 2011/7/EU art. 2(6), 3, 4',
  url: DIRECTIVE,
  interest: EU_INTEREST,
  fixedSum: EU_FIXED_SUM,
}
