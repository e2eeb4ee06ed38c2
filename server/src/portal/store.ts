import type { LocalDate } from '@bordereau/domain/date'
import { type SqlBool, sql } from 'kysely'
import type { CustomerKey } from '../customers/store.ts'
import type { Tx } from '../db/database.ts'
import type { InvoiceRow } from '../invoices/document/store.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'
import { type QuoteRow, selectQuotes } from '../quotes/store.ts'

const PAGE = 25
/** Open invoices that are offered for payment, the first due first. */
export const MOST_PAYABLE = 100
const MOST_QUOTES = 20

/** Every query of the portal begins here: what was issued to this customer, not in its name, and nothing else. */
function issuedOf(tx: Tx, { workspaceId, customerId }: CustomerKey) {
  return tx
    .selectFrom('invoice')
    .where('invoice.workspace_id', '=', workspaceId)
    .where('invoice.customer_id', '=', customerId)
    .where('invoice.issued_at', 'is not', null)
    .where('invoice.kind', '<>', 'self_billed')
}

/** One page of the documents, the newest first. */
export async function documentPage(tx: Tx, key: CustomerKey, after: string | undefined) {
  const cursor = decodeCursor(after, 'date')
  let query = issuedOf(tx, key)
    .selectAll()
    .select(sql<string>`issue_key::text`.as('sort_key'))
  if (cursor)
    query = query.where(sql<SqlBool>`(issue_key, id) < (${cursor.key}::date, ${cursor.id}::uuid)`)
  const rows = await query
    .orderBy('issue_key', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  return cutPage(rows, PAGE, last => last.sort_key)
}

/** The invoices with an open amount, the first due first. `ids`: only these. */
export async function openInvoices(
  tx: Tx,
  key: CustomerKey,
  ids?: readonly string[],
): Promise<InvoiceRow[]> {
  let query = issuedOf(tx, key)
    .selectAll()
    .where('kind', '=', 'invoice')
    .where(sql<SqlBool>`settled_minor < payable_minor`)
  if (ids) query = query.where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
  return query.orderBy('due_key').orderBy('id').limit(MOST_PAYABLE).execute()
}

/** Open and overdue amounts by currency, of all open invoices. */
export async function openSums(tx: Tx, key: CustomerKey, today: LocalDate) {
  const rows = await issuedOf(tx, key)
    .select([
      'currency',
      sql<string>`sum(payable_minor - settled_minor)`.as('open'),
      sql<string>`coalesce(sum(payable_minor - settled_minor) filter (where due_key < ${today}), 0)`.as(
        'overdue',
      ),
    ])
    .where('kind', '=', 'invoice')
    .where(sql<SqlBool>`settled_minor < payable_minor`)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map(row => ({
    currency: row.currency,
    open: BigInt(row.open),
    overdue: BigInt(row.overdue),
  }))
}

/** A file of an issued document of this customer. */
export async function findFile(tx: Tx, key: CustomerKey, invoiceId: string, kind: string) {
  return issuedOf(tx, key)
    .innerJoin('document', join =>
      join
        .onRef('document.workspace_id', '=', 'invoice.workspace_id')
        .onRef('document.invoice_id', '=', 'invoice.id'),
    )
    .select(['document.sha256', 'document.media_type', 'document.file_name'])
    .where('invoice.id', '=', invoiceId)
    .where('document.kind', '=', kind)
    .executeTakeFirst()
}

/** The files of these documents, and the ids of their valid payment links. */
export async function filesAndLinks(tx: Tx, workspaceId: string, ids: readonly string[]) {
  if (ids.length === 0) return { files: [], links: [] }
  const files = await tx
    .selectFrom('document')
    .select(['invoice_id', 'kind', 'file_name', 'media_type'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', 'in', [...ids])
    .execute()
  const links = await tx
    .selectFrom('pay_link')
    .select(['invoice_id', 'id'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', 'in', [...ids])
    .where('revoked_at', 'is', null)
    .execute()
  return { files, links }
}

export type OpenQuote = QuoteRow & { readonly revision_id: string }

/** The quotes that await an answer and may be accepted today, with the id of their newest version; the first to expire first. */
export function openQuotes(tx: Tx, key: CustomerKey, today: LocalDate): Promise<OpenQuote[]> {
  return selectQuotes(tx, key.workspaceId)
    .innerJoin('quote_revision', join =>
      join
        .onRef('quote_revision.workspace_id', '=', 'quote.workspace_id')
        .onRef('quote_revision.quote_id', '=', 'quote.id')
        .onRef('quote_revision.revision', '=', 'quote.revision'),
    )
    .select('quote_revision.id as revision_id')
    .where('quote.customer_id', '=', key.customerId)
    .where('quote.state', '=', 'sent')
    .where('quote.valid_until', '>=', today)
    .orderBy('quote.valid_until')
    .limit(MOST_QUOTES)
    .execute()
}

/** The numbers of those documents that are this customer's. */
export async function numbersOfCustomer(
  tx: Tx,
  key: CustomerKey,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await issuedOf(tx, key)
    .select('number')
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('due_key')
    .orderBy('id')
    .execute()
  return rows.map(row => row.number ?? '')
}

const MOST_ACCOMPANYING = 100

/** The order confirmations, pro-forma invoices and delivery notes that were sent to the customer, the newest first. `id`: only this one. */
export function accompanyingOf(tx: Tx, { workspaceId, customerId }: CustomerKey, id?: string) {
  const sent = tx
    .selectFrom('accompanying_document')
    .select(['id', 'kind', 'number', 'created_at', 'sha256', 'file_name'])
    .where('workspace_id', '=', workspaceId)
    .where('customer_id', '=', customerId)
    .where('mail_id', 'is not', null)
  return (id === undefined ? sent : sent.where('id', '=', id))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ACCOMPANYING)
    .execute()
}
