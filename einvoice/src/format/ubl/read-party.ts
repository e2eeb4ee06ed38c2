import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Address, Identifier, Party } from '@bordereau/domain/party/party'
import { SEPA } from '../codes.ts'
import { all, date, first, identifier, text, token } from '../node.ts'
import type { Node } from '../parse.ts'

/** BG-4, BG-7. */
export function readParty(node: Node | undefined, root: Node): Party {
  const legalRegistration = identifier(node, 'PartyLegalEntity/CompanyID')
  const electronicAddress = identifier(node, 'EndpointID')
  return {
    legalName: text(node, 'PartyLegalEntity/RegistrationName'),
    tradingName: text(node, 'PartyName/Name'),
    address: readAddress(first(node, 'PostalAddress')),
    identifiers: identifications(node, root),
    ...(legalRegistration ? { legalRegistration } : {}),
    vatId: taxNumber(node, true),
    taxRegistration: taxNumber(node, false),
    legalInformation: text(node, 'PartyLegalEntity/CompanyLegalForm'),
    ...(electronicAddress ? { electronicAddress } : {}),
    contact: {
      name: text(node, 'Contact/Name'),
      phone: text(node, 'Contact/Telephone'),
      email: text(node, 'Contact/ElectronicMail'),
    },
  }
}

/** BG-10. */
export function readPayee(root: Node): Invoice['payee'] {
  const node = first(root, 'PayeeParty')
  if (!node) return undefined
  const own = identifications(node, root)[0]
  const legalRegistration = identifier(node, 'PartyLegalEntity/CompanyID')
  return {
    name: text(node, 'PartyName/Name'),
    ...(own ? { identifier: own } : {}),
    ...(legalRegistration ? { legalRegistration } : {}),
  }
}

/** BG-11. */
export function readTaxRepresentative(root: Node): Invoice['taxRepresentative'] {
  const node = first(root, 'TaxRepresentativeParty')
  if (!node) return undefined
  return {
    name: text(node, 'PartyName/Name'),
    vatId: taxNumber(node, true),
    address: readAddress(first(node, 'PostalAddress')),
  }
}

/** BG-13. */
export function readDelivery(node: Node | undefined): Invoice['delivery'] {
  const locationId = identifier(node, 'DeliveryLocation/ID')
  const day = date(node, 'ActualDeliveryDate')
  const address = first(node, 'DeliveryLocation/Address')
  return {
    name: text(node, 'DeliveryParty/PartyName/Name'),
    ...(locationId ? { locationId } : {}),
    ...(day ? { date: day } : {}),
    ...(address ? { address: readAddress(address) } : {}),
  }
}

/** With a mandate, the creditor's SEPA identifier is BT-90 and not one of the party's own. */
function identifications(node: Node | undefined, root: Node): Identifier[] {
  const debit = first(root, 'PaymentMeans/PaymentMandate') !== undefined
  return all(node, 'PartyIdentification')
    .map(one => identifier(one, 'ID'))
    .filter(one => one !== undefined)
    .filter(one => !debit || one.schemeId !== SEPA)
}

function taxNumber(node: Node | undefined, vat: boolean): string {
  const scheme = all(node, 'PartyTaxScheme').find(
    one => (token(one, 'TaxScheme/ID') === 'VAT') === vat,
  )
  return token(scheme, 'CompanyID')
}

function readAddress(node: Node | undefined): Address {
  return {
    line1: text(node, 'StreetName'),
    line2: text(node, 'AdditionalStreetName'),
    line3: text(node, 'AddressLine/Line'),
    city: text(node, 'CityName'),
    postCode: token(node, 'PostalZone'),
    subdivision: text(node, 'CountrySubentity'),
    country: token(node, 'Country/IdentificationCode'),
  }
}
