import type { FiledDocument } from '@bordereau/domain/books/filed'
import { type Minor, toMinor, toText } from '@bordereau/domain/money/currency'
import {
  ONE,
  type Decimal,
  decimal,
  divide,
  multiply,
  negate,
  round,
} from '@bordereau/domain/money/decimal'
import { unitLabel } from '@bordereau/domain/money/unit-label'
import { el, emptyElement, toLines } from '../xml.ts'
import { faRateOf } from './fa-rates.ts'
import { token } from './parties.ts'

/** A row of an invoice and its net amount, which the file adds up. */
export type FaRow = { readonly text: string; readonly net: Minor }

/** `sign`: -1 for what is taken back. The rows are the invoice's lines and then its allowances and charges. */
export function faRows(document: FiledDocument, number: string, sign: bigint): readonly FaRow[] {
  return [
    ...document.invoice.lines.map((_, i) => lineRow(document, number, sign, i)),
    ...document.invoice.allowancesCharges.map((_, i) => allowanceRow(document, number, sign, i)),
  ].filter(row => row !== undefined)
}

function lineRow(document: FiledDocument, number: string, sign: bigint, i: number) {
  const { invoice, totals, buyerCountry } = document
  const line = invoice.lines[i]
  const sums = totals.lines[i]
  if (!line || !sums) return undefined
  const { currency } = totals
  const one = divide(line.price, line.priceBaseQuantity, 2)
  const price = toText(toMinor(one, currency), currency)
  const net = sign * sums.net
  const quantity = round(line.quantity, 6)
  return row(number, net, [
    el('P_7', token(line.name, 256)),
    el('P_8A', token(unitLabel(line.unit, 'pl', ONE), 256)),
    el('P_8B', sign < 0n ? negate(quantity) : quantity),
    el(invoice.pricesIncludeTax ? 'P_9B' : 'P_9A', price),
    el('P_10', discountOf(document, i, sign)),
    el('P_11', toText(net, currency)),
    el('P_11A', invoice.pricesIncludeTax ? grossOf(net, line.tax.rate, currency) : undefined),
    ...rateElements(line.tax, buyerCountry),
  ])
}

function allowanceRow(document: FiledDocument, number: string, sign: bigint, i: number) {
  const { invoice, totals, buyerCountry } = document
  const entry = invoice.allowancesCharges[i]
  const amount = totals.allowancesCharges[i]
  if (!entry || amount === undefined) return undefined
  const net = sign * (entry.charge ? amount : -amount)
  return row(number, net, [
    el('P_7', token(entry.reason, 256) || (entry.charge ? 'Dopłata' : 'Rabat')),
    el('P_11', toText(net, totals.currency)),
    ...rateElements(entry.tax, buyerCountry),
  ])
}

/** What allowances take off a line, which the price does not contain. */
function discountOf({ invoice, totals }: FiledDocument, i: number, sign: bigint) {
  const amounts = totals.lines[i]?.allowancesCharges ?? []
  const sum = (invoice.lines[i]?.allowancesCharges ?? []).reduce(
    (total, { charge }, at) => (charge ? total : total + (amounts[at] ?? 0n)),
    0n,
  )
  return sum === 0n ? undefined : toText(sign * sum, totals.currency)
}

function grossOf(net: Minor, rate: Decimal, currency: string): string {
  const tax = round(multiply(decimal(toText(net, currency)), divide(rate, decimal('100'), 8)), 2)
  return toText(net + toMinor(tax, currency), currency)
}

function rateElements(tax: Parameters<typeof faRateOf>[0], buyer: string) {
  return Object.entries(faRateOf(tax, buyer)?.rate ?? {}).map(([name, value]) => el(name, value))
}

function row(number: string, net: Minor, fields: readonly ReturnType<typeof el>[]): FaRow {
  const element = el('FakturaWiersz', [el('P_2B', token(number, 256)), ...fields])
  return { text: toLines(element ?? emptyElement(''), '  '), net }
}
