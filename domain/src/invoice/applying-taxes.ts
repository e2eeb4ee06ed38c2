import type { OfferedTax } from '../country/country.ts'
import { isZero } from '../money/decimal.ts'
import { offeredFor } from '../tax/own-tax.ts'
import type { TaxDecision } from '../tax/question.ts'
import { type Answer, type Supplied, type TaxContext, answersOf, taxOfLine } from './line-tax.ts'

/**
 * Why a tax can apply to a sale: it is decided ('asked': but for its rate); it is the item's own; it would be decided if the line were of another kind, or
 * performed here or there; or it is another rate of the same tax ('rate').
 */
export type ApplyingTax = {
  readonly key: OfferedTax['key']
  readonly why: 'decided' | 'asked' | 'own' | Answer['of'] | 'rate'
}

/** More than these would be the whole list again. */
const MOST = 4

/** Those of the offered taxes that can apply to the sale of a line: the decided one first, each once, at most four. */
export function applyingTaxes(
  line: Supplied,
  context: TaxContext,
  offered: readonly OfferedTax[],
): readonly ApplyingTax[] {
  const decided = taxOfLine(line, context)
  const keyOf = (decision: TaxDecision) => offered.find(tax => isOf(tax, decision))?.key
  const ownKey = ownKeyOf(line, offered)
  const all: readonly { key: string | undefined; why: ApplyingTax['why'] }[] = [
    { key: keyOf(decided), why: decided.tax.rate === null ? 'asked' : 'decided' },
    { key: ownKey, why: 'own' },
    ...answersOf(line, context).map(({ of, decision }) => ({ key: keyOf(decision), why: of })),
    ...offered
      .filter(tax => isRateOf(tax, decided))
      .map(({ key }) => ({ key, why: 'rate' as const })),
  ]
  const applying = new Map<string, ApplyingTax>()
  for (const { key, why } of all)
    if (key !== undefined && !applying.has(key)) applying.set(key, { key, why })
  return [...applying.values()].slice(0, MOST)
}

/** The same key may be of another rate: that of another part of the country. */
function isOf({ key, category, rate, country }: OfferedTax, { key: of, tax }: TaxDecision) {
  return key === of && category === tax.category && rate === tax.rate && country === tax.country
}

function ownKeyOf({ ownTax }: Supplied, offered: readonly OfferedTax[]): string | undefined {
  const found = ownTax === null ? undefined : offeredFor(ownTax, offered)
  return found?.rate === ownTax?.rate ? found?.key : undefined
}

/** Another rate of the decided tax, where one is charged at all, or asked for. */
function isRateOf({ category, rate, country }: OfferedTax, { tax }: TaxDecision): boolean {
  const isCharged = tax.rate === null || !isZero(tax.rate)
  const isRate = rate !== null && !isZero(rate)
  return isCharged && isRate && category === tax.category && country === tax.country
}
