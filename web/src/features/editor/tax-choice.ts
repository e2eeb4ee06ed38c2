import type { OfferedTax } from '@bordereau/domain/country/country'
import { isZero } from '@bordereau/domain/money/decimal'
import type { Tax } from '@bordereau/domain/tax/category'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { inLanguage } from '@bordereau/domain/tax/words'

/** The offered tax that a line bears, or undefined where it bears one of its own. */
export function offeredAs(tax: Tax, offered: readonly OfferedTax[]): OfferedTax | undefined {
  const same = offered.filter(
    candidate =>
      candidate.category === tax.category && (candidate.rateIsFree || candidate.rate === tax.rate),
  )
  return same.find(candidate => candidate.exemptionCode === tax.exemptionCode) ?? same[0]
}

export type TaxOption = { readonly value: string; readonly label: string }

const OWN = 'own'

/** The choices for a line: the country's offers, and what the line bears now if that is none of them. */
export function taxOptions(
  tax: Tax,
  offered: readonly OfferedTax[],
  words: { readonly language: string; readonly percent: (rate: string) => string },
): {
  readonly value: string
  readonly options: readonly TaxOption[]
  /** The rate alone, where no other choice has the same. */
  readonly short: string | undefined
} {
  const chosen = offeredAs(tax, offered)
  const options = offered.map(offer => ({
    value: offer.key,
    label:
      isZero(offer.rate) || offer.rateIsFree
        ? inLanguage(offer.name, words.language)
        : `${words.percent(offer.rate)} · ${inLanguage(offer.name, words.language)}`,
  }))
  const alike = offered.filter(offer => !offer.rateIsFree && offer.rate === tax.rate)
  const saysItself = !isZero(tax.rate) && chosen !== undefined && alike.length === 1
  const short = saysItself ? words.percent(tax.rate) : undefined
  if (chosen) return { value: chosen.key, options, short }
  const own = { value: OWN, label: `${words.percent(tax.rate)} · ${tax.category}` }
  return { value: OWN, options: [own, ...options], short }
}

export function chosenTax(
  key: string,
  tax: Tax,
  offered: readonly OfferedTax[],
  documentLanguage: string,
): Tax {
  const offer = offered.find(candidate => candidate.key === key)
  return offer === undefined ? tax : taxOf(offer, documentLanguage, tax.rate)
}

/** Categories for which the law wants to read why no tax is charged (BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10). */
export function needsReason(tax: Tax): boolean {
  return ['E', 'AE', 'K', 'G', 'O'].includes(tax.category)
}
