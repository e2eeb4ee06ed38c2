import {
  type Filed,
  type FiledDocument,
  filedSales,
  replacedBy,
} from '@bordereau/domain/books/filed'
import type { ExclusionReason } from '@bordereau/domain/books/exclusion-reason'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { DOCUMENT_TYPE_RULES } from '@bordereau/domain/document-kind'
import { amountSetOff } from '@bordereau/domain/invoice/deposits'
import {
  type Currency,
  type Minor,
  decimalsOf,
  isTooLarge,
  toMinor,
  toText,
} from '@bordereau/domain/money/currency'
import type { ReportPeriod } from '@bordereau/domain/report/period'
import { type Element, el, emptyElement, toLines } from '../xml.ts'
import { faRows } from './fa-lines.ts'
import { faRateOf } from './fa-rates.ts'
import { type JpkOwner, addressText, instantText, taxNumberOf, token } from './parties.ts'
import { suppliedOn } from './v7m.ts'

/** JPK_FA (4), in force since 1 April 2022 for invoices of any date; asked for by tax offices (Ordynacja podatkowa, art. 193a). */
export const FA_NAMESPACE = 'http://jpk.mf.gov.pl/wzor/2022/02/17/02171/'
const TYPES = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2018/08/24/eD/DefinicjeTypy/'

/** The invoices of a period with their rows, in their own currencies. */
export function faWriter(owner: JpkOwner, period: ReportPeriod, createdAt: Date) {
  const invoices: string[] = []
  const rows: string[] = []
  let total = 0n
  let net = 0n
  return {
    add: (filed: Filed): Decision<null, ExclusionReason> => {
      const read = readInvoice(filed)
      if (typeof read === 'string') return refuse(read)
      invoices.push(toLines(invoiceElement(filed, read), '  '))
      const { currency } = filed.one.document.totals
      total += hundredths(read.payable, currency)
      const number = filed.one.document.number
      const replaced = replacedBy(filed)
      const sign = filed.one.document.kind === 'credit_note' ? -1n : 1n
      for (const row of [
        ...(replaced ? faRows(replaced.document, number, -1n) : []),
        ...faRows(filed.one.document, number, sign),
      ]) {
        rows.push(row.text)
        net += hundredths(row.net, currency)
      }
      return accept(null)
    },
    end: (): readonly string[] => [
      head(owner, period, createdAt),
      ...invoices,
      control('FakturaCtrl', 'Faktur', invoices.length, total),
      ...rows,
      control('FakturaWierszCtrl', 'WierszyFaktur', rows.length, net),
      '</JPK>\n',
    ],
    count: () => invoices.length,
  }
}

/** The file adds up amounts of all currencies, as they are written. */
function hundredths(amount: Minor, currency: Currency): bigint {
  return amount * 10n ** BigInt(2 - decimalsOf(currency))
}

/** The sums of a field in the currency of the invoice, and its tax in zloty. */
type Field = {
  readonly net: Minor
  readonly tax: Minor
  readonly inZloty: Minor
  readonly hasTax: boolean
}
type Read = { readonly fields: ReadonlyMap<number, Field>; readonly payable: Minor }

/** A correction states by how much it changes bases, taxes and sum. */
function readInvoice(filed: Filed): Read | ExclusionReason {
  const { document } = filed.one
  const sales = filedSales(filed, 'PLN')
  if (!sales) return 'rate'
  const replaced = replacedBy(filed)?.document
  const parts = [
    ...partsOf(document, sales.own, document.kind === 'credit_note' ? -1n : 1n),
    ...setOffParts(document, sales.setOff),
    ...(replaced ? partsOf(replaced, sales.replaced, -1n) : []),
  ]
  const fields = new Map<number, Field>()
  for (const { tax, net, amount, inZloty } of parts) {
    const rate = faRateOf(tax, document.buyerCountry)
    if (!rate) return 'box'
    const before = fields.get(rate.net) ?? { net: 0n, tax: 0n, inZloty: 0n, hasTax: false }
    fields.set(rate.net, {
      net: before.net + net,
      tax: before.tax + amount,
      inZloty: before.inZloty + inZloty,
      hasTax: before.hasTax || rate.hasTax,
    })
  }
  const sign = document.kind === 'credit_note' ? -1n : 1n
  const payable = sign * dueOf(document) - (replaced ? dueOf(replaced) : 0n)
  const amounts = [...fields.values()].flatMap(({ net, tax, inZloty }) => [net, tax, inZloty])
  const isUnfit = [payable, ...amounts].some(isTooLarge) || decimalsOf(document.totals.currency) > 2
  return isUnfit ? 'amount' : { fields, payable }
}

