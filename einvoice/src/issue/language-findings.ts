import { languageAreaOf } from '@bordereau/domain/country/language-area'
import { isSelfBilled } from '@bordereau/domain/document-kind'
import type { IssueFinding, IssueInput } from './decide-issue.ts'

export const LANGUAGE_FINDING_CODES = ['BDX-LANG-01'] as const

/**
 * That the law of the seller's place wants a language which the document does not have, as a warning. Only for a customer of
 * the same country: across a border another version counts beside it. What a document in both languages says is the
 * seller's to judge, and who wrote a self-billed one is the customer.
 */
export function languageFindings({ draft, seller, buyer }: IssueInput): readonly IssueFinding[] {
  const { required } = languageAreaOf(seller.address) ?? {}
  const { language, secondLanguage } = draft
  const isHome = buyer?.address.country === seller.address.country
  if (required === undefined || !isHome || isSelfBilled(draft)) return []
  const spoken = [language, secondLanguage ?? language].map(tag => tag.split('-')[0])
  if (spoken.includes(required.language)) return []
  const { law, url } = required
  return [{ code: 'BDX-LANG-01', path: 'language', severity: 'warning', from: 'rule', law, url }]
}
