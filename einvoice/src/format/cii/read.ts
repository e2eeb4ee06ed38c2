import type {
  Invoice,
  InvoiceLine,
  Period,
  SupportingDocument,
} from '@bordereau/domain/invoice/invoice'
import { ZERO } from '@bordereau/domain/money/decimal'
import { REFERENCED } from '../codes.ts'
import { all, date, dateOrNone, file, first, text, token } from '../node.ts'
import type { Node } from '../parse.ts'
import { type CiiNumbers, type ReadInvoice, taxCurrencyOf } from '../stated.ts'
import { readAllowanceCharge } from './read-allowance.ts'
import { readLine } from './read-line.ts'
import {
  readDelivery,
  readParty,
  readPayee,
  readTaxRepresentative,
  taxNumber,
} from './read-party.ts'
import { readPayment } from './read-payment.ts'
import { readPeriod } from './read-period.ts'
import { readStated } from './read-totals.ts'
import { TAX_POINT_CODES } from './tax-point.ts'

/** The three groups of a CII transaction, beside its lines. */
export type Groups = {
  readonly agreement: Node | undefined
  readonly delivery: Node | undefined
  readonly settlement: Node | undefined
}

/** Reads the root of a CrossIndustryInvoice. Throws ReadFailure where it cannot be parsed. */
export function readCii(root: Node): ReadInvoice {
  const transaction = first(root, 'SupplyChainTradeTransaction')
  const groups: Groups = {
    agreement: first(transaction, 'ApplicableHeaderTradeAgreement'),
    delivery: first(transaction, 'ApplicableHeaderTradeDelivery'),
    settlement: first(transaction, 'ApplicableHeaderTradeSettlement'),
  }
  const { settlement } = groups
  const lineNodes = all(transaction, 'IncludedSupplyChainTradeLineItem')
  const stated = readStated(settlement, lineNodes)
  const lines: readonly InvoiceLine[] = lineNodes.map(node => readLine(node, stated.vat))
  const invoice: Invoice = {
    ...head(root),
    ...references(groups),
    ...parties(groups),
    ...terms(settlement),
    ...readPayment(settlement),
    currency: token(settlement, 'InvoiceCurrencyCode'),
    pricesIncludeTax: false,
    ...taxCurrencyOf(token(settlement, 'TaxCurrencyCode'), stated.tax, stated.taxInTaxCurrency),
    lines,
    allowancesCharges: all(settlement, 'SpecifiedTradeAllowanceCharge').map(node =>
      readAllowanceCharge(node, stated.vat),
    ),
    prepaid: stated.prepaid ?? ZERO,
    rounding: stated.rounding ?? ZERO,
  }
  return { invoice, stated, cii: numbersOf(groups.agreement) }
}

function numbersOf(agreement: Node | undefined): CiiNumbers {
  return {
    seller: taxNumber(first(agreement, 'SellerTradeParty'), 'VAT'),
    taxRepresentative: taxNumber(first(agreement, 'SellerTaxRepresentativeTradeParty'), 'VAT'),
  }
}

function head(root: Node) {
  const context = first(root, 'ExchangedDocumentContext')
  const document = first(root, 'ExchangedDocument')
  return {
    specification: token(context, 'GuidelineSpecifiedDocumentContextParameter/ID'),
    businessProcess: token(context, 'BusinessProcessSpecifiedDocumentContextParameter/ID'),
    number: token(document, 'ID'),
    typeCode: token(document, 'TypeCode'),
    issueDate: dateOrNone(date(document, 'IssueDateTime/DateTimeString', true)),
    notes: all(document, 'IncludedNote').map(note => ({
      subjectCode: token(note, 'SubjectCode'),
      text: text(note, 'Content'),
    })),
  }
}

/** BT-7 to BT-9, BT-20 and BG-14; the tax point is in the VAT subtotals. */
function terms(settlement: Node | undefined) {
  const due = all(settlement, 'SpecifiedTradePaymentTerms')
    .map(node => date(node, 'DueDateDateTime/DateTimeString', true))
    .find(day => day !== undefined)
  const taxPointDate = date(settlement, 'ApplicableTradeTax/TaxPointDate/DateString', true)
  const code = token(settlement, 'ApplicableTradeTax/DueDateTypeCode')
  const known = [...TAX_POINT_CODES].find(([, cii]) => cii === code)
  const period: Period | undefined = readPeriod(first(settlement, 'BillingSpecifiedPeriod'))
  return {
    ...(due ? { dueDate: due } : {}),
    ...(taxPointDate ? { taxPointDate } : {}),
    taxPointCode: known?.[0] ?? code,
    ...(period ? { period } : {}),
    paymentTerms: text(settlement, 'SpecifiedTradePaymentTerms/Description'),
  }
}

function references({ agreement, delivery, settlement }: Groups) {
  const additional = all(agreement, 'AdditionalReferencedDocument')
  const ofType = (type: string) => additional.find(node => token(node, 'TypeCode') === type)
  const [tender, object] = [ofType(REFERENCED.tender), ofType(REFERENCED.object)]
  const schemeId = token(object, 'ReferenceTypeCode')
  return {
    buyerReference: token(agreement, 'BuyerReference'),
    projectReference: token(agreement, 'SpecifiedProcuringProject/ID'),
    contractReference: token(agreement, 'ContractReferencedDocument/IssuerAssignedID'),
    orderReference: token(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    salesOrderReference: token(agreement, 'SellerOrderReferencedDocument/IssuerAssignedID'),
    receivingAdviceReference: token(delivery, 'ReceivingAdviceReferencedDocument/IssuerAssignedID'),
    despatchAdviceReference: token(delivery, 'DespatchAdviceReferencedDocument/IssuerAssignedID'),
    tenderReference: token(tender, 'IssuerAssignedID'),
    accountingReference: token(settlement, 'ReceivableSpecifiedTradeAccountingAccount/ID'),
    ...(object
      ? {
          invoicedObject: {
            id: token(object, 'IssuerAssignedID'),
            ...(schemeId === '' ? {} : { schemeId }),
          },
        }
      : {}),
    precedingInvoices: all(settlement, 'InvoiceReferencedDocument').map(node => {
      const issueDate = date(node, 'FormattedIssueDateTime/DateTimeString', true)
      return { number: token(node, 'IssuerAssignedID'), ...(issueDate ? { issueDate } : {}) }
    }),
    supportingDocuments: additional
      .filter(node => node !== tender && node !== object)
      .map(readSupporting),
  }
}

function readSupporting(node: Node): SupportingDocument {
  const binary = first(node, 'AttachmentBinaryObject')
  return {
    id: token(node, 'IssuerAssignedID'),
    description: text(node, 'Name'),
    url: token(node, 'URIID'),
    ...(binary ? { file: file(binary) } : {}),
  }
}

function parties({ agreement, delivery, settlement }: Groups) {
  const payee = readPayee(first(settlement, 'PayeeTradeParty'))
  const agent = readTaxRepresentative(first(agreement, 'SellerTaxRepresentativeTradeParty'))
  return {
    seller: readParty(first(agreement, 'SellerTradeParty')),
    buyer: readParty(first(agreement, 'BuyerTradeParty')),
    ...(payee ? { payee } : {}),
    ...(agent ? { taxRepresentative: agent } : {}),
    delivery: readDelivery(delivery),
  }
}
