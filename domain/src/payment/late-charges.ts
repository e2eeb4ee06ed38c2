import type {
  CompoundInterest,
  FixedSum,
  LatePaymentRules,
  SimpleInterest,
} from '../country/late-payment.ts'
import { referenceRateOn } from '../country/reference-rates.ts'
import { type LocalDate, addDays, addMonths, daysBetween, localDate } from '../date.ts'
import { type Currency, type Minor, toDecimal } from '../money/currency.ts'
import {
  type Decimal,
  ZERO,
  add,
  compare,
  divide,
  divideRounded,
  multiply,
  rescale,
  scaled,
} from '../money/decimal.ts'
import type { PartyKind } from '../party/party.ts'

/** A debt that was not paid when it was due, and the day until which interest is computed, that day included. */
export type LateDebt = {
  readonly open: Minor
  readonly currency: Currency
  readonly dueDate: LocalDate
  readonly day: LocalDate
  readonly buyer: PartyKind
}

/** Days at one rate, both ends included; the rate in percent a year. */
export type InterestPeriod = {
  readonly from: LocalDate
  readonly to: LocalDate
  readonly days: number
  readonly rate: Decimal
}

export type LateCharges = {
  /** In minor units of the debt, rounded once. Until the day before `unknownFrom`. */
  readonly interest: Minor
  readonly periods: readonly InterestPeriod[]
  /** The first day of which no rate is known; null: all are. */
  readonly unknownFrom: LocalDate | null
  readonly fixedSum: { readonly amount: Decimal; readonly currency: Currency } | null
}

/**
 * Interest and the sum for costs that the law gives the seller, never added to what is open. Interest runs from the day
 * after the due date, on 365 days a year. null: not late, or no law known here gives anything of such a buyer.
 */
export function lateCharges(
  rules: LatePaymentRules | undefined,
  debt: LateDebt,
): LateCharges | null {
  if (!rules || debt.open <= 0n || debt.day <= debt.dueDate) return null
  const interest = interestOf(rules.interest, debt)
  const fixedSum = rules.fixedSum ? fixedSumOf(rules.fixedSum, debt) : null
  if (!interest && !fixedSum) return null
  return { ...(interest ?? NONE), fixedSum }
}

type Interest = Omit<LateCharges, 'fixedSum'>
const NONE: Interest = { interest: 0n, periods: [], unknownFrom: null }

function interestOf(rules: SimpleInterest | CompoundInterest, debt: LateDebt): Interest | null {
  if (rules.by === 'monthly_rests')
    return rules.buyers.includes(debt.buyer) ? withMonthlyRests(rules, debt) : null
  const points = rules.points[debt.buyer]
  return points === null ? null : simple(rules, points, debt)
}

function simple(
  rules: SimpleInterest,
  points: Decimal,
  { open, dueDate, day }: LateDebt,
): Interest {
  const start = addDays(dueDate, 1)
  const periods: InterestPeriod[] = []
  let unknownFrom: LocalDate | null = null
  for (let from = start; from <= day && unknownFrom === null;) {
    const to = earlier(endOfPeriod(rules, from), day)
    const rate = simpleRate(rules, points, rules.isFixedAtStart ? start : from)
    if (rate === null) unknownFrom = from
    else periods.push({ from, to, days: daysBetween(from, to) + 1, rate })
    from = addDays(to, 1)
  }
  // In units of a hundredth of a percent and a day.
  const numerator = periods.reduce(
    (sum, { days, rate }) => sum + open * rescale(scaled(rate), 2) * BigInt(days),
    0n,
  )
  return { interest: divideRounded(numerator, 365n * 10_000n), periods, unknownFrom }
}

/** A fixed rate, and one that is fixed at the start, have one period only. */
function endOfPeriod({ reference, isFixedAtStart }: SimpleInterest, from: LocalDate): LocalDate {
  if (reference === null || isFixedAtStart) return localDate('9999-12-31')
  const half = from.slice(5, 7) <= '06' ? '06-30' : '12-31'
  return localDate(`${from.slice(0, 4)}-${half}`)
}

function simpleRate(rules: SimpleInterest, points: Decimal, day: LocalDate): Decimal | null {
  const { reference, roundedUpTo } = rules
  if (reference === null) return points
  const known = referenceRateOn(reference, day)
  if (!known) return null
  const rate = add(known.rate, points)
  return roundedUpTo === undefined ? rate : roundUp(rate, roundedUpTo)
}

function roundUp(value: Decimal, step: Decimal): Decimal {
  const steps = divide(value, step, 0)
  const rounded = multiply(steps, step)
  return compare(rounded, value) < 0 ? add(rounded, step) : rounded
}

/** Decimals of a minor unit that the balance keeps between two rests. */
const PRECISION = 12

/** Each month at the rate of its first day; the days after the last whole month at a 365th a day. */
function withMonthlyRests(
  { reference, times }: CompoundInterest,
  { open, dueDate, day }: LateDebt,
): Interest {
  const start = addDays(dueDate, 1)
  const end = addDays(day, 1)
  const unit = 10n ** BigInt(PRECISION)
  let balance = open * unit
  const periods: InterestPeriod[] = []
  for (let month = 0; addMonths(start, month) < end; month += 1) {
    const from = addMonths(start, month)
    const next = addMonths(start, month + 1)
    const known = referenceRateOn(reference, from)
    if (!known) return { interest: rounded(balance, open, unit), periods, unknownFrom: from }
    const rate = multiply(known.rate, times)
    const to = earlier(next, end)
    const days = daysBetween(from, to)
    const hundredths = rescale(scaled(rate), 2)
    const [share, whole] =
      next <= end ? [hundredths, 12n * 10_000n] : [hundredths * BigInt(days), 365n * 10_000n]
    balance += divideRounded(balance * share, whole)
    periods.push({ from, to: addDays(to, -1), days, rate })
  }
  return { interest: rounded(balance, open, unit), periods, unknownFrom: null }
}

function rounded(balance: bigint, open: Minor, unit: bigint): Minor {
  return divideRounded(balance, unit) - open
}

function fixedSumOf(sum: FixedSum, { open, currency, buyer }: LateDebt): LateCharges['fixedSum'] {
  if (!sum.buyers.includes(buyer)) return null
  const debt = currency === sum.debtCurrency ? toDecimal(open, currency) : ZERO
  const step = sum.steps.findLast(({ from }) => compare(from, debt) <= 0)
  return step ? { amount: step.amount, currency: sum.currency } : null
}

function earlier(a: LocalDate, b: LocalDate): LocalDate {
  return a < b ? a : b
}
