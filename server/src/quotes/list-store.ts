import { MAX_COUNTED } from '@bordereau/contract/value'
import type { LocalDate } from '@bordereau/domain/date'
import { QUOTE_STATUSES, type QuoteStatus } from '@bordereau/domain/quote/status'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { customerCondition } from '../customers/search-store.ts'
import type { Tx } from '../db/database.ts'
import { countUpTo } from '../lib/count.ts'
import { cutPage, decodeCursor } from '../lib/cursor.ts'
import { type QuoteRow, selectQuotes } from './store.ts'

export type QuoteFilter = {
  readonly q?: string | undefined
  readonly status?: readonly QuoteStatus[] | undefined
  readonly customerId?: string | undefined
}

/** The status as quoteStatusOf says it (domain/src/quote/status.ts); quotes.test.ts compares the two. */
const statusAt = (now: LocalDate) => sql<QuoteStatus>`case
  when quote.state = 'accepted' then case when exists (
    select from invoice where invoice.workspace_id = quote.workspace_id and invoice.quote_id = quote.id)
    then 'invoiced' else 'accepted' end
  when quote.state <> 'sent' then quote.state
  when quote.valid_until < ${now}::date then 'expired'
  when quote.viewed_at is not null then 'viewed'
  else 'sent' end`

/** A page of quotes, the newest first. */
export async function listQuotePage(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  filter: QuoteFilter & { readonly after?: string | undefined; readonly limit: number },
): Promise<{ rows: QuoteRow[]; next: string | null; total: number }> {
  const conditions = await conditionsOf(tx, workspaceId, now, filter)
  const all = selectQuotes(tx, workspaceId).where(({ and }) => and(conditions))
  const ids = tx
    .selectFrom('quote')
    .where('quote.workspace_id', '=', workspaceId)
    .where(({ and }) => and(conditions))
  const total = await countUpTo(tx, ids, MAX_COUNTED + 1)
  const cursor = decodeCursor(filter.after, 'instant')
  const page = cursor
    ? all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('quote.created_at', 'quote.id'), '<', tuple(new Date(cursor.key), cursor.id)),
      )
    : all
  const rows = await page
    .orderBy('quote.created_at', 'desc')
    .orderBy('quote.id', 'desc')
    .limit(filter.limit + 1)
    .execute()
  return { ...cutPage(rows, filter.limit, last => last.created_at.toISOString()), total }
}

async function conditionsOf(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
  { q = '', status, customerId }: QuoteFilter,
): Promise<RawBuilder<SqlBool>[]> {
  const text = q.trim()
  return [
    ...(customerId === undefined ? [] : [sql<SqlBool>`quote.customer_id = ${customerId}`]),
    ...(status === undefined ? [] : [sql<SqlBool>`${statusAt(now)} = any(${[...status]}::text[])`]),
    ...(text === '' ? [] : [await searchCondition(tx, workspaceId, text)]),
  ]
}

/** The beginning of the number, or a customer by their search text. */
async function searchCondition(
  tx: Tx,
  workspaceId: string,
  text: string,
): Promise<RawBuilder<SqlBool>> {
  const ofCustomers = await customerCondition(tx, workspaceId, text)
  const prefix = text.toUpperCase()
  const byNumber = sql<SqlBool>`upper(quote.number) between ${prefix} and ${`${prefix}\u{10ffff}`}`
  return ofCustomers ? sql<SqlBool>`(${byNumber} or ${ofCustomers})` : byNumber
}

/** How many quotes have each status. */
export async function countByStatus(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
): Promise<Record<QuoteStatus, number>> {
  const rows = await tx
    .selectFrom(
      tx
        .selectFrom('quote')
        .select(statusAt(now).as('status'))
        .where('quote.workspace_id', '=', workspaceId)
        .as('found'),
    )
    .select(({ fn }) => ['status', fn.countAll<bigint>().as('count')])
    .groupBy('status')
    .execute()
  const counted = new Map(rows.map(({ status, count }) => [status, Number(count)]))
  return Object.fromEntries(
    QUOTE_STATUSES.map(status => [status, counted.get(status) ?? 0]),
  ) as Record<QuoteStatus, number>
}

/** The number and sum of the quotes that await an answer, by currency. */
export function sumOpenQuotes(
  tx: Tx,
  workspaceId: string,
  now: LocalDate,
): Promise<{ currency: string; count: bigint; gross: bigint }[]> {
  return tx
    .selectFrom('quote')
    .select(({ fn }) => [
      'currency',
      fn.countAll<bigint>().as('count'),
      sql<bigint>`sum(gross_minor)::bigint`.as('gross'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'sent')
    .where('valid_until', '>=', now)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
}
