import { localDate } from '@bordereau/domain/date'
import type {
  AllowanceCharge,
  DocumentAllowanceCharge,
  Invoice,
  InvoiceLine,
  PaymentInstructions,
} from '@bordereau/domain/invoice/invoice'
import { NO_REFERENCES } from '@bordereau/domain/invoice/reference-fields'
import { ONE, ZERO, decimal } from '@bordereau/domain/money/decimal'
import type { BankAccount, Party } from '@bordereau/domain/party/party'
import type { Tax, TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { IDENTIFIERS, type RuleSet } from '../rules/rule-set.ts'

/** A complete invoice from its relevant parts. */
export function invoice(
  ruleSet: RuleSet,
  seller: Party,
  buyer: Party,
  lines: readonly InvoiceLine[],
  more: Partial<Invoice> = {},
): Invoice {
  return {
    ...IDENTIFIERS[ruleSet],
    number: 'F2026-0042',
    typeCode: '380',
    issueDate: localDate('2026-11-20'),
    dueDate: localDate('2026-12-20'),
    taxPointCode: '',
    currency: 'EUR',
    pricesIncludeTax: false,
    seller,
    buyer,
    lines: lines.map((line, i) => ({ ...line, id: String(i + 1) })),
    allowancesCharges: [],
    prepaid: ZERO,
    rounding: ZERO,
    ...NO_REFERENCES,
    buyerReference: 'PO-7788',
    salesOrderReference: '',
    receivingAdviceReference: '',
    despatchAdviceReference: '',
    tenderReference: '',
    accountingReference: '',
    paymentTerms: '30 days net',
    notes: [],
    precedingInvoices: [],
    delivery: { name: '' },
    supportingDocuments: [],
    ...more,
  }
}

export function line(
  name: string,
  quantity: string,
  price: string,
  tax: Tax,
  more: Partial<InvoiceLine> = {},
): InvoiceLine {
  return {
    id: '',
    name,
    description: '',
    quantity: decimal(quantity),
    unit: 'C62',
    price: decimal(price),
    priceBaseQuantity: ONE,
    tax,
    allowancesCharges: [],
    note: '',
    orderLineReference: '',
    accountingReference: '',
    sellerItemId: '',
    buyerItemId: '',
    classifications: [],
    originCountry: '',
    attributes: [],
    ...more,
  }
}

export function tax(
  category: TaxCategoryCode,
  rate = '0',
  exemptionCode = '',
  exemptionReason = '',
): Tax {
  return { category, rate: decimal(rate), exemptionCode, exemptionReason }
}

export function percent(charge: boolean, value: string, reason: string): AllowanceCharge {
  return {
    charge,
    value: { by: 'percent', percent: decimal(value) },
    reason,
    reasonCode: charge ? 'FC' : '95',
  }
}

export function amount(charge: boolean, value: string, reason: string): AllowanceCharge {
  return {
    charge,
    value: { by: 'amount', amount: decimal(value) },
    reason,
    reasonCode: charge ? 'FC' : '95',
  }
}

export function taxed(entry: AllowanceCharge, of: Tax): DocumentAllowanceCharge {
  return { ...entry, tax: of }
}

export function transfer(account: BankAccount, meansCode = '30'): PaymentInstructions {
  return { meansCode, meansText: '', remittance: 'F2026-0042', accounts: [account] }
}
