import { Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { exportInvoices } from '@bordereau/contract/invoice-files'
import type { LocalDate } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import type { DocumentType } from '@bordereau/domain/document-kind'
import { isShownNegative } from '@bordereau/domain/invoice/paper-sign'
import { stringify } from 'csv-stringify/sync'
import { localeOf } from '../../company/store.ts'
import { today } from '../../lib/clock.ts'
import { later } from '../../lib/response.ts'
import { workspaceRoute } from '../../lib/route.ts'
import type { Tx } from '../../db/database.ts'
import { type InvoiceRowView, presentRow } from './list-invoices.ts'
import { type CompiledFilter, compileFilter, countList, listPage } from './list-store.ts'
import { type Workbook, xlsxOf } from './xlsx.ts'

const PAGE_SIZE = 1000
/** Limit of rows per export; larger lists are exported in parts, by date. */
const MAX_ROWS = 50_000
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Reads in one transaction and writes the file after it, so that a large file holds no connection. */
export const exportInvoicesRoute = workspaceRoute(
  exportInvoices,
  async ({ context, tx, member, query }) => {
    const { country, timeZone } = await localeOf(tx, member.workspaceId)
    const now = today(context.clock, timeZone)
    const compiled = await compileFilter(tx, member.workspaceId, now, query)
    if ((await countList(tx, compiled, MAX_ROWS)) > MAX_ROWS)
      return refuse('too_many', { most: MAX_ROWS })
    const rows = (await allRows(tx, compiled, now)).map(row => withSign(row, country))
    const fileName = `invoices-${now}.${query.format}`
    return query.format === 'csv'
      ? later(async () => ({
          body: Readable.from(csvOf(rows)),
          mediaType: 'text/csv; charset=utf-8',
          fileName,
        }))
      : later(async () => ({ body: await xlsxOf(workbookOf(rows)), mediaType: XLSX, fileName }))
  },
)

async function allRows(
  tx: Tx,
  compiled: CompiledFilter,
  now: LocalDate,
): Promise<InvoiceRowView[]> {
  const rows: InvoiceRowView[] = []
  let after: string | undefined
  do {
    const page = await listPage(tx, compiled, { after, limit: PAGE_SIZE })
    rows.push(...page.rows.map(row => presentRow(row, now)))
    after = page.next ?? undefined
  } while (after !== undefined)
  return rows
}

/** A credit note as the seller's country states it: a difference is negative. */
function withSign(row: InvoiceRowView, country: string): InvoiceRowView {
  if (!isShownNegative(row.kind, country)) return row
  const minus = (amount: string) => (/[1-9]/.test(amount) ? `-${amount}` : amount)
  const { net, tax, gross, payable, open } = row
  return {
    ...row,
    net: minus(net),
    tax: minus(tax),
    gross: minus(gross),
    payable: minus(payable),
    open: minus(open),
  }
}

type Column = {
  readonly title: string
  readonly width: number
  readonly text: (row: InvoiceRowView) => string
  readonly amount?: true
}

const TYPE_NAMES: Readonly<Record<DocumentType, string>> = {
  invoice: 'Invoice',
  deposit: 'Deposit invoice',
  credit_note: 'Credit note',
  debit_note: 'Debit note',
  corrected_invoice: 'Corrected invoice',
}

const COLUMNS: readonly Column[] = [
  { title: 'Number', width: 18, text: row => row.number ?? '' },
  {
    title: 'Type',
    width: 12,
    text: row => TYPE_NAMES[row.type],
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
 * CSV with a byte order mark, so that spreadsheets read it as UTF-8, and with formulas escaped. Written in chunks that
 * yield to the event loop in between.
 */
async function* csvOf(rows: readonly InvoiceRowView[]): AsyncGenerator<string> {
  yield stringify([COLUMNS.map(column => column.title)], { bom: true, record_delimiter: '\r\n' })
  for (let at = 0; at < rows.length; at += CHUNK) {
    const table = rows
      .slice(at, at + CHUNK)
      .map(row =>
        COLUMNS.map(column => (column.amount ? column.text(row) : escapeFormula(column.text(row)))),
      )
    yield stringify(table, { record_delimiter: '\r\n' })
    await yieldToEventLoop()
  }
}

const CHUNK = 500

/**
 * CSV injection (OWASP): a cell that begins like a formula, also in full width, gets an apostrophe and is shown as
 * text.
 */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

function workbookOf(rows: readonly InvoiceRowView[]): Workbook {
  return {
    columns: COLUMNS.map(({ title, width, amount }) => ({ title, width, amount: amount === true })),
    rows: rows.map(row => COLUMNS.map(column => column.text(row))),
  }
}
