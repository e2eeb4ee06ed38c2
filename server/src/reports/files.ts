import type { TaxSide } from '@bordereau/contract/reports'
import type { ReportPeriod } from '@bordereau/domain/report/period'
import { type TableColumn, type TableFormat, writeTable } from '../exports/table.ts'
import type { FileResponse } from '../lib/route.ts'
import type { SumsReport } from './sums.ts'
import type { VatReport } from './vat.ts'

type Wanted = { readonly period: ReportPeriod; readonly format: TableFormat }

const amount = (title: string): TableColumn => ({ title, width: 16, amount: true })
const text = (title: string, width: number): TableColumn => ({ title, width, amount: false })

/** The report as a file: its rows, and the totals as the last one. Amounts have a decimal point, as in other exports. */
export function vatFile(
  report: VatReport,
  wanted: Wanted & { readonly side?: TaxSide | undefined },
): Promise<FileResponse> {
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
  const name = wanted.side === 'purchases' ? 'input-tax' : 'vat'
  return fileOf(name, wanted, columns, [...rows, ['Total', '', '', '', '', '', '', ...last]])
}

export function sumsFile(
  kind: 'revenue' | 'payments',
  report: SumsReport,
  wanted: Wanted & { readonly by: string },
): Promise<FileResponse> {
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
  return fileOf(`${kind}-by-${wanted.by}`, wanted, columns, [...rows, last])
}

async function fileOf(
  name: string,
  { period, format }: Wanted,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): Promise<FileResponse> {
  const { mediaType, writer } = writeTable(format, columns)
  await writer.add(rows)
  return { body: await writer.end(), mediaType, fileName: `${name}-${period.key}.${format}` }
}
