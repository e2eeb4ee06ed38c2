import { isCreditNoteCode } from '@bordereau/domain/document-kind'
import type { Invoice, InvoiceLine, PrecedingInvoice } from '@bordereau/domain/invoice/invoice'
import { withHeadingsInNotes } from '@bordereau/domain/invoice/sections'
import type { Totals } from '@bordereau/domain/invoice/totals'
import { REFERENCED, isPeppol } from '../codes.ts'
import { UBL } from '../namespaces.ts'
import { netAllowancesCharges, netLines } from '../net.ts'
import { type Element, el, toXml } from '../xml.ts'
import { writeAllowanceCharge } from './write-allowance.ts'
import { writeLine } from './write-line.ts'
import {
  writeBuyer,
  writeDelivery,
  writePayee,
  writeSeller,
  writeTaxRepresentative,
} from './write-party.ts'
import { writePayment } from './write-payment.ts'
import { writePeriod } from './write-period.ts'
import { writeMonetaryTotal, writeTaxTotals } from './write-totals.ts'

/**
 * The invoice as UBL 2.1: an Invoice, or a CreditNote where BT-3 is a credit note's code. `totals` are those of
 * totalsOf(invoice). Terms that EN 16931 does not have (a second identifier of the buyer, BT-6's rate) are left out.
 */
export function writeUbl(invoice: Invoice, totals: Totals): string {
  const lines: readonly InvoiceLine[] = withHeadingsInNotes(invoice.lines)
  const credit = isCreditNoteCode(invoice.typeCode)
  const root = el(
    credit ? 'CreditNote' : 'Invoice',
    [
      ...(credit ? creditNoteHead(invoice) : invoiceHead(invoice)),
      writeSeller(invoice),
      writeBuyer(invoice.buyer),
      writePayee(invoice),
      writeTaxRepresentative(invoice),
      writeDelivery(invoice.delivery),
      ...writePayment(invoice, credit),
      el('cac:PaymentTerms', [el('cbc:Note', invoice.paymentTerms)]),
      ...netAllowancesCharges(invoice, totals).map((entry, i) =>
        writeAllowanceCharge(entry, invoice.currency, invoice.allowancesCharges[i]?.tax),
      ),
      ...writeTaxTotals(totals, invoice),
      writeMonetaryTotal(totals, invoice),
      ...netLines(invoice, totals).flatMap((net, i) => {
        const line = lines[i]
        return line ? [writeLine(line, net, invoice, credit)] : []
      }),
    ],
    {
      xmlns: credit ? UBL.creditNote : UBL.invoice,
      'xmlns:cac': UBL.cac,
      'xmlns:cbc': UBL.cbc,
    },
  )
  if (!root) throw new Error('an invoice without any content')
  return toXml(root)
}

type Elements = (Element | undefined)[]

function invoiceHead(invoice: Invoice): Elements {
  return [
    ...opening(invoice),
    el('cbc:DueDate', invoice.dueDate),
    el('cbc:InvoiceTypeCode', invoice.typeCode),
    ...notes(invoice),
    el('cbc:TaxPointDate', invoice.taxPointDate),
    ...accounting(invoice),
    reference('cac:OriginatorDocumentReference', invoice.tenderReference),
    reference('cac:ContractDocumentReference', invoice.contractReference),
    ...additional(invoice),
    el('cac:ProjectReference', [el('cbc:ID', invoice.projectReference)]),
  ]
}

/** UBL 2.1 has another element order in credit notes, without due date and project. */
function creditNoteHead(invoice: Invoice): Elements {
  return [
    ...opening(invoice),
    el('cbc:TaxPointDate', invoice.taxPointDate),
    el('cbc:CreditNoteTypeCode', invoice.typeCode),
    ...notes(invoice),
    ...accounting(invoice),
    reference('cac:ContractDocumentReference', invoice.contractReference),
    ...additional(invoice),
    invoice.projectReference === ''
      ? undefined
      : el('cac:AdditionalDocumentReference', [
          el('cbc:ID', invoice.projectReference),
          el('cbc:DocumentTypeCode', REFERENCED.project),
        ]),
    reference('cac:OriginatorDocumentReference', invoice.tenderReference),
  ]
}

function opening(invoice: Invoice): Elements {
  return [
    el('cbc:CustomizationID', invoice.specification),
    el('cbc:ProfileID', invoice.businessProcess),
    el('cbc:ID', invoice.number),
    el('cbc:IssueDate', invoice.issueDate),
  ]
}

function accounting(invoice: Invoice): Elements {
  return [
    el('cbc:DocumentCurrencyCode', invoice.currency),
    el('cbc:TaxCurrencyCode', invoice.taxCurrency?.currency),
    el('cbc:AccountingCost', invoice.accountingReference),
    el('cbc:BuyerReference', invoice.buyerReference),
    writePeriod(invoice.period, invoice.taxPointCode),
    order(invoice),
    ...invoice.precedingInvoices.map(preceding),
    reference('cac:DespatchDocumentReference', invoice.despatchAdviceReference),
    reference('cac:ReceiptDocumentReference', invoice.receivingAdviceReference),
  ]
}

/**
 * BT-21 is before BT-22 between number signs. Peppol allows a single note (R002) unless both parties are German, so
 * elsewhere all notes are joined.
 */
function notes(invoice: Invoice): Elements {
  const texts = invoice.notes
    .filter(note => note.text.trim() !== '')
    .map(note => (note.subjectCode === '' ? note.text : `#${note.subjectCode}#${note.text}`))
  const german = [invoice.seller, invoice.buyer].every(party => party.address.country === 'DE')
  const single = isPeppol(invoice.specification) && !german && texts.length > 1
  return (single ? [texts.join('\n')] : texts).map(text => el('cbc:Note', text))
}

/** The order number is required with the seller's order number; Peppol's value for "none" is NA. */
function order(invoice: Invoice): Element | undefined {
  const { orderReference, salesOrderReference } = invoice
  return el('cac:OrderReference', [
    el('cbc:ID', orderReference === '' && salesOrderReference !== '' ? 'NA' : orderReference),
    el('cbc:SalesOrderID', salesOrderReference),
  ])
}

function preceding(invoice: PrecedingInvoice): Element | undefined {
  return el('cac:BillingReference', [
    el('cac:InvoiceDocumentReference', [
      el('cbc:ID', invoice.number),
      el('cbc:IssueDate', invoice.issueDate),
    ]),
  ])
}

function reference(name: string, id: string): Element | undefined {
  return el(name, [el('cbc:ID', id)])
}

/** BT-18 and BG-24. */
function additional(invoice: Invoice): Elements {
  const object = invoice.invoicedObject
  return [
    object &&
      el('cac:AdditionalDocumentReference', [
        el('cbc:ID', object.id, { schemeID: object.schemeId }),
        el('cbc:DocumentTypeCode', REFERENCED.object),
      ]),
    ...invoice.supportingDocuments.map(document =>
      el('cac:AdditionalDocumentReference', [
        el('cbc:ID', document.id),
        el('cbc:DocumentDescription', document.description),
        el('cac:Attachment', [
          el('cbc:EmbeddedDocumentBinaryObject', document.file?.base64, {
            mimeCode: document.file?.mimeType,
            filename: document.file?.name,
          }),
          el('cac:ExternalReference', [el('cbc:URI', document.url)]),
        ]),
      ]),
    ),
  ]
}
