import type { Invoice, SupportingDocument } from '@bordereau/domain/invoice/invoice'
import { REFERENCED } from '../codes.ts'
import { type Element, el } from '../xml.ts'
import { writeAddress, writeParty, writeTaxRegistration } from './write-party.ts'

/** The parties and references of the trade. EN 16931 has of the buyer one identifier, no local tax number and no BT-33. */
export function writeAgreement(invoice: Invoice): Element | undefined {
  const buyer = { ...invoice.buyer, taxRegistration: '', legalInformation: '' }
  return el('ram:ApplicableHeaderTradeAgreement', [
    el('ram:BuyerReference', invoice.buyerReference),
    writeParty('ram:SellerTradeParty', invoice.seller, invoice.seller.identifiers),
    writeParty('ram:BuyerTradeParty', buyer, invoice.buyer.identifiers.slice(0, 1)),
    taxRepresentative(invoice),
    reference('ram:SellerOrderReferencedDocument', invoice.salesOrderReference),
    reference('ram:BuyerOrderReferencedDocument', invoice.orderReference),
    reference('ram:ContractReferencedDocument', invoice.contractReference),
    ...additional(invoice),
    el('ram:SpecifiedProcuringProject', [
      el('ram:ID', invoice.projectReference),
      // The schema requires a name, EN 16931 has none: its syntax binding prescribes this text.
      el('ram:Name', invoice.projectReference === '' ? undefined : 'Project reference'),
    ]),
  ])
}

/** BG-11. */
function taxRepresentative({ taxRepresentative }: Invoice): Element | undefined {
  if (!taxRepresentative) return undefined
  return el('ram:SellerTaxRepresentativeTradeParty', [
    el('ram:Name', taxRepresentative.name),
    writeAddress(taxRepresentative.address),
    writeTaxRegistration(taxRepresentative.vatId, 'VA'),
  ])
}

export function reference(name: string, id: string): Element | undefined {
  return el(name, [el('ram:IssuerAssignedID', id)])
}

/** BG-24, BT-17 and BT-18, distinguished by their type codes. */
function additional(invoice: Invoice): (Element | undefined)[] {
  const object = invoice.invoicedObject
  return [
    ...invoice.supportingDocuments.map(supporting),
    invoice.tenderReference === ''
      ? undefined
      : el('ram:AdditionalReferencedDocument', [
          el('ram:IssuerAssignedID', invoice.tenderReference),
          el('ram:TypeCode', REFERENCED.tender),
        ]),
    object &&
      el('ram:AdditionalReferencedDocument', [
        el('ram:IssuerAssignedID', object.id),
        el('ram:TypeCode', REFERENCED.object),
        el('ram:ReferenceTypeCode', object.schemeId),
      ]),
  ]
}

function supporting(document: SupportingDocument): Element | undefined {
  return el('ram:AdditionalReferencedDocument', [
    el('ram:IssuerAssignedID', document.id),
    el('ram:URIID', document.url),
    el('ram:TypeCode', REFERENCED.supporting),
    el('ram:Name', document.description),
    el('ram:AttachmentBinaryObject', document.file?.base64, {
      mimeCode: document.file?.mimeType,
      filename: document.file?.name,
    }),
  ])
}
