import { type Law, lawOn } from '@bordereau/domain/country/settlement'
import { dueDateOf } from '@bordereau/domain/invoice/due-date'
import { stampDutyOf } from '@bordereau/domain/invoice/stamp-duty'
import { expectedStatements } from '@bordereau/domain/invoice/statements'
import { exceededTermLimit } from '@bordereau/domain/invoice/term-limit'
import { offeredWithholdings } from '@bordereau/domain/invoice/withholding'
import type { IssueFinding, IssueInput } from './decide-issue.ts'

/** The codes of these findings: they depend on the draft and on both parties, not on the composed invoice. */
export const SETTLEMENT_FINDING_CODES = [
  'BDX-PAY-01',
  'BDX-PAY-02',
  'BDX-PAY-03',
  'BDX-PAY-04',
] as const

/**
 * What the law says about paying the document, as warnings: a payment term beyond its limit (01), a stamp duty that is
 * not charged to the customer (02), a withholding that this customer does not owe (03), and words on the payment that a sum
 * this high needs for some supplies (04). All can be lawful: a longer term may be expressly agreed, the seller may bear the
 * duty, a foreign customer may have to withhold by the law of its own country, and only the seller knows what it supplies.
 */
export function settlementFindings(input: IssueInput): readonly IssueFinding[] {
  const { draft, today, seller, buyer } = input
  if (draft.kind === 'credit_note' || buyer === null) return []
  const issued = draft.issueDate ?? today
  const limit = exceededTermLimit(seller, buyer, issued, dueDateOf(draft, issued))
  const stamp = stampDutyOf(draft, seller)
  const { withholding } = draft
  const isOwed =
    !withholding || offeredWithholdings(seller, buyer).some(({ key }) => key === withholding.key)
  return [
    ...(limit ? [finding('BDX-PAY-01', 'due', lawOn(limit, issued))] : []),
    ...(stamp?.isCharged === false
      ? [finding('BDX-PAY-02', 'allowancesCharges', lawOn(stamp.duty, issued))]
      : []),
    ...(isOwed ? [] : [finding('BDX-PAY-03', 'withholding')]),
    ...expectedStatements(draft, seller, buyer).map(({ expectedAbove }) =>
      finding('BDX-PAY-04', 'statements', expectedAbove && lawOn(expectedAbove, issued)),
    ),
  ]
}

function finding(
  code: (typeof SETTLEMENT_FINDING_CODES)[number],
  path: string,
  source?: Law,
): IssueFinding {
  const cited = source && { law: source.law, url: source.url }
  return { code, path, severity: 'warning', from: 'rule', ...cited }
}
