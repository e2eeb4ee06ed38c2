import { localDate } from '@bordereau/domain/date'
import type { Invoice, InvoiceLine } from '@bordereau/domain/invoice/invoice'
import { NO_REFERENCES } from '@bordereau/domain/invoice/reference-fields'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { ONE, ZERO, decimal } from '@bordereau/domain/money/decimal'
import type { Address, BankAccount, Party } from '@bordereau/domain/party/party'
import type { Paper } from './paper-data.ts'
import { type PaperOptions, paperOf } from './paper.ts'

/** Test support: an invoice of a German seller to a French buyer for 138.66 at 19 %, which floats round wrongly. */
export function invoiceSpecimen(changes: Partial<Invoice> = {}): Invoice {
  return {
    number: '2026-0012',
    typeCode: '380',
    issueDate: localDate('2026-11-20'),
    dueDate: localDate('2026-12-20'),
    taxPointCode: '',
    businessProcess: '',
    specification: 'urn:cen.eu:en16931:2017',
    currency: 'EUR',
    pricesIncludeTax: false,
    ...NO_REFERENCES,
    ...FURTHER_REFERENCES,
    buyerReference: 'Frau Lefèvre',
    orderReference: 'PO-2026-778',
    paymentTerms: '',
    notes: [{ subjectCode: '', text: 'Vielen Dank für Ihren Auftrag.' }],
    precedingInvoices: [],
    seller: SELLER,
    buyer: BUYER,
    delivery: { name: '', date: localDate('2026-11-18') },
    payment: { meansCode: '58', meansText: '', remittance: '2026-0012', accounts: [ACCOUNT] },
    supportingDocuments: [],
    lines: [lineOf('1', 'Gestaltung der Oberfläche', '138.66')],
    allowancesCharges: [],
    prepaid: ZERO,
    rounding: ZERO,
    ...changes,
  }
}

export function lineOf(
  id: string,
  name: string,
  price: string,
  changes: Partial<InvoiceLine> = {},
): InvoiceLine {
  return {
    id,
    name,
    description: '',
    quantity: ONE,
    unit: 'HUR',
    price: decimal(price),
    priceBaseQuantity: ONE,
    tax: { category: 'S', rate: decimal('19'), exemptionCode: '', exemptionReason: '' },
    allowancesCharges: [],
    note: '',
    orderLineReference: '',
    accountingReference: '',
    sellerItemId: '',
    buyerItemId: '',
    classifications: [],
    originCountry: '',
    attributes: [],
    ...changes,
  }
}

export const OPTIONS: PaperOptions = {
  design: 'classic',
  accentColor: '#1d3a6b',
  logo: null,
  language: 'de',
  secondLanguage: null,
  footer: '',
  draft: false,
  created: 1_790_000_000,
}

export function paperOfSpecimen(
  changes: Partial<Invoice> = {},
  options: Partial<PaperOptions> = {},
): Paper {
  const invoice = invoiceSpecimen(changes)
  return paperOf({ invoice, totals: totalsOf(invoice), ...OPTIONS, ...options })
}

export function addressOf(country: string, ...parts: readonly string[]): Address {
  const [line1 = '', postCode = '', city = '', subdivision = ''] = parts
  return { line1, line2: '', line3: '', city, postCode, subdivision, country }
}

/** References that no draft can have. */
const FURTHER_REFERENCES = {
  salesOrderReference: '',
  receivingAdviceReference: '',
  despatchAdviceReference: '',
  tenderReference: '',
  accountingReference: '',
}

export const SELLER: Party = {
  legalName: 'Nordlicht Studio GmbH',
  tradingName: 'Nordlicht',
  address: addressOf('DE', 'Große Bergstraße 12', '22767', 'Hamburg'),
  identifiers: [],
  legalRegistration: { id: 'HRB 123456' },
  vatId: 'DE123456788',
  taxRegistration: '',
  legalInformation: 'Geschäftsführerin: Jana Petersen · Amtsgericht Hamburg',
  contact: { name: 'Jana Petersen', phone: '+49 40 1234567', email: 'hallo@nordlicht.example' },
}

export const BUYER: Party = {
  legalName: 'Société Lefèvre et Fils SARL',
  tradingName: '',
  address: addressOf('FR', '12 rue des Lilas', '75011', 'Paris'),
  identifiers: [],
  vatId: 'FR40303265045',
  taxRegistration: '',
  legalInformation: '',
  contact: { name: 'Claire Lefèvre', phone: '', email: '' },
}

export const ACCOUNT: BankAccount = {
  id: 'account',
  accountName: 'Nordlicht Studio GmbH',
  bankName: 'Förde Sparkasse',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  accountNumber: '',
  bankCode: '',
  currency: 'EUR',
  upiId: '',
}
