import type { Minor } from '../money/currency.ts'
import { type Decimal, rescale, scaled } from '../money/decimal.ts'
import type { TaxPart } from '../tax-category/category.ts'

/** A tax that is stated by name as a part of a subtotal; '' for what lines without parts add to it. */
export type SubtotalPart<Amount = Minor> = {
  readonly name: string
  readonly rate: Decimal
  readonly taxable: Amount
  readonly tax: Amount
}

/** A line's amount without tax, its rate, and the taxes that the rate is the sum of. */
type Taxed = {
  readonly parts: readonly TaxPart[] | undefined
  readonly rate: Decimal
  readonly net: Minor
}

/**
 * The parts of the tax of a subtotal by name and rate, in order of first appearance; undefined where no line has any.
 * Each is rounded by itself: the QST and the GST are two taxes, and the halves of the Indian GST are equal.
 */
export function partsOf(lines: readonly Taxed[]): readonly SubtotalPart[] | undefined {
  if (!lines.some(({ parts }) => parts !== undefined && parts.length > 0)) return undefined
  const bases = new Map<string, { part: TaxPart; taxable: Minor }>()
  for (const { parts, rate, net } of lines) {
    const named = parts !== undefined && parts.length > 0 ? parts : [{ name: '', rate }]
    for (const part of named) {
      const key = `${part.rate} ${part.name}`
      bases.set(key, { part, taxable: (bases.get(key)?.taxable ?? 0n) + net })
    }
  }
  return [...bases.values()].map(({ part: { name, rate }, taxable }) => ({
    name,
    rate,
    taxable,
    tax: taxOn(taxable, rate),
  }))
}

/** The tax on an amount in minor units, half a unit away from zero. */
export function taxOn(taxable: Minor, rate: Decimal): Minor {
  const { coefficient, scale } = scaled(rate)
  return rescale({ coefficient: taxable * coefficient, scale: scale + 2 }, 0)
}
