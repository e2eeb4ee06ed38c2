import { isCreditNoteCode } from '@bordereau/domain/document-kind'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { documentAllowanceChargeLabel } from '@bordereau/domain/invoice/allowance-charge-label'
import type { Totals, VatSubtotal } from '@bordereau/domain/invoice/totals'
import { totalsRowLabel } from '@bordereau/domain/invoice/totals-row-label'
import type { SubtotalPart } from '@bordereau/domain/invoice/subtotal-parts'
import {
  type TotalsRow,
  partsOfSubtotal,
  printedRows,
  statesNoTax,
  taxPartsOf,
} from '@bordereau/domain/invoice/totals-rows'
import { toMinor } from '@bordereau/domain/money/currency'
import type { Label, Paper, PaperTotal, VatTable } from './paper-data.ts'
import { type DocumentFormatter, linesOf, paragraphsOf } from './document-formatter.ts'

/** BG-22 and BG-23: the totals in the order of their calculation, and the tax by category and rate. */
export function paperSums(
  invoice: Invoice,
  totals: Totals,
  formatter: DocumentFormatter,
): Pick<Paper, 'due' | 'totals' | 'vat' | 'keepSums'> {
  const credit = isCreditNote(invoice)
  const rows = [
    ...printedRows(invoice, totals).flatMap(row => paperTotal(row, invoice, formatter)),
    ...replacedRows(invoice, totals, formatter),
  ]
  const vat = vatOf(invoice, totals, formatter)
  const characters = [...rows.flatMap(row => row.label), ...(vat?.remarks.flat() ?? [])].join(
    '',
  ).length
  return {
    due: {
      label: formatter.label(text => (credit ? text.amountCredited : text.amountDue)),
      amount: formatter.money(totals.payable),
      date: dueDateOf(invoice, formatter),
    },
    totals: rows,
    vat,
    keepSums: rows.length + (vat?.rows.length ?? 0) <= 30 && characters < 2_000,
  }
}

/** What a corrected invoice replaces, and the difference, which is what changes for the reader's books. */
function replacedRows(
  { replacedPayable, currency }: Invoice,
  totals: Totals,
  formatter: DocumentFormatter,
): PaperTotal[] {
  if (replacedPayable === undefined) return []
  const replaced = toMinor(replacedPayable, currency)
  return [
    {
      label: formatter.label(text => text.replacedAmount),
      value: formatter.plainMoney(-replaced),
      kind: 'plain',
    },
    {
      label: formatter.label(text => text.difference),
      value: formatter.plainMoney(totals.payable - replaced),
      kind: 'plain',
    },
  ]
}

export function isCreditNote(invoice: Pick<Invoice, 'typeCode'>): boolean {
  return isCreditNoteCode(invoice.typeCode)
}

function dueDateOf(invoice: Invoice, formatter: DocumentFormatter): Paper['due']['date'] {
  if (!invoice.dueDate) return null
  return { label: formatter.label(text => text.dueDate), value: formatter.date(invoice.dueDate) }
}

/** The row with its label; none for a subtotal without tax, whose exemption reason is in the tax breakdown. */
function paperTotal(
  row: TotalsRow,
  invoice: Invoice,
  formatter: DocumentFormatter,
): readonly PaperTotal[] {
  if (row.kind === 'untaxed') return []
  return [
    {
      label: labelOf(row, invoice, formatter),
      value: amountOf(row, formatter),
      kind: row.kind === 'gross' ? 'sum' : row.kind === 'payable' ? 'due' : 'plain',
    },
  ]
}

/** As in the lines, so that digits are under digits; the amount due states the currency, and one in another has its own. */
function amountOf(row: Exclude<TotalsRow, { kind: 'untaxed' }>, formatter: DocumentFormatter) {
  if (row.kind === 'taxInTaxCurrency') return formatter.money(row.amount, row.currency)
  return row.kind === 'payable' ? formatter.money(row.amount) : formatter.plainMoney(row.amount)
}

function labelOf(row: TotalsRow, invoice: Invoice, formatter: DocumentFormatter): Label {
  // The reason is in one language, so an allowance has its words of both languages on one line.
  const { country } = invoice.seller.address
  if (row.kind === 'allowanceCharge')
    return [documentAllowanceChargeLabel(row.allowanceCharge, formatter.languages, country)]
  const options = {
    country,
    creditNote: isCreditNote(invoice),
    rate: formatter.rate,
    amount: formatter.money,
  }
  return formatter.labelIn((_, language) => totalsRowLabel(row, language, options))
}

