import { readFileSync, readdirSync } from 'node:fs'
import {
  DOCUMENT_TYPES,
  DOCUMENT_TYPE_RULES,
  PARTIAL_INVOICE,
} from '@bordereau/domain/document-kind'
import { Fraction, fraction } from '@bordereau/domain/testing/oracle'
import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'

/**
 * The committed documents as another program reads them: libxml2 finds each element by the path of the standard's syntax
 * binding (EN 16931-3-2 and -3), and fractions of integers repeat its sums (BR-CO-10 to BR-CO-17). No reader, writer or
 * decimal of ours takes part.
 */
const FOLDER = new URL('../testing/golden/', import.meta.url)
const FILES = readdirSync(FOLDER)

/** Paths by local names; `|` between alternatives. */
type Paths = Readonly<
  Record<
    | ('type' | 'line' | 'quantity' | 'price' | 'baseQuantity' | 'lineNet' | 'lineExtra' | 'extra')
    | ('isCharge' | 'extraAmount' | 'vat' | 'taxable' | 'vatAmount' | 'rate' | 'totals')
    | ('sum' | 'allowances' | 'charges' | 'net' | 'gross' | 'prepaid' | 'rounding' | 'payable'),
    string
  >
>

const UBL: Paths = {
  type: 'InvoiceTypeCode|CreditNoteTypeCode',
  line: 'InvoiceLine|CreditNoteLine',
  quantity: 'InvoicedQuantity|CreditedQuantity',
  price: 'Price/PriceAmount',
  baseQuantity: 'Price/BaseQuantity',
  lineNet: 'LineExtensionAmount',
  lineExtra: 'AllowanceCharge',
  extra: 'AllowanceCharge',
  isCharge: 'ChargeIndicator',
  extraAmount: 'Amount',
  vat: 'TaxTotal/TaxSubtotal',
  taxable: 'TaxableAmount',
  vatAmount: 'TaxAmount',
  rate: 'TaxCategory/Percent',
  totals: 'LegalMonetaryTotal',
  sum: 'LineExtensionAmount',
  allowances: 'AllowanceTotalAmount',
  charges: 'ChargeTotalAmount',
  net: 'TaxExclusiveAmount',
  gross: 'TaxInclusiveAmount',
  prepaid: 'PrepaidAmount',
  rounding: 'PayableRoundingAmount',
  payable: 'PayableAmount',
}

const SALE = 'SupplyChainTradeTransaction'
const SETTLEMENT = `${SALE}/ApplicableHeaderTradeSettlement`

const CII: Paths = {
  type: 'ExchangedDocument/TypeCode',
  line: `${SALE}/IncludedSupplyChainTradeLineItem`,
  quantity: 'SpecifiedLineTradeDelivery/BilledQuantity',
  price: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
  baseQuantity: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/BasisQuantity',
  lineNet:
    'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
  lineExtra: 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge',
  extra: `${SETTLEMENT}/SpecifiedTradeAllowanceCharge`,
  isCharge: 'ChargeIndicator/Indicator',
  extraAmount: 'ActualAmount',
  vat: `${SETTLEMENT}/ApplicableTradeTax`,
  taxable: 'BasisAmount',
  vatAmount: 'CalculatedAmount',
  rate: 'RateApplicablePercent',
  totals: `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`,
  sum: 'LineTotalAmount',
  allowances: 'AllowanceTotalAmount',
  charges: 'ChargeTotalAmount',
  net: 'TaxBasisTotalAmount',
  gross: 'GrandTotalAmount',
  prepaid: 'TotalPrepaidAmount',
  rounding: 'RoundingAmount',
  payable: 'DuePayableAmount',
}

describe.each(FILES)('%s', name => {
  test('its sums follow from its lines, as another program reads them', () => {
    const { stated, computed } = figuresOf(name)
    expect(stated).toEqual(computed)
  })
})

test('both syntaxes of a document state the same', () => {
  for (const name of FILES.filter(each => each.endsWith('.ubl.xml')))
    expect(figuresOf(name), name).toEqual(figuresOf(name.replace('.ubl.', '.cii.')))
})

