import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { exportInvoices } from '@bordereau/contract/invoices'
import type { LocalDate } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { stringify } from 'csv-stringify/sync'
import { todayOf } from '../company/today.ts'
import { later } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import type { Tx } from '../db/database.ts'
import { type InvoiceRowView, presentRow } from './list-invoices.ts'
import { type ListFilter, listPage, narrow } from './list-store.ts'
import { type Sheet, xlsxOf } from './xlsx.ts'

const STRETCH = 1000
/** More is no list any more but the archive: narrowed by dates it comes in parts. */
const MOST = 50_000
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Read in one transaction, written after it: a large file holds no connection and keeps nobody waiting. */
export const exportInvoicesRoute = workspaceRoute(
  exportInvoices,
  async ({ house, tx, member, query }) => {
    const now = await todayOf(tx, house.clock, member.workspaceId)
    const rows = await allRows(tx, member.workspaceId, now, query)
    if (rows.length > MOST) return refuse('too_many', { most: MOST })
    const fileName = `invoices-${now}.${query.format}`
    return query.format === 'csv'
      ? later(async () => ({
          body: Readable.from(csvOf(rows)),
          mediaType: 'text/csv; charset=utf-8',
          fileName,
        }))
      : later(async () => ({ body: await xlsxOf(sheetOf(rows)), mediaType: XLSX, fileName }))
  },
)

/** One row more than may be exported shows that there are too many. */
async function allRows(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  filter: ListFilter,
): Promise<InvoiceRowView[]> {
  const narrowed = await narrow(tx, workspaceId, now, filter)
  const rows: InvoiceRowView[] = []
  let after: string | undefined
  do {
    const page = await listPage(tx, narrowed, { after, limit: STRETCH })
    rows.push(...page.rows.map(row => presentRow(row, now)))
    after = page.next ?? undefined
  } while (after !== undefined && rows.length <= MOST)
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

/**
 * With a byte order mark, so that spreadsheets read UTF-8; text that would be taken for a formula is disarmed. In pieces,
 * with a breath between them.
 */
async function* csvOf(rows: readonly InvoiceRowView[]): AsyncGenerator<string> {
  yield stringify([COLUMNS.map(column => column.title)], { bom: true, record_delimiter: '\r\n' })
  for (let at = 0; at < rows.length; at += PIECE) {
    const table = rows
      .slice(at, at + PIECE)
      .map(row =>
        COLUMNS.map(column => (column.amount ? column.text(row) : disarmed(column.text(row)))),
      )
    yield stringify(table, { record_delimiter: '\r\n' })
    await breathe()
  }
}

const PIECE = 500

/** OWASP: a cell that begins like a formula, also in full width, gets an apostrophe, which spreadsheets show as text. */
export function disarmed(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

function sheetOf(rows: readonly InvoiceRowView[]): Sheet {
  return {
    columns: COLUMNS.map(({ title, width, amount }) => ({ title, width, amount: amount === true })),
    rows: rows.map(row => COLUMNS.map(column => column.text(row))),
  }
}
