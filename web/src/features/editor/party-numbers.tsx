import { countryRules } from '@bordereau/domain/country/rules'
import type { PartyProfile } from '@bordereau/domain/party/party'

/** The tax numbers of a party with their labels in the party's country, as printed. */
export function PartyNumbers({ party }: { party: PartyProfile }) {
  const kinds = countryRules(party.address.country).taxIds
  return party.taxIds.map(id => {
    const kind = kinds.find(({ key }) => key === id.kind)
    return (
      <div key={id.kind}>
        <bdi>
          {kind?.label ?? id.kind} {kind?.format(id.value) ?? id.value}
        </bdi>
      </div>
    )
  })
}
