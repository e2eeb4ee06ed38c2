import type { LegalNote, OfferedStatement } from '../country/country.ts'
import { countryRules } from '../country/rules.ts'
import { type Currency, type Minor, convert, toMinor } from '../money/currency.ts'
import type { PartyProfile } from '../party/party.ts'
import { billableOf } from './billable-of.ts'
import type { Draft } from './draft.ts'
import { totalsOf } from './totals.ts'

/** The statements of the seller's law that the seller can put on the document, because only it knows what it supplies. */
export function offeredStatements(
  { kind }: Pick<Draft, 'kind'>,
  seller: Pick<PartyProfile, 'address'>,
  buyer: Pick<PartyProfile, 'kind'> | null,
): readonly OfferedStatement[] {
  const { statements = [] } = countryRules(seller.address.country)
  return statements.filter(({ appliesTo }) => appliesTo({ kind, buyer }))
}

/** The notes of those that the seller chose; a statement that no longer applies is left out. */
export function statementNotes(
  draft: Pick<Draft, 'kind' | 'statements'>,
  seller: Pick<PartyProfile, 'address'>,
  buyer: Pick<PartyProfile, 'kind'>,
): readonly LegalNote[] {
  const chosen = new Set(draft.statements)
  return offeredStatements(draft, seller, buyer)
    .map(({ note }) => note)
    .filter(({ key }) => chosen.has(key))
}

/** Statements that the sum of the document makes likely, and that the seller did not choose. */
export function expectedStatements(
  draft: Draft,
  seller: Pick<PartyProfile, 'address'>,
  buyer: Pick<PartyProfile, 'kind'>,
): readonly OfferedStatement[] {
  const chosen = new Set(draft.statements)
  return offeredStatements(draft, seller, buyer).filter(
    ({ note, expectedAbove }) =>
      expectedAbove !== undefined && !chosen.has(note.key) && exceeds(draft, expectedAbove),
  )
}

function exceeds(
  draft: Draft,
  { currency, amount, supplies }: NonNullable<OfferedStatement['expectedAbove']>,
): boolean {
  const taxed = draft.lines.some(
    ({ supply, tax }) => tax.category === 'S' && supplies.includes(supply),
  )
  const gross = taxed ? grossIn(draft, currency) : undefined
  return gross !== undefined && gross > toMinor(amount, currency)
}

/** The sum with tax, by the rate of the tax where the document is in another currency; undefined without that rate. */
function grossIn(draft: Draft, currency: Currency): Minor | undefined {
  const { gross } = totalsOf(billableOf(draft))
  if (draft.currency === currency) return gross
  const { taxCurrency } = draft
  return taxCurrency?.currency === currency
    ? convert(gross, draft.currency, currency, taxCurrency.rate)
    : undefined
}
