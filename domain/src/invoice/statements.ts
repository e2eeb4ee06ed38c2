import type { LegalNote, OfferedStatement } from '../country/country.ts'
import { countryRules } from '../country/rules.ts'
import type { PartyProfile } from '../party/party.ts'
import type { Draft } from './draft.ts'

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
