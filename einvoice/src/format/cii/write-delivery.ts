import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Element, el, emptyElement } from '../xml.ts'
import { reference } from './write-agreement.ts'
import { writeDate } from './write-date.ts'
import { writeAddress, writeIdentifier } from './write-party.ts'

/** BG-13 with BT-15 and BT-16; the schema requires the element even when it is empty. */
export function writeDelivery(invoice: Invoice): Element {
  const { delivery } = invoice
  const element = el('ram:ApplicableHeaderTradeDelivery', [
    el('ram:ShipToTradeParty', [
      delivery.locationId && writeIdentifier(delivery.locationId),
      el('ram:Name', delivery.name),
      delivery.address && writeAddress(delivery.address),
    ]),
    el('ram:ActualDeliverySupplyChainEvent', [writeDate('ram:OccurrenceDateTime', delivery.date)]),
    reference('ram:DespatchAdviceReferencedDocument', invoice.despatchAdviceReference),
    reference('ram:ReceivingAdviceReferencedDocument', invoice.receivingAdviceReference),
  ])
  return element ?? emptyElement('ram:ApplicableHeaderTradeDelivery')
}
