import type { Country, Identifier, PartyKind } from '../party/party.ts'
import type { PublicBuyers } from './country.ts'
import { allPublicBuyers, countryRules } from './rules.ts'

/** A buyer, and the reference that it gave (BT-10). */
type Referenced = {
  readonly kind: PartyKind | undefined
  readonly country: Country
  readonly reference: string
}

/** What a public buyer requires that is known by the routing number in its reference, and its electronic address. */
export function publicRoute({
  kind,
  country,
  reference,
}: Referenced):
  | { readonly ruleSet: PublicBuyers['ruleSet']; readonly electronicAddress: Identifier }
  | undefined {
  const publicBuyers = publicBuyersOf(kind, country)
  const id = reference.trim()
  if (!publicBuyers?.isRoutingNumber(id)) return undefined
  return {
    ruleSet: publicBuyers.ruleSet,
    electronicAddress: { id, schemeId: publicBuyers.scheme },
  }
}

/** Whether the buyer is one that has a routing number, and the reference is none, or has a slip in it. */
export function lacksRoutingNumber({ kind, country, reference }: Referenced): boolean {
  const publicBuyers = publicBuyersOf(kind, country)
  return publicBuyers !== undefined && !publicBuyers.isCheckedNumber(reference)
}

/** What the buyer of an electronic address requires that is a routing number, in whichever country it sits. */
export function publicRuleSet(
  address: Identifier | undefined,
): PublicBuyers['ruleSet'] | undefined {
  return allPublicBuyers().find(({ scheme }) => scheme === address?.schemeId)?.ruleSet
}

function publicBuyersOf(kind: PartyKind | undefined, country: Country) {
  return kind === 'government' ? countryRules(country).publicBuyers : undefined
}