test('each type of document is committed, and a deposit as XRechnung has it', () => {
  const written = new Set(FILES.map(name => figuresOf(name).type))
  const types = DOCUMENT_TYPES.map(type => DOCUMENT_TYPE_RULES[type].typeCode)
  expect([...written].toSorted()).toEqual([...types, PARTIAL_INVOICE].toSorted())
})

/** What the file states, and what follows from its lines, in text of the currency's decimals. */
function figuresOf(name: string) {
  const paths = name.endsWith('.ubl.xml') ? UBL : CII
  const document = XmlDocument.fromString(readFileSync(new URL(name, FOLDER), 'utf8'))
  try {
    const { root } = document
    const totals = find(root, paths.totals)[0]
    if (!totals) throw new Error(`${name} has no totals`)
    const payable = textOf(totals, paths.payable)
    const decimals = BigInt(payable.split('.')[1]?.length ?? 0)
    const round = (value: Fraction): Fraction =>
      fraction(value.times(fraction(10n ** decimals)).round(), 10n ** decimals)
    const extras = (parent: XmlElement, path: string) =>
      sumOf(find(parent, path).map(each => signed(each, paths)))
    const lines = find(root, paths.line)
    const vat = find(root, paths.vat)
    const sum = sumOf(lines.map(line => exact(textOf(line, paths.lineNet))))
    const net = sum.plus(extras(root, paths.extra))
    const tax = sumOf(vat.map(row => exact(textOf(row, paths.vatAmount))))
    const gross = net.plus(tax)
    const of = (path: string) => exact(textOf(totals, path, '0'))
    return {
      type: textOf(root, paths.type),
      stated: {
        lines: lines.map(line => exact(textOf(line, paths.lineNet))),
        vat: vat.map(row => exact(textOf(row, paths.vatAmount))),
        sum: of(paths.sum),
        extras: of(paths.charges).minus(of(paths.allowances)),
        net: of(paths.net),
        taxable: sumOf(vat.map(row => exact(textOf(row, paths.taxable)))),
        gross: of(paths.gross),
        payable: of(paths.payable),
      },
      computed: {
        lines: lines.map(line => round(lineNet(line, paths, extras(line, paths.lineExtra)))),
        vat: vat.map(row => {
          const rate = exact(textOf(row, paths.rate, '0')).by(fraction(100n))
          return round(exact(textOf(row, paths.taxable)).times(rate))
        }),
        sum,
        extras: extras(root, paths.extra),
        net,
        taxable: net,
        gross,
        payable: gross.minus(of(paths.prepaid)).plus(of(paths.rounding)),
      },
    }
  } finally {
    document.dispose()
  }
}

function lineNet(line: XmlElement, paths: Paths, extras: Fraction): Fraction {
  const [quantity, price] = [paths.quantity, paths.price].map(path => exact(textOf(line, path)))
  const base = exact(textOf(line, paths.baseQuantity, '1'))
  if (!quantity || !price) throw new Error('a line has a quantity and a price')
  return quantity.times(price).by(base).plus(extras)
}

function signed(extra: XmlElement, paths: Paths): Fraction {
  const amount = exact(textOf(extra, paths.extraAmount))
  return textOf(extra, paths.isCharge) === 'true' ? amount : fraction(0n).minus(amount)
}

function find(parent: XmlElement, path: string): XmlElement[] {
  const named = path
    .split('|')
    .map(one => one.replace(/\w+/g, '*[local-name()="$&"]'))
    .join('|')
  // Every path ends in an element.
  return parent.find(named).filter(node => node instanceof XmlElement)
}

/** Throws where there is no such element, unless a text for that is given. */
function textOf(parent: XmlElement, path: string, missing?: string): string {
  const found = find(parent, path)[0]?.content ?? missing
  if (found === undefined) throw new Error(`no ${path}`)
  return found
}

function exact(text: string): Fraction {
  const [, sign = '', whole = '', tail = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '') throw new Error(`no decimal: ${text}`)
  return fraction(BigInt(`${sign}${whole}${tail}`), 10n ** BigInt(tail.length))
}

function sumOf(values: readonly Fraction[]): Fraction {
  return values.reduce((sum, value) => sum.plus(value), fraction(0n))
}