/** The amount with tax, without the deposits that are set off. */
function dueOf({ totals, invoice }: FiledDocument): Minor {
  return totals.gross - toMinor(amountSetOff(invoice.deposits), totals.currency)
}

type Sold = { readonly amount: Minor }

function partsOf(document: FiledDocument, sold: readonly Sold[], sign: bigint) {
  return document.totals.vat.map(({ category, rate, taxable, tax }, i) => ({
    tax: { category, rate, country: foreignState(document, category, rate) },
    net: sign * taxable,
    amount: sign * tax,
    inZloty: sold[i]?.amount ?? 0n,
  }))
}

function setOffParts(document: FiledDocument, sold: readonly Sold[]) {
  const { currency } = document.totals
  const setOff = (document.invoice.deposits ?? []).flatMap(({ vat }) => vat)
  return setOff.map(({ category, rate, taxable, tax }, i) => ({
    tax: { category, rate, country: foreignState(document, category, rate) },
    net: -toMinor(taxable, currency),
    amount: -toMinor(tax, currency),
    inZloty: sold[i]?.amount ?? 0n,
  }))
}

/** The tax of another state stands at the lines. */
function foreignState({ invoice }: FiledDocument, category: string, rate: string) {
  return [...invoice.lines, ...invoice.allowancesCharges].find(
    ({ tax }) => tax.country !== undefined && tax.category === category && tax.rate === rate,
  )?.tax.country
}

const MARGIN_NAMES: Readonly<Record<string, string>> = {
  'VATEX-EU-F': 'procedura marży - towary używane',
  'VATEX-EU-I': 'procedura marży - dzieła sztuki',
  'VATEX-EU-J': 'procedura marży - przedmioty kolekcjonerskie i antyki',
}

function invoiceElement({ one: { document } }: Filed, { fields, payable }: Read): Element {
  const { invoice, totals, issueDate } = document
  const seller = taxNumberOf(invoice.seller)
  const buyer = taxNumberOf(invoice.buyer)
  const hasPrefix = document.buyerCountry !== 'PL' && isPrefix(buyer.prefix)
  const codes = totals.vat.map(({ exemptionCode }) => exemptionCode)
  const margin = codes.flatMap(code => MARGIN_NAMES[code] ?? [])[0]
  const exempt = totals.vat.find(({ category }) => category === 'E')
  const said = [
    ...invoice.notes.map(({ text }) => text),
    ...totals.vat.map(({ exemptionReason }) => exemptionReason),
  ]
  const isSaid = (words: RegExp) => said.some(text => words.test(text))
  const flag = (name: string, value: boolean) => el(name, String(value))
  return need(
    el('Faktura', [
      el('KodWaluty', totals.currency),
      el('P_1', issueDate),
      el('P_2A', token(document.number, 256)),
      el('P_3A', token(invoice.buyer.legalName, 256)),
      el('P_3B', addressText(invoice.buyer.address)),
      el('P_3C', token(invoice.seller.legalName, 256)),
      el('P_3D', addressText(invoice.seller.address)),
      el('P_4A', hasPrefix ? 'PL' : undefined),
      el('P_4B', seller.number),
      el('P_5A', hasPrefix ? buyer.prefix : undefined),
      el('P_5B', buyer.number),
      el('P_6', suppliedOn(issueDate, invoice)),
      ...amountElements(fields, totals.currency),
      el('P_15', toText(payable, totals.currency)),
      flag('P_16', invoice.taxPointCode === '432'),
      flag('P_17', false),
      flag(
        'P_18',
        // Services to a business outside the EU too: the customer owes a tax like VAT there.
        totals.vat.some(({ category }) => category === 'AE') || isSaid(/art\. 28b/),
      ),
      flag('P_18A', isSaid(/mechanizm podzielonej płatności/i)),
      flag('P_19', exempt !== undefined),
      el('P_19A', exempt && token(exempt.exemptionReason, 256)),
      flag('P_20', false),
      flag('P_21', false),
      flag('P_22', false),
      flag('P_23', isSaid(/art\. 135/)),
      flag('P_106E_2', codes.includes('VATEX-EU-D')),
      flag('P_106E_3', margin !== undefined),
      el('P_106E_3A', margin),
      ...kindElements(document),
    ]),
  )
}

