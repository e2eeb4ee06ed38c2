import type { LocalDate } from '@bordereau/domain/date'
import { BUCKETS } from '@bordereau/domain/payment/ageing'
import type { Receivables } from '../receivables/receivables.ts'
import type { TableFormat } from '../exports/table.ts'
import { type FileResponse, type HandlerResponse, respond } from '../lib/route.ts'
import { type Sheet, amount, sheetFile, text } from './files.ts'
import { type PdfOrder, reportPdf } from './pdf-file.ts'
import { receivablesTable } from './receivables-table.ts'

/** What is open on a day as a file: its customers, and the sums as the last row. */
export async function receivablesFile(
  order: PdfOrder,
  report: Receivables,
  { day, format }: { readonly day: LocalDate; readonly format: TableFormat | 'pdf' },
): Promise<HandlerResponse<FileResponse>> {
  const name = `receivables-${day}`
  if (format === 'pdf')
    return reportPdf(order, {
      name,
      period: day,
      title: 'receivables',
      tableOf: words => receivablesTable(report, words),
    })
  return respond(await sheetFile(name, format, receivablesSheet(report)))
}

function receivablesSheet(report: Receivables): Sheet {
  const { currency, customers } = report
  const columns = [
    text('Customer', 36),
    amount('Documents'),
    amount(`Not yet due in ${currency}`),
    amount('1-30 days'),
    amount('31-60 days'),
    amount('61-90 days'),
    amount('Over 90 days'),
    amount(`Unpaid in ${currency}`),
  ]
  const sums = ({ buckets, total }: Pick<Receivables, 'buckets' | 'total'>) => [
    ...BUCKETS.map(bucket => buckets[bucket]),
    total,
  ]
  const rows = customers.map(one => [one.name, String(one.count), ...sums(one)])
  return { columns, rows: [...rows, ['Total', '', ...sums(report)]] }
}
