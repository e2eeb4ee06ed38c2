import type { LocalDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { isSelfBilled } from '@bordereau/domain/document-kind'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { missingFields } from '@bordereau/domain/invoice/missing-fields'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import type { BankAccount, PartyProfile } from '@bordereau/domain/party/party'
import type { TaxSettings } from '@bordereau/domain/tax/parties'
import { check } from '../rules/check.ts'
import { rulesFor } from '../rules/rules-for.ts'
import { buyerFindings } from './buyer-findings.ts'
import { composeInvoice } from './compose-invoice.ts'
import { draftPath } from './draft-path.ts'
import { formatFindings } from './format-findings.ts'
import { languageFindings } from './language-findings.ts'
import { lawFindings } from './law-findings.ts'
import { printFindings } from './print-findings.ts'
import { selfBillingFindings } from './self-billing-findings.ts'
import { settlementFindings } from './settlement-findings.ts'
import { taxFindings } from './tax-findings.ts'

/** What the decision to issue depends on, apart from the number that is taken afterwards. */
export type IssueInput = TaxSettings & {
  readonly draft: Draft
  /** In the seller's time zone; the issue date of a draft that names none. */
  readonly today: LocalDate
  readonly seller: PartyProfile
  /** null while no customer is chosen. */
  readonly buyer: PartyProfile | null
  readonly bankAccount: BankAccount | null
}

/** Something to correct before the document can be issued, or (warning) to look at. */
export type IssueFinding = {
  /** The code of a missing field, or the official id of a rule. */
  readonly code: string
  /**
   * In the draft: 'lines.0.price', 'due', 'customerId'; or 'seller.…' for what is stored of the company and 'buyer.…' for
   * what is stored of the customer, whichever of the two sells.
   */
  readonly path: string
  readonly severity: 'fatal' | 'warning'
  readonly from: 'draft' | 'rule'
  /** What its message names: characters. */
  readonly named?: string
  /** The law, as it is cited, where it differs by country. */
  readonly law?: string
  /** Where that law, or an account of it, can be read. */
  readonly url?: string
}

/**
 * Whether the draft may be issued, as the editor and the server both decide it. Accepts with the issue date; refuses
 * with `issue_date_in_future` (detail `{ today }`), `not_ready` (detail `{ missing }`) or `rules_broken` (detail
 * `{ findings }`), whose paths are those of the draft.
 */
export function decideIssue(
  input: IssueInput,
): Decision<
  { readonly issueDate: LocalDate },
  'issue_date_in_future' | 'not_ready' | 'rules_broken'
> {
  const { draft, today, buyer } = input
  const fatal = issueFindings(input).filter(({ severity }) => severity === 'fatal')
  if (fatal.some(({ code }) => code === FUTURE)) return refuse(FUTURE, { today })
  const missing = fatal.filter(({ from }) => from === 'draft')
  if (missing.length > 0 || buyer === null)
    return refuse('not_ready', {
      missing: missing.map(({ code, path, named }) => ({ code, path, ...(named && { named }) })),
    })
  if (fatal.length > 0) return refuse('rules_broken', { findings: fatal })
  return accept({ issueDate: draft.issueDate ?? today })
}

/**
 * Everything to correct before the draft can be issued: missing fields first, then the broken rules of the law. A rule
 * is left out at a path where a field is missing, because the missing field says it in simpler words.
 */
export function issueFindings(input: IssueInput): readonly IssueFinding[] {
  const { draft, today, buyer, seller } = input
  const missing = [...futureDate(draft, today), ...missingFields(draft, today, seller.address)].map(
    (field): IssueFinding => ({ ...field, severity: 'fatal', from: 'draft' }),
  )
  // Without lines or a customer most rules would only repeat what is missing.
  if (draft.lines.length === 0 || buyer === null) return missing
  const paths = new Set(missing.map(({ path }) => path))
  const composed = composedOf(input, buyer)
  const broken = [
    ...brokenRules(input, buyer, composed),
    ...formatFindings(input, composed),
    ...taxFindings(input),
    ...buyerFindings(input),
    ...settlementFindings(input),
    ...languageFindings(input),
    ...lawFindings(input),
    ...selfBillingFindings(input),
    ...printFindings(input),
  ].filter(({ path }) => !paths.has(path))
  const found = [...missing, ...withoutConsequences(broken)]
  return isSelfBilled(draft) ? found.map(inOwnRecords) : found
}

/** The seller of a self-billed document is stored as a customer, and its buyer is the company. */
function inOwnRecords(finding: IssueFinding): IssueFinding {
  const path = finding.path.replace(/^(seller|buyer)(?=$|\.)/, side =>
    side === 'seller' ? 'buyer' : 'seller',
  )
  return { ...finding, path }
}

const FUTURE = 'issue_date_in_future'

/** A date to come would block the series: no number with an earlier date could be taken until then. */
function futureDate(
  { issueDate }: Draft,
  today: LocalDate,
): readonly Pick<IssueFinding, 'code' | 'path' | 'named'>[] {
  return issueDate !== null && issueDate > today ? [{ code: FUTURE, path: 'issueDate' }] : []
}

/**
 * A document with a line that is not subject to VAT names no VAT numbers (BR-O-02), so lines of another category beside
 * it break BR-S-02, BR-AE-02 and the like at once. Only the mixture itself (BR-O-11 to BR-O-14) has to be corrected.
 */
function withoutConsequences(findings: readonly IssueFinding[]): readonly IssueFinding[] {
  const isMixed = findings.some(({ code }) => /^BR-O-1[1-4]$/.test(code))
  return isMixed ? findings.filter(({ code }) => !/^BR-[A-Z]+-0[234]$/.test(code)) : findings
}

function composedOf({ draft, today, seller, bankAccount }: IssueInput, buyer: PartyProfile) {
  const composed = composeInvoice({
    draft,
    // The number is taken after this decision; any number satisfies the rules that ask for one.
    number: '1',
    issueDate: draft.issueDate ?? today,
    seller,
    buyer,
    bankAccount,
  })
  return { ...composed, totals: totalsOf(composed.invoice) }
}

function brokenRules(
  { draft, seller }: IssueInput,
  buyer: PartyProfile,
  { invoice, ruleSet, totals }: ReturnType<typeof composedOf>,
): readonly IssueFinding[] {
  const rules = rulesFor(seller.address.country, buyer.address.country, ruleSet)
  const findings = check(invoice, totals, rules).map(({ code, path, severity }): IssueFinding => ({
    code,
    path: draftPath(path, draft),
    severity,
    from: 'rule',
  }))
  // The parts of a shared allowance or charge are one in the draft.
  const keys = findings.map(({ code, path }) => `${code} ${path}`)
  return findings.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}