/** TKodyKrajowUE: prefixes of VAT numbers in the EU. */
function isPrefix(prefix: string | undefined): prefix is string {
  return (
    prefix !== undefined &&
    'AT BE BG CY CZ DK DE EE EL HR FI FR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE XI'
      .split(' ')
      .includes(prefix)
  )
}

function amountElements(fields: ReadonlyMap<number, Field>, currency: string) {
  return [1, 2, 3, 4, 5, 6, 7].flatMap(at => {
    const field = fields.get(at)
    if (!field) return []
    const { net, tax, inZloty, hasTax } = field
    const converts = hasTax && at < 5 && currency !== 'PLN'
    return [
      el(`P_13_${at}`, toText(net, currency)),
      el(`P_14_${at}`, hasTax ? toText(tax, currency) : undefined),
      el(`P_14_${at}W`, converts ? toText(inZloty, 'PLN') : undefined),
    ]
  })
}

function kindElements({ type, invoice }: FiledDocument) {
  const isCorrection = DOCUMENT_TYPE_RULES[type].corrects !== undefined
  const corrected = invoice.precedingInvoices.map(({ number }) => number).join(', ')
  const deposits = (invoice.deposits ?? []).map(({ number }) => number).join(', ')
  return [
    el('RodzajFaktury', isCorrection ? 'KOREKTA' : type === 'deposit' ? 'ZAL' : 'VAT'),
    el('NrFaKorygowanej', isCorrection ? token(corrected, 256) : undefined),
    el('NrFaZaliczkowej', token(deposits, 256)),
  ]
}

function head(owner: JpkOwner, { from, to }: ReportPeriod, createdAt: Date): string {
  const { address } = owner
  const header = el('Naglowek', [
    el('KodFormularza', 'JPK_FA', { kodSystemowy: 'JPK_FA (4)', wersjaSchemy: '1-0' }),
    el('WariantFormularza', '4'),
    el('CelZlozenia', '1'),
    el('DataWytworzeniaJPK', instantText(createdAt)),
    el('DataOd', from),
    el('DataDo', to),
    el('KodUrzedu', owner.taxOffice),
  ])
  const subject = el('Podmiot1', [
    el('IdentyfikatorPodmiotu', [el('NIP', owner.nip), el('PelnaNazwa', token(owner.name, 240))]),
    el('AdresPodmiotu', [
      el('etd:KodKraju', 'PL'),
      el('etd:Wojewodztwo', token(address.voivodeship, 36)),
      el('etd:Powiat', token(address.county, 36)),
      el('etd:Gmina', token(address.commune, 36)),
      el('etd:Ulica', token(address.street, 65)),
      el('etd:NrDomu', token(address.buildingNumber, 9)),
      el('etd:NrLokalu', token(address.flat, 10)),
      el('etd:Miejscowosc', token(address.city, 56)),
      el('etd:KodPocztowy', token(address.postCode, 8)),
    ]),
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<JPK xmlns="${FA_NAMESPACE}" xmlns:etd="${TYPES}">\n`,
    ...[header, subject].map(element => toLines(need(element), '  ')),
  ].join('')
}

function control(name: string, of: string, count: number, sum: Minor): string {
  return toLines(
    need(el(name, [el(`Liczba${of}`, String(count)), el(`Wartosc${of}`, toText(sum, 'PLN'))])),
    '  ',
  )
}

/** An element of this schema is never empty. */
function need(element: Element | undefined): Element {
  return element ?? emptyElement('')
}
