import { taxesOfTerritory } from '@bordereau/domain/country/offered-taxes'
import { countryRules } from '@bordereau/domain/country/rules'
import { type Law, lawOn } from '@bordereau/domain/country/settlement'
import { isVatIdOfAnotherState, territoryOf } from '@bordereau/domain/country/territory'
import { type LocalDate, addDays } from '@bordereau/domain/date'
import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { supplyDay } from '@bordereau/domain/invoice/line-tax'
import { consumerRegistration } from '@bordereau/domain/country/consumer-registration'
import { taxBuyerOf, taxSellerOf } from '@bordereau/domain/tax/parties'
import type { TaxQuestion } from '@bordereau/domain/tax/question'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { IssueFinding, IssueInput } from './decide-issue.ts'

/** The codes of these findings: they depend on the draft and on both parties, and never prevent the issue. */
export const LAW_FINDING_CODES = [
  'BDX-LAW-01',
  'BDX-LAW-02',
  'BDX-LAW-03',
  'BDX-LAW-04',
  'BDX-LAW-05',
  'BDX-LAW-06',
  'BDX-LAW-07',
] as const

type Facts = {
  readonly day: LocalDate
  readonly seller: TaxQuestion['seller']
  readonly buyer: TaxQuestion['buyer']
  readonly profile: PartyProfile
}

/**
 * What only the seller can know, said with the law: a reverse charge at home whose law ends (01), a public body that may pay
 * the tax itself (02), a withholding that is not of this seller (03), a composition dealer that sells outside of its state
 * (04), a triangular transaction without its three states (05), an exemption that holds in the states of the number alone (06),
 * and a private customer in whose state the seller may have to register (07).
 */
export function lawFindings(input: IssueInput): readonly IssueFinding[] {
  const { draft, today, buyer: profile } = input
  if (draft.kind === 'credit_note' || profile === null) return []
  const seller = taxSellerOf(input.seller, input)
  const buyer = taxBuyerOf(profile, seller)
  const facts: Facts = { day: supplyDay(draft, today), seller, buyer, profile }
  const delivery = draft.deliveryAddress?.country ?? buyer.place.country
  const found = [
    ...draft.lines.flatMap((line, i) =>
      lineFindings(line, `lines.${i}.tax`, facts, today, delivery),
    ),
    ...splitPayment(input, profile),
    ...withholding(input),
    ...composition(facts, delivery, draft.deliveryAddress?.subdivision),
    ...registration(draft.lines, facts),
  ]
  return [...Map.groupBy(found, ({ code }) => code).values()].flatMap(same => same.slice(0, 1))
}

/** From this long before the end of a law on, its taxes are questioned. */
const DAYS_BEFORE = 30

function lineFindings(
  { tax, supply }: DraftLine,
  path: string,
  { day, seller, buyer }: Facts,
  today: LocalDate,
  delivery: string,
): IssueFinding[] {
  const from = territoryOf(seller.place)
  const isAtHome = buyer.place.country === seller.place.country
  const offered = taxesOfTerritory(from).filter(
    ({ category, article }) =>
      category === tax.category && article !== undefined && tax.exemptionReason.includes(article),
  )
  const ends = offered
    .flatMap(({ restsUntil }) => restsUntil ?? [])
    .find(last => today > addDays(last, -DAYS_BEFORE) || day > last)
  const isTriangle = offered.length > 0 && offered.every(({ key }) => key === 'triangulation')
  const hasThree =
    !isAtHome &&
    supply === 'goods' &&
    delivery !== seller.place.country &&
    isVatIdOfAnotherState(buyer.vatId, from)
  return [
    ...(tax.category === 'AE' && isAtHome && ends !== undefined
      ? [finding('BDX-LAW-01', path, ART_199A)]
      : []),
    ...(isTriangle && !hasThree ? [finding('BDX-LAW-05', path, ART_141)] : []),
    ...(seller.status === 'eu_small_business' && tax.category === 'E' && !isAtHome
      ? [finding('BDX-LAW-06', path, ART_284)]
      : []),
  ]
}

const DIRECTIVE = 'https://eur-lex.europa.eu/eli/dir/2006/112/oj'
const ART_199A: Law = {
  law: 'Directive (EU) 2022/890',
  url: 'https://eur-lex.europa.eu/eli/dir/2022/890/oj',
}
const ART_141: Law = { law: 'Directive 2006/112/EC, art. 42, 141, 197', url: DIRECTIVE }
const ART_284: Law = { law: 'Directive 2006/112/EC, art. 284 (3), (4)', url: DIRECTIVE }
const SECTION_10: Law = {
  law: 'CGST Act 2017, s. 10 (2) (c)',
  url: 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/acts/2017_CGST_act/active/chapter3/section10_v1.00.html',
}

function splitPayment({ draft, today, seller }: IssueInput, buyer: PartyProfile): IssueFinding[] {
  const { country } = seller.address
  const { splitPayment: law } = countryRules(country).settlement
  const isOfBody = buyer.kind === 'government' && buyer.address.country === country
  const isCharged = draft.lines.some(({ tax }) => tax.category === 'S')
  if (law === undefined || !isOfBody || !isCharged || draft.withholding) return []
  return [finding('BDX-LAW-02', 'lines.0.tax', lawOn(law, draft.issueDate ?? today))]
}

function withholding({ draft, seller, vatRegistered }: IssueInput): IssueFinding[] {
  const { settlement, sellerStatus } = countryRules(seller.address.country)
  const offer = settlement.withholdings.find(({ key }) => key === draft.withholding?.key)
  const { notOf } = offer ?? {}
  if (notOf === undefined) return []
  const isOfForm = notOf.form !== undefined && notOf.form === seller.legalForm
  const status = sellerStatus({ vatRegistered, taxIds: seller.taxIds })
  return isOfForm || notOf.status === status ? [finding('BDX-LAW-03', 'withholding', notOf)] : []
}

function composition(
  { seller, buyer }: Facts,
  delivery: string,
  deliveryState = buyer.place.subdivision,
): IssueFinding[] {
  if (seller.status !== 'composition') return []
  const { country, subdivision } = seller.place
  const isOutside =
    delivery !== country ||
    (deliveryState !== '' && subdivision !== '' && deliveryState !== subdivision)
  return isOutside ? [finding('BDX-LAW-04', 'lines.0.tax', SECTION_10)] : []
}

function registration(lines: readonly DraftLine[], { seller, buyer }: Facts): IssueFinding[] {
  return lines.flatMap(({ supply }, i) => {
    const law = consumerRegistration(seller.place, buyer, supply)
    return law ? [finding('BDX-LAW-07', `lines.${i}.tax`, law)] : []
  })
}

function finding(
  code: (typeof LAW_FINDING_CODES)[number],
  path: string,
  { law, url }: Law,
): IssueFinding {
  return { code, path, severity: 'warning', from: 'rule', law, url }
}
