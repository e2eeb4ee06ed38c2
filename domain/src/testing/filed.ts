import * as fc from 'fast-check'
import { type Filed, type FiledDocument, filedSales } from '../books/filed.ts'
import { localDate } from '../date.ts'
import { DOCUMENT_TYPE_RULES, type DocumentType } from '../document-kind.ts'
import { setOffOf } from '../invoice/deposits.ts'
import type { Billable, Invoice } from '../invoice/invoice.ts'
import { totalsOf } from '../invoice/totals.ts'
import { type Minor, sumOf } from '../money/currency.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import type { Party } from '../party/party.ts'
import type { Tax } from '../tax-category/category.ts'
import { billables } from './billable.ts'

/** A seller, whose files these are, and what it may charge. */
export type FiledWorld = {
  readonly home: string
  readonly country: string
  readonly seller: Party
  readonly buyers: readonly Party[]
  readonly taxes: readonly Tax[]
  readonly types: readonly DocumentType[]
  readonly code?: string
}

const DAY = localDate('2026-11-23')

/** Random documents of a seller: with deposits set off, corrections, other currencies, allowances and any characters. */
export function filedCases(world: FiledWorld): fc.Arbitrary<readonly Filed[]> {
  return fc.array(filedCase(world), { minLength: 1, maxLength: 6 }).map(cases =>
    // Numbers of one series.
    cases.map((filed, i) => numbered(filed, `F/2026/${i + 1}`)),
  )
}

function filedCase(world: FiledWorld): fc.Arbitrary<Filed> {
  return fc
    .record({
      billable: billables(),
      before: billables(),
      deposit: fc.option(billables(), { nil: undefined }),
      isForeign: fc.boolean(),
      rate: fc.integer({ min: 1, max: 50_000 }).map(n => decimal(String(n / 100))),
      buyer: fc.constantFrom(...world.buyers),
      type: fc.constantFrom(...world.types),
      name: fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    })
    .map(one => {
      const currency = one.isForeign ? 'USD' : world.home
      const shape = { world, currency, buyer: one.buyer, name: one.name }
      const rules = DOCUMENT_TYPE_RULES[one.type]
      // A deposit under another state's tax is set off by an invoice that has it too (soldTaxOf reads its lines).
      const deposit = rules.setsOffDeposits ? withoutForeignTax(world, one.deposit) : undefined
      const document = documentOf({ ...shape, billable: one.billable, type: one.type, deposit })
      const settingsRate = one.rate
      const corrected = rules.corrects && {
        document: documentOf({
          ...shape,
          billable: one.before,
          type: 'invoice',
          deposit: undefined,
        }),
        settingsRate,
      }
      return { one: { document, settingsRate }, corrected }
    })
}

function withoutForeignTax({ taxes, ...world }: FiledWorld, deposit: Billable | undefined) {
  const own = taxes.filter(({ country }) => country === undefined)
  return deposit && taxed({ ...world, taxes: own }, deposit.currency, deposit)
}

type Shape = {
  readonly world: FiledWorld
  readonly currency: string
  readonly buyer: Party
  readonly name: string
  readonly billable: Billable
  readonly type: DocumentType
  readonly deposit: Billable | undefined
}

function documentOf({ world, currency, buyer, name, ...rest }: Shape): FiledDocument {
  const billable = taxed(world, currency, rest.billable)
  const totals = totalsOf(billable)
  const setOff =
    rest.deposit &&
    setOffOf(
      {
        invoiceId: 'd',
        number: 'D/1',
        issueDate: DAY,
        totals: totalsOf({ ...rest.deposit, currency, taxCurrency: undefined }),
      },
      [],
    )
  const invoice: Invoice = {
    ...EMPTY,
    ...billable,
    number: 'F/0',
    typeCode: DOCUMENT_TYPE_RULES[rest.type].typeCode,
    issueDate: DAY,
    seller: world.seller,
    buyer: { ...buyer, legalName: `N ${name}` },
    deposits: setOff ? [setOff] : [],
    precedingInvoices: DOCUMENT_TYPE_RULES[rest.type].corrects ? [{ number: 'F/2025/9' }] : [],
    lines: billable.lines.map((line, i) => ({
      ...EMPTY_LINE,
      ...line,
      id: String(i + 1),
      name: `L ${name}`,
      classifications: world.code === undefined ? [] : [{ code: world.code, listId: 'HS' }],
    })),
  }
  return {
    kind: DOCUMENT_TYPE_RULES[rest.type].kind,
    type: rest.type,
    number: invoice.number,
    issueDate: DAY,
    customer: { id: 'c', name: invoice.buyer.legalName },
    sellerCountry: world.country,
    buyerCountry: buyer.address.country,
    invoice,
    totals,
  }
}

