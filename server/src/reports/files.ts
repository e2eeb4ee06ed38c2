import type { PaymentGroup, RevenueGroup, TaxSide } from '@bordereau/contract/reports'
import type { ReportPeriod } from '@bordereau/domain/report/period'
import { type TableColumn, type TableFormat, makeTable } from '../exports/table.ts'
import { type FileResponse, type HandlerResponse, respond } from '../lib/route.ts'
import { type PdfOrder, reportPdf } from './pdf-file.ts'
import { sumsTable } from './sums-table.ts'
import type { SumsReport } from './sums.ts'
import { vatTable } from './vat-table.ts'
import type { VatReport } from './vat.ts'

type Wanted = { readonly period: ReportPeriod; readonly format: TableFormat | 'pdf' }
export type Sheet = {
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly string[])[]
}
type Outcome = HandlerResponse<FileResponse>

export const amount = (title: string): TableColumn => ({ title, width: 16, amount: true })
export const text = (title: string, width: number): TableColumn => ({ title, width, amount: false })

/** The report as a file: its rows, and the totals as the last one. Amounts have a decimal point, as in other exports. */
export async function vatFile(
  order: PdfOrder,
  report: VatReport,
  wanted: Wanted & { readonly side?: TaxSide | undefined },
): Promise<Outcome> {
  const { format, period, side } = wanted
  const name = `${side === 'purchases' ? 'input-tax' : 'vat'}-${period.key}`
  if (format === 'pdf')
    return reportPdf(order, {
      name,
      period,
      title: side === 'purchases' ? 'inputTax' : 'vat',
      tableOf: words => vatTable(report, side, words),
    })
  return respond(await sheetFile(name, format, vatSheet(report)))
}

function vatSheet(report: VatReport): Sheet {
  const { currency, total, totalBefore } = report
  const columns = [
    text('Country', 9),
    text('Category', 9),
    text('Rate', 8),
    text('Currency', 9),
    amount('Documents'),
    amount('Taxable'),
    amount('Tax'),
    amount(`Taxable in ${currency}`),
    amount(`Tax in ${currency}`),
    amount(`Taxable in ${currency}, year before`),
    amount(`Tax in ${currency}, year before`),
  ]
  const rows = report.rows.map(row => [
    row.country,
    row.category,
    row.rate,
    row.currency,
    String(row.documents),
    row.taxable,
    row.tax,
    row.home?.taxable ?? '',
    row.home?.tax ?? '',
    row.before?.taxable ?? '',
    row.before?.tax ?? '',
  ])
  const last = [total.taxable, total.tax, totalBefore.taxable, totalBefore.tax]
  return {
    columns,
    rows: [...rows, ['Total', '', '', '', '', '', '', ...last], ...discountRows(report)],
  }
}

/** Below the total, because they are not in it. */
function discountRows({ discounts, currency }: VatReport): string[][] {
  const title = 'Discounts for early payment, not in the total'
  const rows = discounts.map(({ country, category, rate, taxable, tax }) => {
    const amounts = [taxable, tax]
    return [country, category, rate, currency, '', ...amounts, ...amounts, '', '']
  })
  return rows.length === 0 ? [] : [[title, ...Array.from({ length: 10 }, () => '')], ...rows]
}

export async function sumsFile(
  order: PdfOrder,
  kind: 'revenue' | 'payments',
  report: SumsReport,
  wanted: Wanted & { readonly by: RevenueGroup | PaymentGroup },
): Promise<Outcome> {
  const { format, period, by } = wanted
  const name = `${kind}-by-${by}-${period.key}`
  if (format === 'pdf')
    return reportPdf(order, {
      name,
      period,
      title: kind === 'revenue' ? 'revenue' : 'received',
      tableOf: words => sumsTable(kind, report, by, words),
    })
  return respond(await sheetFile(name, format, sumsSheet(report)))
}

function sumsSheet(report: SumsReport): Sheet {
  const { currency, total, totalBefore } = report
  const columns = [
    text('Group', 36),
    text('Name', 36),
    amount('Count'),
    text('In its currencies', 24),
    amount(`Amount in ${currency}`),
    amount(`Amount in ${currency}, year before`),
  ]
  const rows = report.rows.map(row => [
    row.key,
    row.name,
    String(row.count),
    row.amounts.map(one => `${one.amount} ${one.currency}`).join('; '),
    row.home,
    row.before,
  ])
  const last = ['Total', '', '', '', total, totalBefore]
  return { columns, rows: [...rows, last] }
}

/** `name`: without the ending. */
export async function sheetFile(
  name: string,
  format: TableFormat,
  { columns, rows }: Sheet,
): Promise<FileResponse> {
  const file = await makeTable(format, columns, add => add(rows))
  return { ...file, fileName: `${name}.${format}` }
}
