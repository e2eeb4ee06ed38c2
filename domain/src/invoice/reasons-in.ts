import { offeredTaxes } from '../country/offered-taxes.ts'
import { type LocalText, inLanguage } from '../local-text.ts'
import type { PartyProfile } from '../party/party.ts'
import type { Draft } from './draft.ts'

type Reasoned = { readonly category: string; readonly exemptionReason: string }
type Languages = Pick<Draft, 'language' | 'secondLanguage'>

/**
 * Why no tax is charged, in the languages of the document. A line has the words of the language in which its tax was chosen;
 * when another language is chosen afterwards, what the seller's law offers is said in that one. Words of the seller's own
 * stay as they are.
 */
export function reasonsIn(
  languages: Languages,
  seller: Pick<PartyProfile, 'address'>,
): <Tax extends Reasoned>(tax: Tax) => Tax {
  const offered = offeredTaxes(seller.address).flatMap(({ category, reason }) =>
    reason ? [{ category, reason }] : [],
  )
  return tax => {
    if (tax.exemptionReason === '') return tax
    const same = offered.filter(({ reason }) => isSaidBy(reason, tax.exemptionReason))
    const found = same.find(({ category }) => category === tax.category) ?? same[0]
    return found ? { ...tax, exemptionReason: wordsIn(found.reason, languages) } : tax
  }
}

/** Whether a text is the reason in one language, or in the two of a document. */
export function isSaidBy(reason: Readonly<Record<string, string>>, text: string): boolean {
  const words = Object.values(reason)
  return words.includes(text) || text.split(' / ').every(part => words.includes(part))
}

function wordsIn(reason: LocalText, { language, secondLanguage }: Languages): string {
  const words = [language, secondLanguage ?? language].map(one => inLanguage(reason, one))
  return [...new Set(words)].join(' / ')
}
