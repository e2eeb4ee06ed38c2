import { countryRules } from './rules.ts'
import { electronicAddressOf } from './electronic-address.ts'
import type { Address, Identifier, Party, PartyProfile } from '../party/party.ts'
import { type KnownTaxId, taxIdsOf } from './tax-ids.ts'

/**
 * The document's party from the stored profile of a company or customer. By the role of each number in its country: VAT
 * numbers go to BT-31/BT-48, the company register to BT-30/BT-47 with its ISO 6523 scheme, other tax numbers of the
 * seller, else words on its registration, to BT-32, everything else to BT-29/BT-46.
 */
export function partyOf(profile: PartyProfile, role: 'seller' | 'buyer'): Party {
  const known = taxIdsOf(profile)
  const vat = known.find(isPrefixedVat)
  // A number for sellers that do not charge the tax says nothing of one that does.
  const ids = known.filter(id => vat === undefined || id.kind.isOfUntaxed !== true)
  const registration = ids.find(id => id.kind.role === 'registration')
  const tax = role === 'seller' ? ids.find(id => id !== vat && isTaxNumber(id)) : undefined
  const rest = ids.filter(id => id !== vat && id !== registration && id !== tax)
  return {
    legalName: profile.legalName,
    tradingName: profile.tradingName === profile.legalName ? '' : profile.tradingName,
    address: printedAddress(profile.address),
    identifiers: identifiersOf(
      role,
      rest,
      (registration ?? vat ?? tax?.kind.isStatement) ? undefined : tax,
    ),
    legalRegistration: registration && identifierOf(registration),
    vatId: vat?.value ?? '',
    taxRegistration: tax?.value ?? wordsOf(profile, role) ?? '',
    legalInformation: profile.legalInformation,
    electronicAddress: electronicAddressOf(profile),
    contact: profile.contact,
  }
}

/**
 * BT-29, BT-46. BR-CO-26: a seller has an identifier, a register number or a VAT number; a seller without any of them
 * uses its tax number as identifier. Of a buyer's the XML has the first only (UBL-SR-16), paper all.
 */
function identifiersOf(
  role: 'seller' | 'buyer',
  rest: readonly KnownTaxId[],
  fallback: KnownTaxId | undefined,
): readonly Identifier[] {
  const entered = rest.filter(id => !id.derived)
  if (role === 'buyer') return entered.map(identifierOf)
  return (entered.length > 0 || !fallback ? entered : [fallback]).map(identifierOf)
}

function wordsOf(profile: PartyProfile, role: 'seller' | 'buyer'): string | undefined {
  if (role === 'buyer') return undefined
  return countryRules(profile.address.country).registrationWords?.(profile)
}

/** BR-CO-09: BT-31 and BT-48 begin with a country code. A GSTIN begins with a state's number, so it is a BT-32. */
function isPrefixedVat(id: KnownTaxId): boolean {
  return id.kind.role === 'vat' && /^[A-Z]{2}/.test(id.value)
}

function isTaxNumber(id: KnownTaxId): boolean {
  return !id.derived && (id.kind.role === 'tax' || id.kind.role === 'vat')
}

function identifierOf(id: KnownTaxId): Identifier {
  return { id: id.value, schemeId: id.kind.icd, kind: id.kind.key }
}

/**
 * States are stored by code; the document shows the country's own form: 'CA' in the United States, 'Maharashtra' in
 * India.
 */
export function printedAddress(address: Address): Address {
  const subdivision = countryRules(address.country).address.subdivision
  const option = subdivision?.options.find(candidate => candidate.code === address.subdivision)
  return option && subdivision?.printed === 'name'
    ? { ...address, subdivision: option.name }
    : address
}
