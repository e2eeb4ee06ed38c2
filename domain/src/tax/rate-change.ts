import type { OfferedTax } from '../country/country.ts'
import type { LocalDate } from '../date.ts'
import type { DraftTax } from '../tax-category/category.ts'
import { isInForce } from './tax-of.ts'

/** Two days between which a rate may have changed. */
export type Days = {
  /** The tax is one of this day. */
  readonly from: LocalDate
  readonly to: LocalDate
}

/**
 * The offered tax of another day: itself where it is in force then, else the one with its key, which the law put in its
 * place. Undefined where the law offers no such tax, or nothing in its place.
 */
export function taxOnDay(
  offered: readonly OfferedTax[],
  { category, rate }: Pick<DraftTax, 'category' | 'rate'>,
  { from, to }: Days,
): OfferedTax | undefined {
  const same = offered.filter(tax => tax.category === category && tax.rate === rate)
  const still = same.find(tax => isInForce(tax, to))
  if (still) return still
  const charged = same.find(tax => isInForce(tax, from)) ?? same[0]
  return charged && offered.find(tax => succeeds(tax, charged) && isInForce(tax, to))
}

function succeeds(tax: OfferedTax, charged: OfferedTax): boolean {
  return tax.key === charged.key && tax.category === charged.category && tax.rate !== null
}
