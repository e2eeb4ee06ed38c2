import type { ResponseOf } from '@bordereau/contract/endpoint'
import { countInvoices, listInvoices } from '@bordereau/contract/invoices'
import { MAX_COUNTED } from '@bordereau/contract/value'
import type { LocalDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { today } from '../../lib/clock.ts'
import { respond, workspaceRoute } from '../../lib/route.ts'
import { countRows } from './count-rows.ts'
import { type ListRow, compileFilter, countTabs, listPage } from './list-store.ts'
import { asDate, openOfRow, statusOfRow } from '../document/store.ts'

const PAGE = 50

export const listInvoicesRoute = workspaceRoute(
  listInvoices,
  async ({ context, tx, member, query }) => {
    const now = today(context.clock, member.timeZone)
    const { after, limit = PAGE, workspaceId, ...filter } = query
    const compiled = await compileFilter(tx, workspaceId, now, filter)
    const counting = countRows(context, tx, compiled)
    const wanted = { after, limit }
    const [total, page] = await Promise.all([counting, listPage(tx, compiled, wanted, counting)])
    return respond({ rows: page.rows.map(row => presentRow(row, now)), next: page.next, total })
  },
)

export const countInvoicesRoute = workspaceRoute(countInvoices, async ({ context, tx, member }) => {
  const now = today(context.clock, member.timeZone)
  return respond({ counts: await countTabs(tx, member.workspaceId, now, MAX_COUNTED) })
})

export type InvoiceRowView = ResponseOf<typeof listInvoices>['rows'][number]

/** A row of the invoice list and of the dashboard's lists. */
export function presentRow(row: ListRow, now: LocalDate): InvoiceRowView {
  const text = (amount: bigint) => toText(amount, row.currency)
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    number: row.number,
    customerId: row.customer_id,
    customerName: row.customer_name,
    customerCountry: row.customer_country,
    currency: row.currency,
    net: text(row.net_minor),
    tax: text(row.tax_minor),
    gross: text(row.gross_minor),
    payable: text(row.payable_minor),
    open: text(openOfRow(row)),
    issueDate: asDate(row.issue_date),
    dueDate: asDate(row.due_date),
    status: statusOfRow(row, now),
    sent: row.sent_at !== null,
    viewed: row.viewed_at !== null,
    createdAt: row.created_at.toISOString(),
  }
}
