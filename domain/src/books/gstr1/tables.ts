import type { LocalDate } from '../../date.ts'
import { type Minor, sumOf, toText } from '../../money/currency.ts'
import type { Decimal } from '../../money/decimal.ts'
import { DOCUMENT_TYPE_RULES } from '../../document-kind.ts'
import { type GstDocument, type Supply, isTaxed } from './supply.ts'

/** A value of JSON; amounts are numbers with two decimals. */
export type Json = string | number | readonly Json[] | { readonly [key: string]: Json }

/** Rows, or lists of rows by name. */
export type Table = readonly Json[] | { readonly [key: string]: readonly Json[] }

/** Fifteen digits, which a number of JSON holds exactly. */
export function rupees(amount: Minor): number {
  return Number(toText(amount, 'INR'))
}

/** DD-MM-YYYY. */
export function dayOf(date: LocalDate): string {
  return date.split('-').toReversed().join('-')
}

export function percent(rate: Decimal): number {
  return Number(rate)
}

/** Credit and debit notes, which are stated without a sign. */
export function noteType({ document }: GstDocument): 'C' | 'D' | undefined {
  const { corrects } = DOCUMENT_TYPE_RULES[document.type]
  return corrects === 'lowers' ? 'C' : corrects === 'raises' ? 'D' : undefined
}

/** What a document states by rate: of a credit note without its sign. */
export function itemsOf(one: GstDocument): readonly Supply[] {
  const sign = noteType(one) === 'C' ? -1n : 1n
  return one.supplies.filter(isInTable(one)).map(supply => ({
    ...supply,
    taxable: sign * supply.taxable,
    igst: sign * supply.igst,
    cgst: sign * supply.cgst,
    sgst: sign * supply.sgst,
  }))
}

/** Nil rated, exempt and non-GST supplies within India have a table of their own (8). */
export function isInTable(one: Pick<GstDocument, 'buyer' | 'isZone'>) {
  return (supply: Supply): boolean => one.buyer === 'abroad' || one.isZone || isTaxed(supply)
}

export function itemAmounts(
  { rate, taxable, igst, cgst, sgst }: Supply,
  kind: 'igst' | 'all',
): { readonly [key: string]: Json } {
  const state = kind === 'all' ? { camt: rupees(cgst), samt: rupees(sgst) } : {}
  return { txval: rupees(taxable), rt: percent(rate), iamt: rupees(igst), ...state, csamt: 0 }
}

/** `itms` of invoices within India. */
export function numberedItems(one: GstDocument, kind: 'igst' | 'all'): Json {
  return itemsOf(one).map((supply, i) => ({ num: i + 1, itm_det: itemAmounts(supply, kind) }))
}

export function invoiceType({ isZone, supplies }: GstDocument): 'R' | 'SEWP' | 'SEWOP' {
  if (!isZone) return 'R'
  return isWithoutTax(supplies) ? 'SEWOP' : 'SEWP'
}

/** Y: the recipient pays the tax (CGST Act, s. 9 (3) and (4)). */
export function reverseCharge({ supplies }: GstDocument): 'Y' | 'N' {
  return supplies.some(({ category }) => category === 'AE') ? 'Y' : 'N'
}

export function exportType({ supplies }: GstDocument): 'WPAY' | 'WOPAY' {
  return isWithoutTax(supplies) ? 'WOPAY' : 'WPAY'
}

/** Of a zone or abroad, where IGST is the only tax. */
function isWithoutTax(supplies: readonly Supply[]): boolean {
  return sumOf(supplies.map(({ igst }) => igst)) === 0n
}

/** Entries under the value that they have in common, in the order of the first of each. */
export function grouped(
  entries: readonly (readonly [key: string, entry: Json])[],
  keyName: string,
  listName: string,
): readonly Json[] {
  return [...Map.groupBy(entries, ([key]) => key)].map(([key, own]) => ({
    [keyName]: key,
    [listName]: own.map(([, entry]) => entry),
  }))
}
