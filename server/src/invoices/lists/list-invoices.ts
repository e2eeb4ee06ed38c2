import type { ResponseOf } from '@bordereau/contract/endpoint'
import { countInvoices, listInvoices, TABS } from '@bordereau/contract/invoices'
import { MAX_TAB_COUNTED } from '@bordereau/contract/value'
import type { LocalDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import { todayOf } from '../../company/today.ts'
import { respond } from '../../lib/response.ts'
import { workspaceRoute } from '../../lib/route.ts'
import { type ListRow, countList, listPage, compileFilter } from './list-store.ts'
import { asDate, openOfRow, statusOfRow } from '../document/present.ts'

const PAGE = 50

export const listInvoicesRoute = workspaceRoute(
  listInvoices,
  async ({ context, tx, member, query }) => {
    const now = await todayOf(tx, context.clock, member.workspaceId)
    const compiled = await compileFilter(tx, member.workspaceId, now, query)
    const total = await countList(tx, compiled)
    const wanted = { after: query.after, limit: query.limit ?? PAGE }
    const page = await listPage(tx, compiled, wanted, total)
    return respond({ rows: page.rows.map(row => presentRow(row, now)), next: page.next, total })
  },
)

export const countInvoicesRoute = workspaceRoute(countInvoices, async ({ context, tx, member }) => {
  const now = await todayOf(tx, context.clock, member.workspaceId)
  const counts = { all: 0, draft: 0, open: 0, overdue: 0, paid: 0, credit_notes: 0 }
  for (const tab of TABS)
    counts[tab] = await countList(
      tx,
      await compileFilter(tx, member.workspaceId, now, { tab }),
      MAX_TAB_COUNTED,
    )
  return respond({ counts })
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
