import type { OfferedTax } from '@bordereau/domain/country/country'
import { countryRules } from '@bordereau/domain/country/rules'
import { taxesOfTerritory } from '@bordereau/domain/country/offered-taxes'
import { type Place, territoryOf } from '@bordereau/domain/country/territory'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { isSetOffWhole, keepsFormerRates } from '@bordereau/domain/invoice/former-rates'
import { type TaxContext, supplyDay, taxOfLine } from '@bordereau/domain/invoice/line-tax'
import { isZero } from '@bordereau/domain/money/decimal'
import type { DraftTax } from '@bordereau/domain/tax-category/category'
import { taxSellerOf } from '@bordereau/domain/tax/parties'
import type { TaxDecision } from '@bordereau/domain/tax/question'
import { reasonRule } from '@bordereau/domain/tax/reason-rules'
import { isInForce } from '@bordereau/domain/tax/tax-of'
import type { IssueFinding, IssueInput } from './decide-issue.ts'

/** The codes of these findings: no publisher's rules, and no rule on the composed invoice alone. */
export const TAX_FINDING_CODES = [
  'BDX-TAX-01',
  'BDX-TAX-02',
  'BDX-TAX-03',
  'BDX-TAX-04',
  'BDX-TAX-05',
  'BDX-TAX-06',
  'BDX-TAX-07',
] as const

/**
 * Where the taxes of the lines and the decision table (domain/src/tax/decide.ts) differ: fatal where a seller charges a
 * tax that it is not registered for, which it would owe all the same (Directive 2006/112/EC, art. 203), or without the number
 * by which it is, where its law wants it; else a warning, because a person may know more of the sale than its data say. A credit note repeats the taxes of its invoice.
 */
export function taxFindings(input: IssueInput): readonly IssueFinding[] {
  const { draft, today, buyer } = input
  if (draft.kind === 'credit_note' || buyer === null) return []
  const context: TaxContext = {
    seller: taxSellerOf(input.seller, input),
    buyer,
    delivery: draft.deliveryAddress,
    language: draft.language,
    day: supplyDay(draft, today),
  }
  const found = draft.lines.flatMap((line, i) =>
    lineFindings(line, `lines.${i}.tax`, context).filter(
      ({ code }) => code !== 'BDX-TAX-05' || !hasRateOfAnotherDay(line, draft, context),
    ),
  )
  // What is missing of a party is said once, whatever the number of lines.
  return [...Map.groupBy(found, ({ code, path }) => `${code} ${path}`).values()].flatMap(same =>
    same.slice(0, 1),
  )
}

function lineFindings(line: DraftLine, path: string, context: TaxContext): IssueFinding[] {
  const { tax } = line
  const { sellerNumber } = countryRules(context.seller.place.country)
  const decision = taxOfLine(line, context)
  const isCharged = tax.rate !== null && !isZero(tax.rate)
  const { status } = context.seller
  // A small business is exempt in its own state; what is supplied in another one it owes there (art. 284, 369b).
  const isOwedElsewhere = tax.country !== undefined && tax.country === decision.tax.country
  if (isCharged && status !== 'registered' && !isOwedElsewhere)
    return [finding('BDX-TAX-01', path, 'fatal')]
  // In the one-stop shop the rate is the customer's state's, so the category alone does not tell.
  const isOfAnotherState = tax.country !== decision.tax.country
  const differs =
    (tax.category !== decision.tax.category && !isLeftToSeller(tax, decision)) || isOfAnotherState
  return [
    ...(differs ? [finding('BDX-TAX-02', path)] : []),
    ...(isCharged && tax.country === undefined && sellerNumber && !context.seller.hasVatId
      ? [{ ...finding('BDX-TAX-07', 'seller.vatId', 'fatal'), ...sellerNumber }]
      : []),
    ...(decision.missing.includes('buyer_vat_id') ? [finding('BDX-TAX-03', 'buyer.vatId')] : []),
    ...(decision.missing.includes('seller_vat_id') ? [finding('BDX-TAX-04', 'seller.vatId')] : []),
    ...(decision.missing.includes('exemption_certificate') ? [finding('BDX-TAX-06', path)] : []),
    ...(isCharged && !differs && isOutOfForce(line, decision, context)
      ? [finding('BDX-TAX-05', `${path}.rate`)]
      : []),
  ]
}

/** At home the seller knows the item, and the table only proposes; who charges no tax leaves none to the buyer either. */
function isLeftToSeller({ category, rate }: DraftTax, { reason }: TaxDecision): boolean {
  const { isLeftToSeller: isLeft = false, own } = reasonRule(reason)
  return isLeft && (own !== 'uncharged' || rate === null || ['E', 'O'].includes(category))
}

/**
 * A rate that another day decides: a final invoice sells at the rate of its deposits what they were for, and no more; where
 * the day of the supply decides, a deposit may have the rate of a change that is known already.
 */
function hasRateOfAnotherDay({ tax }: DraftLine, draft: Draft, { seller, day }: TaxContext) {
  const supplied = { place: seller.place, day }
  if (draft.type === 'deposit')
    return (
      !keepsFormerRates(supplied) &&
      offeredAt(seller.place, tax).some(({ from }) => from !== undefined && from > day)
    )
  return keepsFormerRates(supplied) && isSetOffWhole(draft, tax)
}

/** The rate is one of the seller's law, but not on the day of supply. */
function isOutOfForce({ tax }: DraftLine, { reason }: TaxDecision, { seller, day }: TaxContext) {
  if (reason === 'one_stop_shop' || reason === 'home_territory_rate') return false
  const same = offeredAt(seller.place, tax)
  return same.length > 0 && !same.some(offered => isInForce(offered, day))
}

function offeredAt(place: Place, { category, rate }: DraftTax): readonly OfferedTax[] {
  return taxesOfTerritory(territoryOf(place)).filter(
    offered => offered.category === category && offered.rate === rate,
  )
}

function finding(
  code: (typeof TAX_FINDING_CODES)[number],
  path: string,
  severity: IssueFinding['severity'] = 'warning',
): IssueFinding {
  return { code, path, severity, from: 'rule' }
}
