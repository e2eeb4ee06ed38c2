import { taxNameIn } from '../country/tax-name.ts'
import type { Country } from '../party/party.ts'
import { formatRate } from '../text/format.ts'
import { textIn } from '../text/text.ts'
import type { AllowanceCharge, DocumentAllowanceCharge } from './invoice.ts'

/** The longest reason on a document, in characters. */
const REASON_LENGTH_MAX = 200

/**
 * The label of an allowance or charge of a line or of the document: 'Remise 10 % – fidélité'. A document in two
 * languages has the word in both; the rate is written as in the first one.
 */
export function allowanceChargeLabel(
  { charge, value, reason }: Pick<AllowanceCharge, 'charge' | 'reason' | 'value'>,
  languages: readonly [string, ...string[]],
): string {
  const words = languages.map(language => {
    const { paper } = textIn(language)
    return charge ? paper.charge : paper.discount
  })
  const { percent } = value
  return [
    [...new Set(words)].join(' / '),
    percent === undefined ? '' : ` ${formatRate(percent, languages[0])}`,
    reason.trim() === '' ? '' : ` – ${reason.trim().slice(0, REASON_LENGTH_MAX)}`,
  ].join('')
}

/**
 * The label of an allowance or charge of the document. One that is shared among several taxes says which its part is
 * under: 'Remise 10 % – fidélité (TVA 5,5 %)'. `country`: of the seller, whose name the tax has.
 */
export function documentAllowanceChargeLabel(
  entry: DocumentAllowanceCharge,
  languages: readonly [string, ...string[]],
  country: Country,
): string {
  const label = allowanceChargeLabel(entry, languages)
  if (!entry.isShared) return label
  const [language] = languages
  const tax = taxNameIn(country, language, entry.tax.category)
  const rate = formatRate(entry.tax.rate, language)
  return `${label} (${textIn(language).paper.taxOf({ tax, rate })})`
}
