import { statedPrepaid } from '@bordereau/domain/invoice/totals'
import { type Currency, type Minor, decimalsOf } from '@bordereau/domain/money/currency'
import { type Rule, type Subject, rule } from '../rule.ts'

const AMOUNTS: readonly (readonly [
  code: string,
  term: string,
  amounts: (subject: Subject) => readonly Minor[],
])[] = [
  ['BR-DEC-01', 'BT-92', subject => documentEntries(subject, false)],
  ['BR-DEC-05', 'BT-99', subject => documentEntries(subject, true)],
  ['BR-DEC-09', 'BT-106', ({ totals }) => [totals.lineNet]],
  ['BR-DEC-10', 'BT-107', ({ totals }) => [totals.allowances]],
  ['BR-DEC-11', 'BT-108', ({ totals }) => [totals.charges]],
  ['BR-DEC-12', 'BT-109', ({ totals }) => [totals.net]],
  ['BR-DEC-13', 'BT-110', ({ totals }) => [totals.tax]],
  ['BR-DEC-14', 'BT-112', ({ totals }) => [totals.gross]],
  ['BR-DEC-16', 'BT-113', ({ totals }) => [statedPrepaid(totals)]],
  ['BR-DEC-17', 'BT-114', ({ totals }) => [totals.rounding]],
  ['BR-DEC-18', 'BT-115', ({ totals }) => [totals.payable]],
  ['BR-DEC-19', 'BT-116', ({ totals }) => totals.vat.map(subtotal => subtotal.taxable)],
  ['BR-DEC-20', 'BT-117', ({ totals }) => totals.vat.map(subtotal => subtotal.tax)],
  ['BR-DEC-23', 'BT-131', ({ totals }) => totals.lines.map(line => line.net)],
  ['BR-DEC-24', 'BT-136', subject => lineEntries(subject, false)],
  ['BR-DEC-27', 'BT-141', subject => lineEntries(subject, true)],
]

/**
 * BR-DEC-*: two decimals at most. Only a currency with three (BHD, KWD, TND …) can break them, and then the amounts
 * themselves must change. Left out: 02, 06, 25, 28 (bases, which the writers round) and the rules on absent amounts.
 */
export const DECIMALS: readonly Rule[] = [
  ...AMOUNTS.map(([code, term, amounts]) =>
    rule(code, term, subject =>
      amounts(subject).every(amount => fits(amount, subject.totals.currency)) ? [] : ['currency'],
    ),
  ),
  rule('BR-DEC-15', 'BT-111', ({ totals: { taxInTaxCurrency: other } }) =>
    !other || fits(other.amount, other.currency) ? [] : ['taxCurrency.currency'],
  ),
]

function fits(amount: Minor, currency: Currency): boolean {
  return decimalsOf(currency) <= 2 || amount % 10n === 0n
}

function documentEntries({ invoice, totals }: Subject, charge: boolean): Minor[] {
  return totals.allowancesCharges.filter((_, i) => invoice.allowancesCharges[i]?.charge === charge)
}

function lineEntries({ lines, totals }: Subject, charge: boolean): Minor[] {
  return totals.lines.flatMap((line, i) =>
    line.allowancesCharges.filter((_, j) => lines[i]?.allowancesCharges[j]?.charge === charge),
  )
}
