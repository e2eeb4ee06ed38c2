import type {
  Invoice,
  InvoiceLine,
  Note,
  SupportingDocument,
} from '@bordereau/domain/invoice/invoice'
import { ZERO } from '@bordereau/domain/money/decimal'
import { REFERENCED } from '../codes.ts'
import { all, date, dateOrNone, file, first, identifier, text, token } from '../node.ts'
import type { Node } from '../parse.ts'
import { type ReadInvoice, taxCurrencyOf } from '../stated.ts'
import { readAllowanceCharge } from './read-allowance.ts'
import { readLine } from './read-line.ts'
import { readDelivery, readParty, readPayee, readTaxRepresentative } from './read-party.ts'
import { readPayment } from './read-payment.ts'
import { readPeriod } from './read-period.ts'
import { readStated } from './read-totals.ts'

/** Reads the root of a UBL Invoice or CreditNote. Throws ReadFailure where it cannot be parsed. */
export function readUbl(root: Node): ReadInvoice {
  const stated = readStated(root)
  const lineNodes = [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')]
  const lines: readonly InvoiceLine[] = lineNodes.map(node => readLine(node, stated.vat))
  const invoice: Invoice = {
    ...head(root),
    ...references(root),
    ...parties(root),
    ...readPayment(root),
    currency: token(root, 'DocumentCurrencyCode'),
    pricesIncludeTax: false,
    ...taxCurrencyOf(token(root, 'TaxCurrencyCode'), stated.tax, stated.taxInTaxCurrency),
    lines,
    allowancesCharges: all(root, 'AllowanceCharge').map(node =>
      readAllowanceCharge(node, stated.vat),
    ),
    prepaid: stated.prepaid ?? ZERO,
    rounding: stated.rounding ?? ZERO,
  }
  return { invoice, stated }
}

function head(root: Node) {
  const due =
    date(root, 'DueDate') ??
    all(root, 'PaymentMeans')
      .map(means => date(means, 'PaymentDueDate'))
      .find(day => day !== undefined)
  const taxPointDate = date(root, 'TaxPointDate')
  const period = readPeriod(first(root, 'InvoicePeriod'))
  return {
    specification: token(root, 'CustomizationID'),
    businessProcess: token(root, 'ProfileID'),
    number: token(root, 'ID'),
    issueDate: dateOrNone(date(root, 'IssueDate')),
    ...(due ? { dueDate: due } : {}),
    ...(taxPointDate ? { taxPointDate } : {}),
    taxPointCode: token(root, 'InvoicePeriod/DescriptionCode'),
    typeCode: token(root, root.name === 'CreditNote' ? 'CreditNoteTypeCode' : 'InvoiceTypeCode'),
    notes: all(root, 'Note').map(note => readNote(note.text)),
    ...(period ? { period } : {}),
    paymentTerms: text(root, 'PaymentTerms/Note'),
  }
}

/** BT-21 is before BT-22 between number signs. */
function readNote(written: string): Note {
  const match = /^\s*#([A-Z]{3})#([\s\S]*)$/.exec(written)
  return { subjectCode: match?.[1] ?? '', text: match?.[2] ?? written }
}

function references(root: Node) {
  const additional = all(root, 'AdditionalDocumentReference')
  const ofType = (type: string) => additional.find(node => token(node, 'DocumentTypeCode') === type)
  const project = root.name === 'CreditNote' ? ofType(REFERENCED.project) : undefined
  const object = ofType(REFERENCED.object)
  const invoicedObject = identifier(object, 'ID')
  const salesOrder = token(root, 'OrderReference/SalesOrderID')
  const order = token(root, 'OrderReference/ID')
  return {
    buyerReference: token(root, 'BuyerReference'),
    projectReference: project ? token(project, 'ID') : token(root, 'ProjectReference/ID'),
    contractReference: token(root, 'ContractDocumentReference/ID'),
    orderReference: order === 'NA' && salesOrder !== '' ? '' : order,
    salesOrderReference: salesOrder,
    receivingAdviceReference: token(root, 'ReceiptDocumentReference/ID'),
    despatchAdviceReference: token(root, 'DespatchDocumentReference/ID'),
    tenderReference: token(root, 'OriginatorDocumentReference/ID'),
    accountingReference: token(root, 'AccountingCost'),
    ...(invoicedObject ? { invoicedObject } : {}),
    precedingInvoices: all(root, 'BillingReference/InvoiceDocumentReference').map(node => {
      const issueDate = date(node, 'IssueDate')
      return { number: token(node, 'ID'), ...(issueDate ? { issueDate } : {}) }
    }),
    supportingDocuments: additional
      .filter(node => node !== project && node !== object)
      .map(readSupporting),
  }
}

function readSupporting(node: Node): SupportingDocument {
  const binary = first(node, 'Attachment/EmbeddedDocumentBinaryObject')
  return {
    id: token(node, 'ID'),
    description: text(node, 'DocumentDescription'),
    url: token(node, 'Attachment/ExternalReference/URI'),
    ...(binary ? { file: file(binary) } : {}),
  }
}

function parties(root: Node) {
  const payee = readPayee(root)
  const taxRepresentative = readTaxRepresentative(root)
  return {
    seller: readParty(first(root, 'AccountingSupplierParty/Party'), root),
    buyer: readParty(first(root, 'AccountingCustomerParty/Party'), root),
    ...(payee ? { payee } : {}),
    ...(taxRepresentative ? { taxRepresentative } : {}),
    delivery: readDelivery(first(root, 'Delivery')),
  }
}
