import { Readable } from 'node:stream'
import { exportInvoices } from '@bordereau/contract/invoices'
import type { LocalDate } from '@bordereau/domain/date'
import { stringify } from 'csv-stringify/sync'
import writeExcel from 'write-excel-file/node'
import { answer } from '../lib/answer.ts'
import { today } from '../lib/clock.ts'
import { workspaceRoute } from '../lib/route.ts'
import type { Tx } from '../db/database.ts'
import { type InvoiceRowView, presentRow } from './list-invoices.ts'
import { type ListFilter, listPage } from './list-store.ts'
import { loadTimeZone } from './parties-store.ts'

const STRETCH = 1000
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const exportInvoicesRoute = workspaceRoute(
  exportInvoices,
  async ({ house, tx, member, query }) => {
    const now = today(house.clock, await loadTimeZone(tx, member.workspaceId))
    const rows = await allRows(tx, member.workspaceId, now, query)
    const fileName = `invoices-${now}.${query.format}`
    if (query.format === 'csv') {
      return answer({ body: csvOf(rows), mediaType: 'text/csv; charset=utf-8', fileName })
    }
    return answer({ body: Readable.from(await xlsxOf(rows)), mediaType: XLSX, fileName })
  },
)

async function allRows(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  filter: ListFilter,
): Promise<InvoiceRowView[]> {
  const rows: InvoiceRowView[] = []
  let after: string | undefined
  do {
    const page = await listPage(tx, workspaceId, now, filter, { after, limit: STRETCH })
    rows.push(...page.rows.map(row => presentRow(row, now)))
    after = page.next ?? undefined
  } while (after !== undefined)
  return rows
}

type Column = {
  readonly title: string
  readonly width: number
  readonly text: (row: InvoiceRowView) => string
  readonly amount?: true
}

const COLUMNS: readonly Column[] = [
  { title: 'Number', width: 18, text: row => row.number ?? '' },
  {
    title: 'Type',
    width: 12,
    text: row => (row.kind === 'credit_note' ? 'Credit note' : 'Invoice'),
  },
  { title: 'Status', width: 12, text: row => row.status.replaceAll('_', ' ') },
  { title: 'Customer', width: 32, text: row => row.customerName },
  { title: 'Country', width: 9, text: row => row.customerCountry },
  { title: 'Issue date', width: 12, text: row => row.issueDate ?? '' },
  { title: 'Due date', width: 12, text: row => row.dueDate ?? '' },
  { title: 'Currency', width: 9, text: row => row.currency },
  { title: 'Without tax', width: 14, text: row => row.net, amount: true },
  { title: 'Tax', width: 14, text: row => row.tax, amount: true },
  { title: 'Total', width: 14, text: row => row.gross, amount: true },
  { title: 'Amount due', width: 14, text: row => row.payable, amount: true },
  { title: 'Open', width: 14, text: row => row.open, amount: true },
]

/** With a byte order mark, so that spreadsheets read UTF-8; text that would be taken for a formula is disarmed. */
function csvOf(rows: readonly InvoiceRowView[]): string {
  const table = rows.map(row =>
    COLUMNS.map(column => (column.amount ? column.text(row) : disarmed(column.text(row)))),
  )
  return stringify([COLUMNS.map(column => column.title), ...table], {
    bom: true,
    record_delimiter: '\r\n',
  })
}

/** OWASP: a cell that begins like a formula gets an apostrophe, which spreadsheets show as text. */
export function disarmed(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** Typed cells: text stays text whatever it begins with; amounts are numbers with the currency's decimals. */
async function xlsxOf(rows: readonly InvoiceRowView[]): Promise<Buffer> {
  const header = COLUMNS.map(column => ({ value: column.title, fontWeight: 'bold' as const }))
  const body = rows.map(row =>
    COLUMNS.map(column =>
      column.amount
        ? { type: Number, value: Number(column.text(row)), format: formatOf(column.text(row)) }
        : { type: String, value: column.text(row) },
    ),
  )
  const file = await writeExcel([header, ...body], {
    columns: COLUMNS.map(column => ({ width: column.width })),
    stickyRowsCount: 1,
  })
  return file.toBuffer()
}

/** A spreadsheet keeps numbers as floats; 15 digits show an amount right, and no sum is made of it here. */
function formatOf(amount: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0
  return decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`
}
