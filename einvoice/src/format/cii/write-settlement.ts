import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { type Totals, type VatSubtotal, statedPrepaid } from '@bordereau/domain/invoice/totals'
import type { Minor } from '@bordereau/domain/money/currency'
import { amountText } from '../amount.ts'
import { netAllowancesCharges } from '../net.ts'
import { subtotalRate } from '../outside-scope.ts'
import { type Element, el } from '../xml.ts'
import { writeAllowanceCharge } from './write-allowance.ts'
import { writeDate, writePeriod } from './write-date.ts'
import { writeIdentifiers, writeLegalOrganization } from './write-party.ts'
import { writePaymentMeans, writeTerms } from './write-payment.ts'
import { TAX_POINT_CODES } from './tax-point.ts'

/** Payment and totals. */
export function writeSettlement(invoice: Invoice, totals: Totals): Element | undefined {
  const { payee, payment } = invoice
  return el('ram:ApplicableHeaderTradeSettlement', [
    el('ram:CreditorReferenceID', payment?.directDebit?.creditorId),
    el('ram:PaymentReference', payment?.remittance),
    el('ram:TaxCurrencyCode', invoice.taxCurrency?.currency),
    el('ram:InvoiceCurrencyCode', invoice.currency),
    payee &&
      el('ram:PayeeTradeParty', [
        ...writeIdentifiers(payee.identifier ? [payee.identifier] : []),
        el('ram:Name', payee.name),
        writeLegalOrganization(payee.legalRegistration),
      ]),
    ...writePaymentMeans(payment),
    ...totals.vat.map((subtotal, i) => tradeTax(subtotal, invoice, i === 0)),
    writePeriod(invoice.period),
    ...netAllowancesCharges(invoice, totals).map((entry, i) =>
      writeAllowanceCharge(entry, invoice.currency, invoice.allowancesCharges[i]?.tax),
    ),
    writeTerms(invoice),
    summation(invoice, totals),
    ...invoice.precedingInvoices.map(preceding =>
      el('ram:InvoiceReferencedDocument', [
        el('ram:IssuerAssignedID', preceding.number),
        writeDate('ram:FormattedIssueDateTime', preceding.issueDate, 'qdt:DateTimeString'),
      ]),
    ),
    el('ram:ReceivableSpecifiedTradeAccountingAccount', [
      el('ram:ID', invoice.accountingReference),
    ]),
  ])
}

/** BG-23. BT-7 and BT-8 are in a subtotal in CII, and only once (CII-SR-461, CII-SR-462). */
function tradeTax(subtotal: VatSubtotal, invoice: Invoice, isFirst: boolean): Element | undefined {
  const taxPointCode = TAX_POINT_CODES.get(invoice.taxPointCode) ?? invoice.taxPointCode
  return el('ram:ApplicableTradeTax', [
    el('ram:CalculatedAmount', amountText(subtotal.tax, invoice.currency)),
    el('ram:TypeCode', 'VAT'),
    el('ram:ExemptionReason', subtotal.exemptionReason),
    el('ram:BasisAmount', amountText(subtotal.taxable, invoice.currency)),
    el('ram:CategoryCode', subtotal.category),
    el('ram:ExemptionReasonCode', subtotal.exemptionCode),
    writeDate('ram:TaxPointDate', isFirst ? invoice.taxPointDate : undefined, 'udt:DateString'),
    el('ram:DueDateTypeCode', isFirst ? taxPointCode : undefined),
    el('ram:RateApplicablePercent', subtotalRate(subtotal, invoice)),
  ])
}

/** BG-22. Sums without any entries are left out. */
function summation(invoice: Invoice, totals: Totals): Element | undefined {
  const stated = (name: string, value: Minor, is = true) =>
    is ? el(name, amountText(value, totals.currency)) : undefined
  const entries = invoice.allowancesCharges
  const other = totals.taxInTaxCurrency
  return el('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    stated('ram:LineTotalAmount', totals.lineNet),
    stated(
      'ram:ChargeTotalAmount',
      totals.charges,
      entries.some(entry => entry.charge),
    ),
    stated(
      'ram:AllowanceTotalAmount',
      totals.allowances,
      entries.some(entry => !entry.charge),
    ),
    stated('ram:TaxBasisTotalAmount', totals.net),
    el('ram:TaxTotalAmount', amountText(totals.tax, totals.currency), {
      currencyID: totals.currency,
    }),
    other &&
      el('ram:TaxTotalAmount', amountText(other.amount, other.currency), {
        currencyID: other.currency,
      }),
    stated('ram:RoundingAmount', totals.rounding, totals.rounding !== 0n),
    stated('ram:GrandTotalAmount', totals.gross),
    stated('ram:TotalPrepaidAmount', statedPrepaid(totals), statedPrepaid(totals) !== 0n),
    stated('ram:DuePayableAmount', totals.payable),
  ])
}