function vatOf(invoice: Invoice, totals: Totals, formatter: DocumentFormatter): Paper['vat'] {
  if (totals.vat.length === 0) return null
  const parts = totals.vat.map(subtotal => partsOfSubtotal(subtotal, taxPartsOf(invoice)))
  const names = [...new Set(parts.flat().map(({ name }) => name))].filter(name => name !== '')
  const reasons = totals.vat.map(subtotal => subtotal.exemptionReason.trim())
  const stated = [...new Set(reasons.filter(reason => reason !== ''))]
  const remarks = stated.flatMap(paragraphsOf)
  if (statesNoTax(invoice, totals)) {
    if (totals.vat.length > 1) return { ...byReason(totals, formatter), remarks: [] }
    return remarks.length === 0 ? null : { columns: [], rows: [], remarks }
  }
  const rows = byRow(parts, totals, formatter)
  if (names.length === 0 || names.length > TAX_COLUMNS_MAX) return { ...rows, remarks }
  return { ...byColumn(names, parts, totals, formatter), narrow: rows, remarks }
}

/** More names than these are easier to read one below the other, even where there is room. */
const TAX_COLUMNS_MAX = 3

type Stated = readonly (readonly SubtotalPart[])[]

/** Each tax by its name in a column of its own: CGST and SGST. */
function byColumn(
  names: readonly string[],
  stated: Stated,
  totals: Totals,
  formatter: DocumentFormatter,
): VatTable {
  const hasUnnamed = stated.flat().some(({ name, tax }) => name === '' && tax !== 0n)
  const shown = hasUnnamed ? ['', ...names] : names
  const columns = shown.map((name): Label =>
    name === '' ? formatter.label(text => text.taxAmount) : formatter.taxPartName(name),
  )
  return {
    columns: [...baseColumns(formatter), ...columns],
    rows: totals.vat.map((subtotal, i) => [
      rateOf(subtotal, totals.vat, formatter),
      formatter.money(subtotal.taxable),
      ...shown.map(name => {
        const parts = stated[i]?.filter(part => part.name === name) ?? []
        return formatter.money(parts.reduce((sum, { tax }) => sum + tax, 0n))
      }),
    ]),
  }
}

/** A row for each tax, its name before its rate; those of a country without parts have the rate alone. */
function byRow(stated: Stated, totals: Totals, formatter: DocumentFormatter): VatTable {
  return {
    columns: [...baseColumns(formatter), formatter.label(text => text.taxAmount)],
    rows: totals.vat.flatMap((subtotal, i) =>
      (stated[i] ?? []).map(({ name, rate, taxable, tax }) => [
        name === ''
          ? rateOf(subtotal, totals.vat, formatter)
          : `${formatter.taxPartName(name).join(' / ')} ${formatter.rate(rate)}`,
        formatter.money(taxable),
        formatter.money(tax),
      ]),
    ),
  }
}

/** Without tax: each reason with its amount. A subtotal without a text has its code, or its category. */
function byReason({ vat }: Totals, formatter: DocumentFormatter): VatTable {
  return {
    columns: [formatter.label(text => text.untaxedReason), formatter.label(text => text.amount)],
    rows: vat.map(({ exemptionReason, exemptionCode, category, taxable }) => [
      linesOf(exemptionReason).join(' ') || exemptionCode || category,
      formatter.money(taxable),
    ]),
  }
}

function baseColumns(formatter: DocumentFormatter): readonly Label[] {
  return [formatter.label(text => text.taxRate), formatter.label(text => text.taxableAmount)]
}

/** Two categories may share a rate, mostly 0 %; then the category code follows the rate. */
function rateOf(
  subtotal: VatSubtotal,
  all: readonly VatSubtotal[],
  formatter: DocumentFormatter,
): string {
  const rate = subtotal.category === 'O' ? '–' : formatter.rate(subtotal.rate)
  const shared = all.filter(other => other.rate === subtotal.rate).length > 1
  return shared ? `${rate} ${subtotal.category}` : rate
}
