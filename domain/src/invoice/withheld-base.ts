import { type Minor, sumOf } from '../money/currency.ts'
import type { Tax } from '../tax-category/category.ts'
import type { Billable } from './invoice.ts'

/** Without tax: the net amount of each line, and the amount of each allowance and charge of the document. */
export type NetAmounts = {
  readonly lines: readonly Minor[]
  readonly allowancesCharges: readonly Minor[]
}

/**
 * The net amount of which the buyer withholds, of all taxes or of one. A discount on the whole document is one on each
 * line, so it is taken off only where every line is subject; else the part of it is not known.
 */
export function withheldBase(
  { lines, allowancesCharges }: Pick<Billable, 'lines' | 'allowancesCharges'>,
  amounts: NetAmounts,
  isCounted: (tax: Tax) => boolean = () => true,
): Minor {
  const isWhole = lines.every(line => line.isWithheld !== false)
  const ofLines = lines.map(({ isWithheld, tax }, i) =>
    isWithheld !== false && isCounted(tax) ? (amounts.lines[i] ?? 0n) : 0n,
  )
  const ofRest = allowancesCharges.map(({ charge, isWithheld, tax }, i) => {
    if (!isCounted(tax)) return 0n
    const amount = amounts.allowancesCharges[i] ?? 0n
    if (charge) return isWithheld === true ? amount : 0n
    return isWhole ? -amount : 0n
  })
  return sumOf([...ofLines, ...ofRest])
}
