import { lawOn } from '@bordereau/domain/country/settlement'
import { selfBillingFault } from '@bordereau/domain/invoice/self-billing'
import type { IssueFinding, IssueInput } from './decide-issue.ts'

/** The codes of these findings: they depend on the draft, the supplier and the day, not on the composed invoice. */
export const SELF_BILLING_FINDING_CODES = ['BDX-SELF-01', 'BDX-SELF-02', 'BDX-SELF-03'] as const

const CODES = {
  no_agreement: 'BDX-SELF-01',
  law_unknown: 'BDX-SELF-02',
  corrected_by_seller: 'BDX-SELF-03',
} as const

/**
 * Why the company may not write this invoice of a supplier: no agreement covers the day of issue (01), no law on
 * self-billing is known of the supplier's country (02), or by that law only the supplier corrects its invoices (03).
 */
export function selfBillingFindings({
  draft,
  today,
  seller,
  buyer,
}: IssueInput): readonly IssueFinding[] {
  if (buyer === null) return []
  const found = selfBillingFault(draft, seller, draft.issueDate ?? today)
  if (!found) return []
  const source = found.fault === 'law_unknown' ? {} : lawOn(found.law, draft.issueDate ?? today)
  const code = CODES[found.fault]
  return [{ code, path: 'seller.selfBilling', severity: 'fatal', from: 'rule', ...source }]
}
