import type { OfferedTax } from '@bordereau/domain/country/country'
import { isZero } from '@bordereau/domain/money/decimal'
import type { Tax } from '@bordereau/domain/tax-category/category'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { inLanguage } from '@bordereau/domain/local-text'

/** The offered tax that equals the tax of a line; undefined if the line has another one. */
export function offeredTaxOf(tax: Tax, offered: readonly OfferedTax[]): OfferedTax | undefined {
  const same = offered.filter(
    candidate =>
      candidate.category === tax.category && (candidate.rateIsFree || candidate.rate === tax.rate),
  )
  return same.find(candidate => candidate.exemptionCode === tax.exemptionCode) ?? same[0]
}

export type TaxOption = { readonly value: string; readonly label: string }

const OWN = 'own'

/** The options for a line: the taxes that the country offers, and the line's tax if it is none of them. */
export function taxOptions(
  tax: Tax,
  offered: readonly OfferedTax[],
  format: { readonly language: string; readonly percent: (rate: string) => string },
): {
  readonly value: string
  readonly options: readonly TaxOption[]
  /** The rate alone, if no other option has the same rate. */
  readonly short: string | undefined
} {
  const chosen = offeredTaxOf(tax, offered)
  const options = offered.map(offer => ({
    value: offer.key,
    label:
      isZero(offer.rate) || offer.rateIsFree
        ? inLanguage(offer.name, format.language)
        : `${format.percent(offer.rate)} · ${inLanguage(offer.name, format.language)}`,
  }))
  const sameRate = offered.filter(offer => !offer.rateIsFree && offer.rate === tax.rate)
  const isUnambiguous = !isZero(tax.rate) && chosen !== undefined && sameRate.length === 1
  const short = isUnambiguous ? format.percent(tax.rate) : undefined
  if (chosen) return { value: chosen.key, options, short }
  const own = { value: OWN, label: `${format.percent(tax.rate)} · ${tax.category}` }
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

/** Whether the category requires an exemption reason (BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10). */
export function needsReason(tax: Tax): boolean {
  return ['E', 'AE', 'K', 'G', 'O'].includes(tax.category)
}
