import type { OfferedTax } from '@bordereau/domain/country/country'
import type { ApplyingTax } from '@bordereau/domain/invoice/applying-taxes'
import { isZero } from '@bordereau/domain/money/decimal'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import type { OwnTax } from '@bordereau/domain/tax/question'
import { taxOf } from '@bordereau/domain/tax/tax-of'
import { type LocalText, inLanguage } from '@bordereau/domain/local-text'
import { t } from '#macros'
import { applyingTaxText } from './applying-tax-texts.ts'

/** The offered tax that equals the tax of a line; undefined if the line has another one. */
export function offeredTaxOf(
  tax: DraftTax,
  offered: readonly OfferedTax[],
): OfferedTax | undefined {
  const same = offered.filter(
    candidate =>
      candidate.category === tax.category &&
      (candidate.rate === null || candidate.rate === tax.rate) &&
      candidate.country === tax.country &&
      (candidate.country !== undefined || isSameParts(candidate.parts, tax.parts)),
  )
  // A rate that the law has is meant before one that the seller enters.
  const known = same.filter(({ rate }) => rate !== null)
  return (
    [...known, ...same].find(
      ({ exemptionCode, reason }) =>
        exemptionCode === tax.exemptionCode && isReason(reason, tax.exemptionReason),
    ) ??
    [...known, ...same].find(({ exemptionCode }) => exemptionCode === tax.exemptionCode) ??
    known[0] ??
    same[0]
  )
}

/** Several taxes may add up to the rate of another. Of another state's tax the name is in the document's language. */
function isSameParts(offered: DraftTax['parts'] = [], parts: DraftTax['parts'] = []): boolean {
  return (
    offered.length === parts.length &&
    offered.every(({ name, rate }, i) => name === parts[i]?.name && rate === parts[i].rate)
  )
}

/** Several offers share a code: the words in any language tell them apart. */
function isReason(offered: LocalText | undefined, reason: string): boolean {
  return offered === undefined ? reason === '' : Object.values(offered).includes(reason)
}

export type TaxOption = {
  readonly value: string
  readonly label: string
  /** Why it can apply to the sale; or that it is one of the others. */
  readonly group?: string
}

const OWN = 'own'

type Format = { readonly language: string; readonly percent: (rate: string) => string }

/**
 * The options for a line: the taxes that the country offers, and the line's tax if it is none of them. Those that can apply to
 * the sale stand first, each below why it can; without any, all are one list.
 */
export function taxOptions(
  tax: DraftTax,
  offered: readonly OfferedTax[],
  format: Format,
  applying: readonly ApplyingTax[] = [],
): {
  readonly value: string
  readonly options: readonly TaxOption[]
  /** The rate alone, if no other option has the same rate. */
  readonly short: string | undefined
} {
  const chosen = offeredTaxOf(tax, offered)
  const options = groupedOptions(offered, format, applying)
  const { rate } = tax
  const sameRate = offered.filter(offer => offer.rate === rate)
  const isUnambiguous = chosen !== undefined && sameRate.length === 1
  const short = rate !== null && !isZero(rate) && isUnambiguous ? format.percent(rate) : undefined
  if (chosen) return { value: chosen.key, options, short }
  const label = rate === null ? tax.category : `${format.percent(rate)} · ${namesOf(tax)}`
  return { value: OWN, options: [{ value: OWN, label }, ...options], short }
}

function groupedOptions(
  offered: readonly OfferedTax[],
  format: Format,
  applying: readonly ApplyingTax[],
): readonly TaxOption[] {
  const optionOf = (offer: OfferedTax) => ({ value: offer.key, label: nameOf(offer, format) })
  if (applying.length === 0) return offered.map(optionOf)
  const first = applying.flatMap(({ key, why }) => {
    const offer = offered.find(each => each.key === key)
    return offer === undefined ? [] : [{ ...optionOf(offer), group: applyingTaxText(why) }]
  })
  const others = offered.filter(({ key }) => first.every(({ value }) => value !== key))
  return [...first, ...others.map(offer => ({ ...optionOf(offer), group: t`Other taxes` }))]
}

function nameOf({ rate, name }: OfferedTax, { language, percent }: Format): string {
  const text = inLanguage(name, language)
  return rate === null || isZero(rate) ? text : `${percent(rate)} · ${text}`
}

/** The name of a tax as a column of lines shows it: German names the reverse charge by words wider than the column. */
export function cellText(option: TaxOption | undefined, language: string): string | undefined {
  const isGerman = language.split('-')[0] === 'de'
  return option?.value === 'reverse_charge' && isGerman ? 'Reverse Charge' : option?.label
}

function namesOf({ parts = [], category }: DraftTax): string {
  return parts.length > 0 ? parts.map(({ name }) => name).join(' + ') : category
}

export function chosenTax(
  key: string,
  tax: DraftTax,
  offered: readonly OfferedTax[],
  documentLanguage: string,
): DraftTax {
  const offer = offered.find(candidate => candidate.key === key)
  return offer === undefined ? tax : taxOf(offer, documentLanguage, tax.rate)
}

/** Whether the category requires an exemption reason (BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10). */
export function needsReason(tax: DraftTax): boolean {
  return ['E', 'AE', 'K', 'G', 'O'].includes(tax.category)
}

/** What a choice by hand says about the item at home; a tax across a border says nothing about it. */
export function ownTaxOf(key: string, tax: DraftTax): OwnTax | null {
  const isOfSeller = key !== 'small_business' && tax.country === undefined
  const isAtHome = ['S', 'Z', 'E', 'L', 'M'].includes(tax.category) && isOfSeller
  return isAtHome && tax.rate !== null ? { key, category: tax.category, rate: tax.rate } : null
}
