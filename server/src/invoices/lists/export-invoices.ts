import { exportInvoices } from '@bordereau/contract/invoice-files'
import type { LocalDate } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import type { DocumentType } from '@bordereau/domain/document-kind'
import type { CustomField } from '@bordereau/domain/invoice/custom-fields'
import { isShownNegative } from '@bordereau/domain/invoice/paper-sign'
import { customFieldsOf, localeOf } from '../../company/store.ts'
import { today } from '../../lib/clock.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import type { Tx } from '../../db/database.ts'
import { type InvoiceRowView, presentRow } from './list-invoices.ts'
import { type CompiledFilter, compileFilter, countList, listPage } from './list-store.ts'
import { customValuesOf } from './custom-store.ts'
import { type TableColumn, makeTable } from '../../exports/table.ts'

const PAGE_SIZE = 1000
/** Limit of rows per export; larger lists are exported in parts, by date. */
const MAX_ROWS = 50_000

/**
 * Writes the file while it reads, in one transaction. It is sent after the transaction, so that a slow client holds no
 * connection.
 */
export const exportInvoicesRoute = workspaceRoute(
  exportInvoices,
  async ({ context, tx, member, query }) => {
    const { country, timeZone } = await localeOf(tx, member.workspaceId)
    const now = today(context.clock, timeZone)
    const compiled = await compileFilter(tx, member.workspaceId, now, query)
    if ((await countList(tx, compiled, MAX_ROWS)) > MAX_ROWS)
      return refuse('too_many', { most: MAX_ROWS })
    const fields = await customFieldsOf(tx, member.workspaceId)
    const columns = [...COLUMNS, ...fields.map(columnOf)]
    const file = await makeTable(query.format, columns, async add => {
      for await (const rows of pagesOf(tx, compiled, now)) {
        const custom = await customTexts(tx, member.workspaceId, rows, fields)
        await add(rows.map((row, i) => [...textsOf(withSign(row, country)), ...(custom[i] ?? [])]))
      }
    })
    return respond({ ...file, fileName: `invoices-${now}.${query.format}` })
  },
)

/** Under its default label: a file for the company has no language of a document. */
function columnOf({ label }: CustomField): TableColumn {
  return { title: label, width: 18, amount: false }
}

async function customTexts(
  tx: Tx,
  workspaceId: string,
  rows: readonly InvoiceRowView[],
  fields: readonly CustomField[],
): Promise<readonly (readonly string[])[]> {
  if (fields.length === 0) return []
  const values = await customValuesOf(
    tx,
    workspaceId,
    rows.map(({ id }) => id),
  )
  return rows.map(row =>
    fields.map(field => values.get(row.id)?.find(({ id }) => id === field.id)?.value ?? ''),
  )
}

async function* pagesOf(
  tx: Tx,
  compiled: CompiledFilter,
  now: LocalDate,
): AsyncGenerator<InvoiceRowView[]> {
  let after: string | undefined
  do {
    const page = await listPage(tx, compiled, { after, limit: PAGE_SIZE })
    yield page.rows.map(row => presentRow(row, now))
    after = page.next ?? undefined
  } while (after !== undefined)
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

type Column = TableColumn & { readonly text: (row: InvoiceRowView) => string }

const TYPE_NAMES: Readonly<Record<DocumentType, string>> = {
  invoice: 'Invoice',
  deposit: 'Deposit invoice',
  credit_note: 'Credit note',
  debit_note: 'Debit note',
  corrected_invoice: 'Corrected invoice',
  self_billed_invoice: 'Self-billed invoice',
  self_billed_credit_note: 'Self-billed credit note',
}

const COLUMNS: readonly Column[] = [
  { title: 'Number', width: 18, text: row => row.number ?? '', amount: false },
  { title: 'Type', width: 12, text: row => TYPE_NAMES[row.type], amount: false },
  { title: 'Status', width: 12, text: row => row.status.replaceAll('_', ' '), amount: false },
  { title: 'Customer', width: 32, text: row => row.customerName, amount: false },
  { title: 'Country', width: 9, text: row => row.customerCountry, amount: false },
  { title: 'Issue date', width: 12, text: row => row.issueDate ?? '', amount: false },
  { title: 'Due date', width: 12, text: row => row.dueDate ?? '', amount: false },
  { title: 'Currency', width: 9, text: row => row.currency, amount: false },
  { title: 'Without tax', width: 14, text: row => row.net, amount: true },
  { title: 'Tax', width: 14, text: row => row.tax, amount: true },
  { title: 'Total', width: 14, text: row => row.gross, amount: true },
  { title: 'Amount due', width: 14, text: row => row.payable, amount: true },
  { title: 'Open', width: 14, text: row => row.open, amount: true },
]

function textsOf(row: InvoiceRowView): string[] {
  return COLUMNS.map(column => column.text(row))
}
