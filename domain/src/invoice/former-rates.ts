import { advanceRateOf } from '../country/advance-rate.ts'
import { offeredTaxes } from '../country/offered-taxes.ts'
import type { Place } from '../country/territory.ts'
import type { LocalDate } from '../date.ts'
import { type Minor, sumOf } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { DraftTax, TaxCategoryCode } from '../tax-category/category.ts'
import { taxOnDay } from '../tax/rate-change.ts'
import { billableOf } from './billable-of.ts'
import { keyOf, remainingVat } from './deposits.ts'
import type { Draft } from './draft.ts'
import { type Totals, type VatSubtotal, totalsOf } from './totals.ts'

/** Where the seller is, and the day of the supply. */
export type Supplied = { readonly place: Place; readonly day: LocalDate }

/**
 * What was invoiced in advance at a rate that has changed since, beyond what the final invoice sells at it; in minor units.
 * It belongs to what is sold at `current`, the rate of the day of supply.
 */
export type FormerPart = {
  readonly category: TaxCategoryCode
  readonly rate: Decimal
  readonly current: Decimal
  readonly taxable: Minor
  readonly tax: Minor
}

/** The advances at former rates, as far as what is sold at the current ones holds them. */
export function formerParts(
  draft: Pick<Draft, 'deposits'>,
  totals: Totals,
  { place, day }: Supplied,
): readonly FormerPart[] {
  const { deposits = [] } = draft
  const offered = offeredTaxes(place)
  const rows = remainingVat(totals, deposits)
  const left = new Map(rows.map(row => [keyOf(row), row.taxable]))
  return exceededRates(draft, totals).flatMap((row): FormerPart[] => {
    const from = deposits.find(({ vat }) => vat.some(part => keyOf(part) === keyOf(row)))?.issueDate
    const now = from && taxOnDay(offered, row, { from, to: day }, place.country)
    if (!now || now.rate === null || now.rate === row.rate) return []
    const current = keyOf({ category: row.category, rate: now.rate })
    const rest = (left.get(current) ?? 0n) + row.taxable
    if (rest < -toleranceOf(draft)) return []
    left.set(current, rest)
    const { category, rate, taxable, tax } = row
    return [{ category, rate, current: now.rate, taxable: -taxable, tax: -tax }]
  })
}

/** What the law makes of advances at former rates: they keep theirs, or the final invoice corrects them. */
export function keepsFormerRates({ place }: Supplied): boolean {
  return advanceRateOf(place.country)?.rule !== 'supply'
}

/**
 * The rates at which more was invoiced in advance than is sold at them, so that its tax would be owed without a sale
 * (Directive 2006/112/EC, art. 203).
 */
export function exceededRates(
  draft: Pick<Draft, 'deposits'>,
  totals: Totals,
): readonly VatSubtotal[] {
  const tolerance = toleranceOf(draft)
  return remainingVat(totals, draft.deposits).filter(
    ({ taxable }, i) => taxable < -tolerance && (totals.vat[i]?.taxable ?? 0n) >= 0n,
  )
}

/** Each document rounds its own bases, which is worth two minor units of each deposit. */
function toleranceOf({ deposits = [] }: Pick<Draft, 'deposits'>): Minor {
  return BigInt(2 * deposits.length)
}

/** Whether the deposits hold all that is sold at a rate. */
export function isSetOffWhole(draft: Draft, tax: Pick<DraftTax, 'category' | 'rate'>): boolean {
  const { deposits = [] } = draft
  const key = `${tax.category} ${tax.rate}`
  if (!deposits.some(({ vat }) => vat.some(part => keyOf(part) === key))) return false
  const left = remainingVat(totalsOf(billableOf(draft)), deposits)
  return left.some(row => keyOf(row) === key && row.taxable <= toleranceOf(draft))
}

/**
 * What remains to be invoiced of each tax of the agreed draft, in its order: an advance at a former rate is a part of what
 * is sold at the current one.
 */
export function remainingOfSold(
  draft: Pick<Draft, 'deposits'>,
  totals: Totals,
  supplied: Supplied,
): readonly VatSubtotal[] {
  const former = formerParts(draft, totals, supplied)
  return remainingVat(totals, draft.deposits)
    .slice(0, totals.vat.length)
    .map(row => {
      const own = former.filter(
        ({ category, current }) => category === row.category && current === row.rate,
      )
      return {
        ...row,
        taxable: row.taxable - sumOf(own.map(({ taxable }) => taxable)),
        tax: row.tax - sumOf(own.map(({ tax }) => tax)),
      }
    })
}
