import { addressLines } from '@bordereau/domain/country/address'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { PaperPart } from '@bordereau/ui/paper/paper'
import { PartyNumbers } from './party-numbers.tsx'
import { useDraft } from './store.ts'

/** A party as it is printed: name, address, numbers. */
export function PrintedParty(props: {
  readonly party: PartyProfile
  readonly from: string
  /** The name stands above already. */
  readonly nameless?: boolean
}) {
  const { party, from, nameless = false } = props
  const language = useDraft('language')
  return (
    <>
      {!nameless && <strong dir="auto">{party.legalName}</strong>}
      {addressLines(party.address, { from, language }).map((line, i) => (
        <div key={i}>
          <bdi>{line}</bdi>
        </div>
      ))}
      <PaperPart tone="quiet">
        <PartyNumbers party={party} />
      </PaperPart>
    </>
  )
}
