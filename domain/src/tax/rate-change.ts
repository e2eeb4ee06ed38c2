import type { OfferedTax } from '../country/country.ts'
import { isScopeInForce, scopesOf } from '../country/rate-scopes.ts'
import type { LocalDate } from '../date.ts'
import type { Country } from '../party/party.ts'
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
 * place, or the only one that has all the uses it had (rate-scopes.ts). Undefined where the law offers no such tax, or nothing in
 * its place.
 */
export function taxOnDay(
  offered: readonly OfferedTax[],
  { category, rate }: Pick<DraftTax, 'category' | 'rate'>,
  { from, to }: Days,
  country?: Country,
): OfferedTax | undefined {
  const same = offered.filter(tax => tax.category === category && tax.rate === rate)
  const still = same.find(tax => isInForce(tax, to))
  if (still) return still
  const charged = same.find(tax => isInForce(tax, from)) ?? same[0]
  return (
    charged &&
    (offered.find(tax => succeeds(tax, charged) && isInForce(tax, to)) ??
      (country === undefined ? undefined : ofSameUses(offered, charged, { from, to }, country)))
  )
}

/** EE: lodging was at 9 % and is at 13 %. Where its uses went to several rates, only the seller knows which is meant. */
function ofSameUses(
  offered: readonly OfferedTax[],
  charged: OfferedTax,
  { from, to }: Days,
  country: Country,
): OfferedTax | undefined {
  const usesOn = (tax: OfferedTax, day: LocalDate) =>
    new Set(
      scopesOf(country, tax)
        .filter(scope => isScopeInForce(scope, day))
        .map(({ key }) => key),
    )
  const uses = usesOn(charged, from)
  if (uses.size === 0) return undefined
  const heirs = offered.filter(
    tax => isInForce(tax, to) && [...uses].every(use => usesOn(tax, to).has(use)),
  )
  return heirs.length === 1 ? heirs[0] : undefined
}

function succeeds(tax: OfferedTax, charged: OfferedTax): boolean {
  return tax.key === charged.key && tax.category === charged.category && tax.rate !== null
}
