import { type Minor, sumOf } from '../../money/currency.ts'
import { type Decimal, ZERO, add, negate, toFixed } from '../../money/decimal.ts'
import { inProportion } from '../../money/proportion.ts'
import { sameTax } from '../../tax-category/same-tax.ts'
import { type Json, percent, rupees } from './tables.ts'
import { type GstDocument, type Supply, codeOf, isService } from './supply.ts'

/**
 * Codes of quantities (UQC) for the units of the product; every other is OTH. Source: the list of the GST portal as in
 * resilient-tech/india-compliance (UOM_MAP), where services have NA.
 */
const QUANTITY_CODES: Readonly<Record<string, string>> = {
  C62: 'NOS',
  H87: 'PCS',
  EA: 'NOS',
  KGM: 'KGS',
  GRM: 'GMS',
  TNE: 'MTS',
  LTR: 'LTR',
  MLT: 'MLT',
  MTR: 'MTR',
  MTK: 'SQM',
  MTQ: 'CBM',
  CMT: 'CMS',
  SET: 'SET',
  DZN: 'DOZ',
  XBX: 'BOX',
  PR: 'PRS',
}

export type HsnRow = Supply & {
  readonly code: string
  readonly unit: string
  readonly quantity: Decimal
}

/**
 * The rows of a document for table 12: the base and the taxes of each subtotal, shared among its lines by their net amounts
 * so that they add up to it. A document's allowances lower the lines of their tax.
 */
export function hsnRows(one: GstDocument): readonly HsnRow[] {
  const { invoice, totals, kind } = one.document
  return one.supplies.flatMap(supply => {
    const lines = invoice.lines
      .map((line, i) => ({ line, net: totals.lines[i]?.net ?? 0n }))
      .filter(({ line }) => sameTax(line.tax, supply))
    const weights = lines.map(({ net }) => net)
    const part = (amount: Minor) => inProportion(amount, weights)
    const [taxable, igst, cgst, sgst] = [
      part(supply.taxable),
      part(supply.igst),
      part(supply.cgst),
      part(supply.sgst),
    ]
    return lines.map(({ line }, i): HsnRow => {
      const code = codeOf(line)
      const service = isService(code)
      return {
        ...supply,
        code,
        unit: service ? 'NA' : (QUANTITY_CODES[line.unit] ?? 'OTH'),
        quantity: service ? ZERO : kind === 'credit_note' ? negate(line.quantity) : line.quantity,
        taxable: taxable[i] ?? 0n,
        igst: igst[i] ?? 0n,
        cgst: cgst[i] ?? 0n,
        sgst: sgst[i] ?? 0n,
      }
    })
  })
}

/** Whether every line has the code by which its supply is summed up, and every charge a line of its tax. */
export function hasCodes({ document, supplies }: GstDocument): boolean {
  const { lines } = document.invoice
  const isOfLine = (supply: Supply) =>
    supply.taxable === 0n || lines.some(({ tax }) => sameTax(tax, supply))
  return lines.every(line => codeOf(line) !== '') && supplies.every(isOfLine)
}

/** Sums by code, unit and rate. */
export function hsnTable(rows: readonly HsnRow[]): readonly Json[] {
  const groups = Map.groupBy(rows, ({ code, unit, rate }) => `${code} ${unit} ${rate}`)
  return [...groups.values()].flatMap((own, i) => {
    const [first] = own
    if (!first) return []
    const sum = (pick: (row: HsnRow) => Minor) => rupees(sumOf(own.map(pick)))
    return {
      num: i + 1,
      hsn_sc: first.code,
      uqc: first.unit,
      qty: Number(toFixed(own.map(row => row.quantity).reduce(add, ZERO), 2)),
      rt: percent(first.rate),
      txval: sum(row => row.taxable),
      iamt: sum(row => row.igst),
      camt: sum(row => row.cgst),
      samt: sum(row => row.sgst),
      csamt: 0,
    }
  })
}
