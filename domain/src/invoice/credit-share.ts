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
import { lineAmount } from './totals.ts'

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
 * amounts are shared by quantity, and the last part of a line has what earlier credit notes (`already`) left of them. Of
 * a line that was free, each part is.
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
    const entries = shared(allowancesCharges, left[position] ?? [], isLast ? undefined : share)
    const credited = line && { ...line, quantity, allowancesCharges: entries }
    const [of, part] = amountsOf(invoice, line && credited ? [line, credited] : [])
    const cents = BigInt(already.length + 1)
    return withoutOtherSign(entries, { of, part, cents }, invoice).filter(isAny)
  })
}

type Signs = {
  readonly of: Minor | undefined
  readonly part: Minor | undefined
  readonly cents: Minor
}

/**
 * A part has the sign of its line, and of a free line none: a fixed amount takes the cents of rounding, of which each
 * credit note has one at most. More was typed, and the user decides about it.
 */
function withoutOtherSign(
  entries: readonly AllowanceCharge[],
  { of = 0n, part = 0n, cents }: Signs,
  { currency }: Draft,
): readonly AllowanceCharge[] {
  const isOther = part !== 0n && (of === 0n || of < 0n !== part < 0n)
  if (!isOther || part > cents || part < -cents) return entries
  const fixed = entries.findLastIndex(({ value }) => value.by === 'amount')
  return entries.map((entry, i) => {
    const { charge, value } = entry
    if (i !== fixed || value.by !== 'amount') return entry
    const amount = add(value.amount, toDecimal(charge ? -part : part, currency))
    return { ...entry, value: { ...value, amount } }
  })
}

/** Whether an entry is a percentage, or an amount of which something is credited. */
function isAny({ value }: AllowanceCharge): boolean {
  return value.by === 'percent' || !isZero(value.amount)
}

/** What lines amount to as quoted. */
function amountsOf(draft: Draft, lines: readonly DraftLine[]): readonly Minor[] {
  const quoted = billableOf({ ...draft, lines, allowancesCharges: [] }).lines
  return quoted.map(line => lineAmount(line, draft.currency))
}

/**
 * The document's allowances and charges on a credit note (`note`, whose lines are read). A fixed discount is shared as the
 * amounts under its tax are, or as all are where it is shared among the taxes; a fixed charge, such as for delivery,
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
  const sold = quotedByTax(invoice)
  const credited = quotedByTax(note)
  const share = (amount: Decimal, { charge, tax, isShared }: DraftAllowanceCharge): Decimal => {
    const under = isShared ? undefined : tax
    const whole = sold(under)
    if (charge || whole === 0n) return ZERO
    const [part, of] = [credited(under), whole].map(net => toDecimal(net, invoice.currency))
    return divide(multiply(amount, part ?? ZERO), of ?? ONE, decimalsOf(invoice.currency))
  }
  return shared(entries, take(fixedOf(entries, '')), isLast ? undefined : share).filter(isAny)
}

/** What the lines under a tax amount to as quoted; without one, all lines. */
function quotedByTax(draft: Draft): (of: DraftTax | undefined) => Minor {
  const amounts = amountsOf(draft, draft.lines)
  return of => sumOf(amounts.filter((_, i) => !of || sameTax(draft.lines[i]?.tax ?? of, of)))
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
  return entries.map((entry, i): Entry => {
    const { value } = entry
    if (value.by === 'percent')
      return { ...entry, value: { by: 'percent', percent: value.percent } }
    const rest = left[i] ?? ZERO
    const amount = share ? nearerToZero(share(value.amount, entry), rest) : rest
    return { ...entry, value: { by: 'amount', amount } }
  })
}
