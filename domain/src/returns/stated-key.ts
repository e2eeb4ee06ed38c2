import { offeredTaxes } from '../country/offered-taxes.ts'
import type { LocalText } from '../local-text.ts'
import {
  EU_SMALL_BUSINESS,
  MARGIN_ANTIQUES,
  MARGIN_ART,
  MARGIN_SECOND_HAND,
  MARGIN_TRAVEL,
  SMALL_BUSINESS,
  TRIANGULATION,
} from '../tax-category/notices.ts'
import type { StatedSupply } from './treatment.ts'

/**
 * The key of the offered tax of a document that does not keep it, by the words of its reason: those of the seller's country
 * in any language, else the directive's, which every citation begins with. undefined where no words tell.
 */
export function statedKey({
  category,
  exemptionReason,
  seller,
}: Pick<StatedSupply, 'category' | 'exemptionReason' | 'seller'>): string | undefined {
  const reason = exemptionReason.trim()
  if (reason === '') return undefined
  const offered = offeredTaxes(seller).filter(tax => tax.category === category && tax.reason)
  const whole = offered.find(({ reason: texts }) => texts && textsOf(texts).includes(reason))
  // A certificate stands after the reason of an exempt buyer.
  const begun = offered.find(({ reason: texts }) =>
    textsOf(texts ?? { en: '' }).some(text => text !== '' && reason.startsWith(`${text} – `)),
  )
  const worded = WORDS.find(
    row =>
      row.categories.includes(category) && textsOf(row.texts).some(text => reason.startsWith(text)),
  )
  return whole?.key ?? worded?.key ?? begun?.key
}

/** A triangle's words hold those of a reverse charge in many languages, so it stands alone here. */
const WORDS: readonly {
  readonly key: string
  readonly categories: readonly string[]
  readonly texts: LocalText
}[] = [
  { key: 'triangulation', categories: ['AE'], texts: TRIANGULATION },
  { key: 'margin_travel', categories: ['E'], texts: MARGIN_TRAVEL },
  { key: 'margin_second_hand', categories: ['E'], texts: MARGIN_SECOND_HAND },
  { key: 'margin_art', categories: ['E'], texts: MARGIN_ART },
  { key: 'margin_antiques', categories: ['E'], texts: MARGIN_ANTIQUES },
  { key: 'small_business', categories: ['E', 'O'], texts: SMALL_BUSINESS },
  { key: 'eu_small_business', categories: ['E'], texts: EU_SMALL_BUSINESS },
]

function textsOf(texts: LocalText): readonly string[] {
  return Object.values(texts)
}
