import { check } from '@bordereau/einvoice/rules/check'
import { IDENTIFIERS, profileFor } from '@bordereau/einvoice/rules/profile'
import { rulesFor } from '@bordereau/einvoice/rules/rules-for'
import type { LocalDate } from '@bordereau/domain/date'
import { composePreview } from '@bordereau/domain/invoice/compose'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { readiness } from '@bordereau/domain/invoice/readiness'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { partyOf } from '@bordereau/domain/party/party-of'
import type { BankAccount, PartyProfile } from '@bordereau/domain/party/party'
import { draftPath } from './draft-path.ts'

/** Something to mend before the document can be issued, or (warning) something to look at. */
export type EditorFault = {
  /** A LackCode, or the official id of a rule. */
  readonly code: string
  /** In the draft: 'lines.0.price', 'due', 'customerId'; or 'seller.…', 'buyer.…' for what is kept elsewhere. */
  readonly path: string
  readonly severity: 'fatal' | 'warning'
  readonly from: 'draft' | 'rule'
}

export type Checked = {
  readonly draft: Draft
  readonly today: LocalDate
  readonly seller: PartyProfile
  /** null while no customer is chosen: the laws' rules wait for one. */
  readonly buyer: PartyProfile | null
  readonly bankAccount: BankAccount | null
}

/**
 * Everything that stands between the draft and its issue: first what it lacks, then the rules of the law it breaks.
 * A rule is not named for a place that lacks something: the lack says it in simpler words.
 */
export function faultsOf(checked: Checked): readonly EditorFault[] {
  const { draft, today } = checked
  const lacks = [...futureDate(draft, today), ...readiness(draft, today)].map(
    ({ code, path }): EditorFault => ({ code, path, severity: 'fatal', from: 'draft' }),
  )
  const lacking = new Set(lacks.map(({ path }) => path))
  // Without lines every sum is an accident, and the lack says all there is to say.
  if (draft.lines.length === 0 || checked.buyer === null) return lacks
  const broken = ruleFaults({ ...checked, buyer: checked.buyer }).filter(
    ({ path }) => !lacking.has(path),
  )
  return [...lacks, ...withoutConsequences(broken)]
}

/** No document is issued under a date that is still to come: the server would refuse it. */
function futureDate(
  { issueDate }: Draft,
  today: LocalDate,
): readonly Pick<EditorFault, 'code' | 'path'>[] {
  if (issueDate === null || issueDate <= today) return []
  return [{ code: 'issue_date_in_future', path: 'issueDate' }]
}

/**
 * A document with a line that is not subject to VAT names no VAT numbers (BR-O-02), so lines of another category beside
 * it miss them at once (BR-S-02, BR-AE-02, …). The mixture is what is to be mended (BR-O-11 to BR-O-14): nothing is
 * missing in the settings.
 */
function withoutConsequences(faults: readonly EditorFault[]): readonly EditorFault[] {
  const isMixed = faults.some(({ code }) => /^BR-O-1[1-4]$/.test(code))
  if (!isMixed) return faults
  return faults.filter(({ code }) => !/^BR-[A-Z]+-0[234]$/.test(code))
}

function ruleFaults(checked: Checked & { readonly buyer: PartyProfile }): readonly EditorFault[] {
  const { draft, today, seller, buyer, bankAccount } = checked
  const parties = [partyOf(seller, 'seller'), partyOf(buyer, 'buyer')] as const
  const profile = profileFor(...parties)
  const invoice = composePreview({
    draft,
    // A number is taken at issue only; any will do for the rules that ask for one.
    number: '1',
    issueDate: draft.issueDate ?? today,
    seller,
    buyer,
    bankAccount,
    ...IDENTIFIERS[profile],
  })
  const rules = rulesFor(seller.address.country, buyer.address.country, profile)
  return check(invoice, totalsOf(invoice), rules).map(({ code, path, severity }) => ({
    code,
    path: draftPath(path),
    severity,
    from: 'rule',
  }))
}
