import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Address, Identifier, Party } from '@bordereau/domain/party/party'
import { all, attribute, date, first, identifier, text, token } from '../node.ts'
import type { Node } from '../parse.ts'

/** BG-4, BG-7. */
export function readParty(node: Node | undefined): Party {
  const legalRegistration = identifier(node, 'SpecifiedLegalOrganization/ID')
  const electronicAddress = identifier(node, 'URIUniversalCommunication/URIID')
  const contact = first(node, 'DefinedTradeContact')
  const person = text(contact, 'PersonName')
  return {
    legalName: text(node, 'Name'),
    tradingName: text(node, 'SpecifiedLegalOrganization/TradingBusinessName'),
    address: readAddress(first(node, 'PostalTradeAddress')),
    identifiers: readIdentifiers(node),
    ...(legalRegistration ? { legalRegistration } : {}),
    vatId: taxNumber(node, 'VA'),
    taxRegistration: taxNumber(node, 'FC'),
    legalInformation: text(node, 'Description'),
    ...(electronicAddress ? { electronicAddress } : {}),
    contact: {
      name: person === '' ? text(contact, 'DepartmentName') : person,
      phone: text(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
      email: text(contact, 'EmailURIUniversalCommunication/URIID'),
    },
  }
}

/** BG-10. */
export function readPayee(node: Node | undefined): Invoice['payee'] {
  if (!node) return undefined
  const [own] = readIdentifiers(node)
  const legalRegistration = identifier(node, 'SpecifiedLegalOrganization/ID')
  return {
    name: text(node, 'Name'),
    ...(own ? { identifier: own } : {}),
    ...(legalRegistration ? { legalRegistration } : {}),
  }
}

/** BG-11. */
export function readTaxRepresentative(node: Node | undefined): Invoice['taxRepresentative'] {
  if (!node) return undefined
  return {
    name: text(node, 'Name'),
    vatId: taxNumber(node, 'VA'),
    address: readAddress(first(node, 'PostalTradeAddress')),
  }
}

/** BG-13. */
export function readDelivery(node: Node | undefined): Invoice['delivery'] {
  const place = first(node, 'ShipToTradeParty')
  const [locationId] = readIdentifiers(place)
  const day = date(node, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString', true)
  const address = first(place, 'PostalTradeAddress')
  return {
    name: text(place, 'Name'),
    ...(locationId ? { locationId } : {}),
    ...(day ? { date: day } : {}),
    ...(address ? { address: readAddress(address) } : {}),
  }
}

/** Those without a scheme and those with one, as CII orders them. */
export function readIdentifiers(node: Node | undefined): Identifier[] {
  return [
    ...all(node, 'ID').map(one => ({ id: one.text.trim() })),
    ...all(node, 'GlobalID').map(one => ({
      id: one.text.trim(),
      schemeId: attribute(one, 'schemeID'),
    })),
  ]
}

export function taxNumber(node: Node | undefined, scheme: 'VA' | 'VAT' | 'FC'): string {
  const found = all(node, 'SpecifiedTaxRegistration/ID').find(
    id => attribute(id, 'schemeID') === scheme,
  )
  return found?.text.trim() ?? ''
}

function readAddress(node: Node | undefined): Address {
  return {
    line1: text(node, 'LineOne'),
    line2: text(node, 'LineTwo'),
    line3: text(node, 'LineThree'),
    city: text(node, 'CityName'),
    postCode: token(node, 'PostcodeCode'),
    subdivision: text(node, 'CountrySubDivisionName'),
    country: token(node, 'CountryID'),
  }
}
