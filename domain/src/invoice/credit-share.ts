import { type Minor, decimalsOf, sumOf, toDecimal } from '../money/currency.ts'
import {
  type Decimal,
  ONE,
  ZERO,
  add,
  compare,
  divide,
  isNegative,
  isZero,
  magnitude,
  multiply,
  subtract,
} from '../money/decimal.ts'
import type { DraftTax } from '../tax-category/category.ts'
import { sameTax } from '../tax-category/same-tax.ts'
import { billableOf } from './billable-of.ts'
import type { Draft, DraftAllowanceCharge, DraftLine } from './draft.ts'
import type { AllowanceCharge } from './invoice.ts'
import { totalsOf } from './totals.ts'

/** The part of a line that a credit note credits; `isLast`: nothing of the line is left after it. */
export type CreditedPart = {
  /** Of the line in the invoice. */
  readonly position: number
  readonly quantity: Decimal
  readonly isLast: boolean
}

/** Lines of a credit note have no link to the invoice's line; a line of the same item, price and tax is taken to be it. */
export function creditKey({ itemId, name, unit, price, tax }: DraftLine): string {
  return JSON.stringify([itemId, name, unit, price, tax.category, tax.rate])
}

/** The value nearer to zero where both have the same sign; zero where the signs differ. */
export function nearerToZero(a: Decimal, b: Decimal): Decimal {
  if (isNegative(a) !== isNegative(b)) return ZERO
  return compare(magnitude(a), magnitude(b)) < 0 ? a : b
}

/**
 * The allowances and charges of the credited part of each line of `parts`: percentages are of the part's own sum, fixed
 * amounts are shared by quantity, and the last part of a line has what earlier credit notes (`already`) left of them.
 */
export function lineShares(
  invoice: Draft,
  parts: readonly CreditedPart[],
  already: readonly Draft[],
): readonly (readonly AllowanceCharge[])[] {
  const take = takenFrom(
    already.flatMap(({ lines }) =>
      lines.flatMap(line => fixedOf(line.allowancesCharges, creditKey(line))),
    ),
  )
  const left = invoice.lines.map(line => take(fixedOf(line.allowancesCharges, creditKey(line))))
  return parts.map(({ position, quantity, isLast }) => {
    const line = invoice.lines[position]
    const allowancesCharges = line?.allowancesCharges ?? []
    const whole = line?.quantity ?? quantity
    if (compare(quantity, whole) === 0) return allowancesCharges
    const share = (amount: Decimal): Decimal =>
      divide(multiply(amount, quantity), whole, decimalsOf(invoice.currency))
    return shared(allowancesCharges, left[position] ?? [], isLast ? undefined : share)
  })
}

/**
 * The document's allowances and charges on a credit note (`note`, whose lines are read). A fixed discount is shared as the
 * net amounts under its tax are, or as all are where it is shared among the taxes; a fixed charge, such as for delivery,
 * is not credited with a part of what was sold. The last credit note (`isLast`) has what earlier ones left of both.
 */
export function documentShares(
  invoice: Draft,
  note: Draft,
  already: readonly Draft[],
  isLast: boolean,
): readonly DraftAllowanceCharge[] {
  const take = takenFrom(already.flatMap(({ allowancesCharges }) => fixedOf(allowancesCharges, '')))
  const entries = invoice.allowancesCharges
  if (isLast && already.length === 0) return entries
  const sold = netByTax(invoice)
  const credited = netByTax(note)
  const share = (amount: Decimal, { charge, tax, isShared }: DraftAllowanceCharge): Decimal => {
    const under = isShared ? undefined : tax
    const whole = sold(under)
    if (charge || whole === 0n) return ZERO
    const [part, of] = [credited(under), whole].map(net => toDecimal(net, invoice.currency))
    return divide(multiply(amount, part ?? ZERO), of ?? ONE, decimalsOf(invoice.currency))
  }
  return shared(entries, take(fixedOf(entries, '')), isLast ? undefined : share)
}

/** The net amount of the lines under a tax; without one, of all lines. */
function netByTax(draft: Draft): (of: DraftTax | undefined) => Minor {
  const { lines } = totalsOf(billableOf({ ...draft, allowancesCharges: [] }))
  return of =>
    sumOf(draft.lines.map(({ tax }, i) => (of && !sameTax(tax, of) ? 0n : (lines[i]?.net ?? 0n))))
}

/** A fixed amount, and what tells it from others: the credit note's has no link to the invoice's. */
type Fixed = { readonly key: string; readonly amount: Decimal }

function fixedOf(
  entries: readonly (AllowanceCharge & { readonly tax?: DraftTax })[],
  of: string,
): Fixed[] {
  return entries.map(({ charge, reason, reasonCode, tax, value }) => ({
    key: JSON.stringify([of, charge, reason, reasonCode, tax?.category, tax?.rate, value.by]),
    amount: value.by === 'amount' ? value.amount : ZERO,
  }))
}

/** Says of amounts what these, which were credited, leave of them; of equal ones the first are used up first. */
function takenFrom(credited: readonly Fixed[]): (invoiced: readonly Fixed[]) => Decimal[] {
  const taken = new Map<string, Decimal>()
  for (const { key, amount } of credited) taken.set(key, add(taken.get(key) ?? ZERO, amount))
  return invoiced =>
    invoiced.map(({ key, amount }) => {
      const before = taken.get(key) ?? ZERO
      const used = nearerToZero(amount, before)
      taken.set(key, subtract(before, used))
      return subtract(amount, used)
    })
}

/**
 * Each percentage, of the credited sum in place of the stated base, and of each fixed amount the share, at most what is
 * left; without `share`, all of that.
 */
function shared<Entry extends AllowanceCharge>(
  entries: readonly Entry[],
  left: readonly Decimal[],
  share: ((amount: Decimal, entry: Entry) => Decimal) | undefined,
): readonly Entry[] {
  return entries.flatMap((entry, i): readonly Entry[] => {
    const { value } = entry
    if (value.by === 'percent')
      return [{ ...entry, value: { by: 'percent', percent: value.percent } }]
    const rest = left[i] ?? ZERO
    const amount = share ? nearerToZero(share(value.amount, entry), rest) : rest
    return isZero(amount) ? [] : [{ ...entry, value: { by: 'amount', amount } }]
  })
}
