import { asciiEmail } from '@bordereau/domain/text/email-address'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Address, Contact, Identifier, Party } from '@bordereau/domain/party/party'
import { electronicAddressId } from '../electronic-address-id.ts'
import { LOCAL_TAX, SEPA } from '../codes.ts'
import { type Element, el } from '../xml.ts'

/** BG-4. The creditor's SEPA identifier (BT-90) is the seller's where there is no other payee. */
export function writeSeller(invoice: Invoice): Element | undefined {
  const { seller, payee, payment } = invoice
  return el('cac:AccountingSupplierParty', [
    party(seller, [
      ...seller.identifiers,
      ...(payee ? [] : creditor(payment?.directDebit?.creditorId)),
    ]),
  ])
}

/** BG-7. EN 16931 has one identifier of the buyer (BT-46), the first, no local tax number and no legal information (BT-33). */
export function writeBuyer(buyer: Party): Element | undefined {
  const known = { ...buyer, taxRegistration: '', legalInformation: '' }
  return el('cac:AccountingCustomerParty', [party(known, buyer.identifiers.slice(0, 1))])
}

/** BG-10. */
export function writePayee(invoice: Invoice): Element | undefined {
  const { payee, payment } = invoice
  if (!payee) return undefined
  return el('cac:PayeeParty', [
    ...(payee.identifier ? [identification(payee.identifier)] : []),
    ...creditor(payment?.directDebit?.creditorId).map(identification),
    el('cac:PartyName', [el('cbc:Name', payee.name)]),
    el('cac:PartyLegalEntity', [
      el('cbc:CompanyID', payee.legalRegistration?.id, {
        schemeID: payee.legalRegistration?.schemeId,
      }),
    ]),
  ])
}

/** BG-11. */
export function writeTaxRepresentative({ taxRepresentative }: Invoice): Element | undefined {
  if (!taxRepresentative) return undefined
  return el('cac:TaxRepresentativeParty', [
    el('cac:PartyName', [el('cbc:Name', taxRepresentative.name)]),
    address('cac:PostalAddress', taxRepresentative.address),
    taxScheme(taxRepresentative.vatId, 'VAT'),
  ])
}

/** BG-13. */
export function writeDelivery(delivery: Invoice['delivery']): Element | undefined {
  return el('cac:Delivery', [
    el('cbc:ActualDeliveryDate', delivery.date),
    el('cac:DeliveryLocation', [
      el('cbc:ID', delivery.locationId?.id, { schemeID: delivery.locationId?.schemeId }),
      delivery.address && address('cac:Address', delivery.address),
    ]),
    el('cac:DeliveryParty', [el('cac:PartyName', [el('cbc:Name', delivery.name)])]),
  ])
}

function party(subject: Party, identifiers: readonly Identifier[]): Element | undefined {
  return el('cac:Party', [
    el('cbc:EndpointID', electronicAddressId(subject), {
      schemeID: subject.electronicAddress?.schemeId,
    }),
    ...identifiers.map(identification),
    el('cac:PartyName', [el('cbc:Name', subject.tradingName)]),
    address('cac:PostalAddress', subject.address),
    taxScheme(subject.vatId, 'VAT'),
    taxScheme(subject.taxRegistration, LOCAL_TAX),
    el('cac:PartyLegalEntity', [
      el('cbc:RegistrationName', subject.legalName),
      el('cbc:CompanyID', subject.legalRegistration?.id, {
        schemeID: subject.legalRegistration?.schemeId,
      }),
      el('cbc:CompanyLegalForm', subject.legalInformation),
    ]),
    contact(subject.contact),
  ])
}

function creditor(id: string | undefined): Identifier[] {
  return id ? [{ id, schemeId: SEPA }] : []
}

function identification({ id, schemeId }: Identifier): Element | undefined {
  return el('cac:PartyIdentification', [el('cbc:ID', id, { schemeID: schemeId })])
}

function taxScheme(id: string, scheme: string): Element | undefined {
  if (id === '') return undefined
  return el('cac:PartyTaxScheme', [
    el('cbc:CompanyID', id),
    el('cac:TaxScheme', [el('cbc:ID', scheme)]),
  ])
}

function contact({ name, phone, email }: Contact): Element | undefined {
  return el('cac:Contact', [
    el('cbc:Name', name),
    el('cbc:Telephone', phone),
    el('cbc:ElectronicMail', asciiEmail(email)),
  ])
}

function address(name: string, place: Address): Element | undefined {
  return el(name, [
    el('cbc:StreetName', place.line1),
    el('cbc:AdditionalStreetName', place.line2),
    el('cbc:CityName', place.city),
    el('cbc:PostalZone', place.postCode),
    el('cbc:CountrySubentity', place.subdivision),
    el('cac:AddressLine', [el('cbc:Line', place.line3)]),
    el('cac:Country', [el('cbc:IdentificationCode', place.country)]),
  ])
}
