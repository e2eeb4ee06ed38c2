import { lacksRoutingNumber } from '@bordereau/domain/country/public-buyer'
import { isSelfBilled } from '@bordereau/domain/document-kind'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Totals } from '@bordereau/domain/invoice/totals'
import type { RuleSet } from '../rules/rule-set.ts'
import type { IssueFinding, IssueInput } from './decide-issue.ts'
import { isOtherProfile } from './einvoice-formats.ts'

/** The codes of these findings: they depend on what the buyer asked for, or must have. */
export const FORMAT_FINDING_CODES = ['BDX-FMT-01', 'BDX-FMT-02'] as const

type Composed = {
  readonly invoice: Invoice
  readonly ruleSet: RuleSet
  readonly totals: Totals
}

/**
 * What the e-invoice is otherwise than expected, as warnings: another profile than the one asked for, which has no room
 * for the document (01), or not what a public buyer takes, since its routing number is missing or has a slip in it (02).
 */
export function formatFindings(
  { draft, buyer }: IssueInput,
  { invoice, ruleSet, totals }: Composed,
): readonly IssueFinding[] {
  if (buyer === null) return []
  const { eInvoiceChoice: choice, kind, address } = buyer
  const { country } = address
  const reference = draft.buyerReference
  // XRechnung itself refuses none (BR-DE-15).
  const isExpected = ruleSet === 'xrechnung' ? reference.trim() !== '' : choice === undefined
  const isUnrouted = !isSelfBilled(draft) && lacksRoutingNumber({ kind, country, reference })
  return [
    ...(isOtherProfile({ invoice, totals, choice })
      ? [finding('BDX-FMT-01', 'buyer.eInvoiceChoice')]
      : []),
    ...(isExpected && isUnrouted ? [finding('BDX-FMT-02', 'buyerReference')] : []),
  ]
}

function finding(code: (typeof FORMAT_FINDING_CODES)[number], path: string): IssueFinding {
  return { code, path, severity: 'warning', from: 'rule' }
}
