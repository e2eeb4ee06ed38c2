import { type Law, lawOn } from '@bordereau/domain/country/settlement'
import { buyerDetails } from '@bordereau/domain/invoice/buyer-details'
import type { IssueFinding, IssueInput } from './decide-issue.ts'

/** The codes of these findings: they depend on the draft and on both parties, not on the composed invoice. */
export const BUYER_FINDING_CODES = [
  'BDX-DOC-01',
  'BDX-DOC-02',
  'BDX-DOC-03',
  'BDX-DOC-04',
  'BDX-DOC-05',
] as const

/**
 * What the document lacks of a business that buys: its address (01) or its number (02), which the law wants; or, as a
 * warning, that it is a simplified invoice (03), with which the buyer may not be able to deduct the tax, or that it goes
 * without a number that was asked for (04), or without the one that the law wants of a buyer that has one (05). A credit note repeats the parties of its invoice.
 */
export function buyerFindings({
  draft,
  today,
  seller,
  buyer,
}: IssueInput): readonly IssueFinding[] {
  const day = draft.issueDate ?? today
  if (draft.kind === 'credit_note' || buyer === null) return []
  const { address, number, numberIfAny, simplified, awaited } = buyerDetails(draft, seller, buyer)
  return [
    ...(address ? [finding('BDX-DOC-01', 'buyer.address', 'fatal', lawOn(address, day))] : []),
    ...(number ? [finding('BDX-DOC-02', 'buyer.taxIds', 'fatal', lawOn(number, day))] : []),
    ...(numberIfAny
      ? [finding('BDX-DOC-05', 'buyer.taxIds', 'warning', lawOn(numberIfAny, day))]
      : []),
    ...(awaited ? [finding('BDX-DOC-04', 'buyer.taxIds', 'warning', lawOn(awaited, day))] : []),
    ...(simplified
      ? [finding('BDX-DOC-03', 'buyer.address', 'warning', lawOn(simplified, day))]
      : []),
  ]
}

function finding(
  code: (typeof BUYER_FINDING_CODES)[number],
  path: string,
  severity: IssueFinding['severity'],
  { law, url }: Law,
): IssueFinding {
  return { code, path, severity, from: 'rule', law, url }
}
