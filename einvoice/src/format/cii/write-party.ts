import { asciiEmail } from '@bordereau/domain/text/email-address'
import type { Address, Contact, Identifier, Party } from '@bordereau/domain/party/party'
import { electronicAddressId } from '../electronic-address-id.ts'
import { type Element, el } from '../xml.ts'

/** BG-4 or BG-7, with the given identifiers: CII has those without a scheme before those with one. */
export function writeParty(
  name: string,
  party: Party,
  identifiers: readonly Identifier[],
): Element | undefined {
  return el(name, [
    ...writeIdentifiers(identifiers),
    el('ram:Name', party.legalName),
    el('ram:Description', party.legalInformation),
    writeLegalOrganization(party.legalRegistration, party.tradingName),
    contact(party.contact),
    writeAddress(party.address),
    el('ram:URIUniversalCommunication', [
      el('ram:URIID', electronicAddressId(party), {
        schemeID: party.electronicAddress?.schemeId,
      }),
    ]),
    writeTaxRegistration(party.taxRegistration, 'FC'),
    writeTaxRegistration(party.vatId, 'VA'),
  ])
}

export function writeIdentifiers(identifiers: readonly Identifier[]): (Element | undefined)[] {
  return identifiers
    .toSorted((a, b) => Number(Boolean(a.schemeId)) - Number(Boolean(b.schemeId)))
    .map(writeIdentifier)
}

export function writeIdentifier({ id, schemeId }: Identifier): Element | undefined {
  return schemeId ? el('ram:GlobalID', id, { schemeID: schemeId }) : el('ram:ID', id)
}

export function writeLegalOrganization(
  registration: Identifier | undefined,
  tradingName = '',
): Element | undefined {
  return el('ram:SpecifiedLegalOrganization', [
    el('ram:ID', registration?.id, { schemeID: registration?.schemeId }),
    el('ram:TradingBusinessName', tradingName),
  ])
}

/** Scheme VA is the VAT identifier, FC the local tax number. */
export function writeTaxRegistration(id: string, scheme: 'VA' | 'FC'): Element | undefined {
  return el('ram:SpecifiedTaxRegistration', [el('ram:ID', id, { schemeID: scheme })])
}

export function writeAddress(address: Address): Element | undefined {
  return el('ram:PostalTradeAddress', [
    el('ram:PostcodeCode', address.postCode),
    el('ram:LineOne', address.line1),
    el('ram:LineTwo', address.line2),
    el('ram:LineThree', address.line3),
    el('ram:CityName', address.city),
    el('ram:CountryID', address.country),
    el('ram:CountrySubDivisionName', address.subdivision),
  ])
}

function contact({ name, phone, email }: Contact): Element | undefined {
  return el('ram:DefinedTradeContact', [
    el('ram:PersonName', name),
    el('ram:TelephoneUniversalCommunication', [el('ram:CompleteNumber', phone)]),
    el('ram:EmailURIUniversalCommunication', [el('ram:URIID', asciiEmail(email))]),
  ])
}