/** The taxes of a random document replaced by those of the seller, the same ones for the same. */
function taxed(world: FiledWorld, currency: string, billable: Billable): Billable {
  const { taxes, home, code } = world
  const known = new Map<string, Tax>()
  const own = (tax: Tax): Tax => {
    const key = `${tax.category} ${tax.rate}`
    const found = known.get(key) ?? taxes[known.size % taxes.length] ?? tax
    known.set(key, found)
    return found
  }
  const { taxCurrency } = billable
  return {
    ...billable,
    currency,
    lines: billable.lines.map(line => ({ ...line, tax: own(line.tax) })),
    allowancesCharges: billable.allowancesCharges.map((one, i) => {
      // A charge has no item code of its own, so it is that of a line.
      const line = code === undefined ? undefined : billable.lines[i % billable.lines.length]
      return { ...one, tax: own(line?.tax ?? one.tax) }
    }),
    taxCurrency: taxCurrency && currency !== home ? { ...taxCurrency, currency: home } : undefined,
  }
}

function numbered(filed: Filed, number: string): Filed {
  const { document } = filed.one
  const invoice = { ...document.invoice, number }
  return { ...filed, one: { ...filed.one, document: { ...document, number, invoice } } }
}

/** Base and tax of the documents, as ledger and report have them, in minor units of the seller's currency. */
export function bookedSums(documents: readonly Filed[], home: string) {
  const sales = documents.flatMap(one => {
    const found = filedSales(one, home)
    return found ? [...found.own, ...found.setOff, ...found.replaced] : []
  })
  const of = (pick: (one: (typeof sales)[number]) => Minor): Minor => sumOf(sales.map(pick))
  return { taxable: of(sale => sale.taxable), tax: of(sale => sale.amount), sales }
}

export function partyIn(country: string, more: Partial<Party> = {}): Party {
  return {
    legalName: 'Example',
    tradingName: '',
    address: {
      line1: 'Street 1',
      line2: '',
      line3: '',
      city: 'Town',
      postCode: '00-001',
      subdivision: '',
      country,
    },
    identifiers: [],
    vatId: '',
    taxRegistration: '',
    legalInformation: '',
    contact: { name: '', phone: '', email: '' },
    ...more,
  }
}

export function taxAt(category: Tax['category'], rate: Decimal | string): Tax {
  return {
    category,
    rate: decimal(rate),
    exemptionCode: '',
    exemptionReason: category === 'S' ? '' : 'art. 1',
  }
}

const EMPTY_LINE = {
  description: '',
  unit: 'C62',
  note: '',
  orderLineReference: '',
  accountingReference: '',
  sellerItemId: '',
  buyerItemId: '',
  originCountry: '',
  attributes: [],
}

const EMPTY = {
  taxPointCode: '',
  businessProcess: '',
  specification: '',
  salesOrderReference: '',
  receivingAdviceReference: '',
  despatchAdviceReference: '',
  tenderReference: '',
  accountingReference: '',
  paymentTerms: '',
  notes: [],
  delivery: { name: '' },
  supportingDocuments: [],
  buyerReference: '',
  projectReference: '',
  contractReference: '',
  orderReference: '',
}

/** An invoice of one unit of each line, without parties of its own. */
export function plainInvoice(
  lines: readonly { readonly price: Decimal; readonly tax: Tax; readonly code?: string }[],
  currency: string,
): Invoice {
  return {
    ...EMPTY,
    currency,
    pricesIncludeTax: false,
    allowancesCharges: [],
    prepaid: decimal('0'),
    rounding: decimal('0'),
    number: '',
    typeCode: '380',
    issueDate: DAY,
    seller: partyIn('PL'),
    buyer: partyIn('PL'),
    precedingInvoices: [],
    lines: lines.map(({ price, tax, code }, i) => ({
      ...EMPTY_LINE,
      id: String(i + 1),
      name: `Item ${i + 1}`,
      quantity: decimal('1'),
      price,
      priceBaseQuantity: decimal('1'),
      tax,
      allowancesCharges: [],
      classifications: code === undefined ? [] : [{ code, listId: 'HS' }],
    })),
  }
}
