import { countryRules } from '@bordereau/domain/country/rules'
import type { PartyProfile } from '@bordereau/domain/party/party'

/** The tax numbers of a party with their labels in the party's country, as printed. */
export function PartyNumbers({ party }: { party: PartyProfile }) {
  const kinds = countryRules(party.address.country).taxIds
  return party.taxIds.map(id => (
    <div key={id.kind}>
      <bdi>
        {kinds.find(kind => kind.key === id.kind)?.label ?? id.kind} {id.value}
      </bdi>
    </div>
  ))
}
