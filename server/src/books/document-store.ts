import type { Filed, FiledDocument } from '@bordereau/domain/books/filed'
import type { Rated } from '@bordereau/domain/books/post-document'
import type { LocalDate } from '@bordereau/domain/date'
import type { DocumentKind, DocumentType } from '@bordereau/domain/document-kind'
import { type Decimal, decimal } from '@bordereau/domain/money/decimal'
import type { TaxPoints } from '@bordereau/domain/returns/tax-points'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { readSnapshot } from '../invoices/document/snapshot.ts'
import { settingsRate } from '../reports/documents-store.ts'
import type { Span } from '../reports/span.ts'

/** An issued document with the one that it replaces, both with the rate of the settings on its day. */
export type DocumentToBook = {
  readonly id: string
  readonly one: Rated
  readonly replaced: Rated | undefined
}

/** Where a page begins: after this day and id. */
export type After = { readonly day: LocalDate; readonly id: string }

type Row = {
  key: string
  kind: DocumentKind
  type: DocumentType
  number: string
  issue_date: LocalDate
  customer_id: string
  customer_name: string
  frozen: string
  frozen_format: number
  rate: string | null
}

/** Documents issued in the period by day, without self-billed ones, which are no sales. */
export async function documentPage(
  tx: Tx,
  span: Span,
  after: After | undefined,
  limit: number,
): Promise<readonly DocumentToBook[]> {
  const rows = await pageOf(tx, span, after, limit)
  const ids = rows.map(({ key }) => key)
  const replaced = await correctedBy(tx, span, ids, sql`and one.type = 'corrected_invoice'`)
  return rows.map(row => ({ id: row.key, one: ratedOf(row), replaced: replaced.get(row.key) }))
}

/** The same documents, each with the one that it corrects in any way. */
export async function filedPage(
  tx: Tx,
  span: Span,
  after: After | undefined,
  limit: number,
): Promise<readonly (Filed & { readonly id: string })[]> {
  const rows = await pageOf(tx, span, after, limit)
  const corrected = await correctedBy(
    tx,
    span,
    rows.map(({ key }) => key),
    sql``,
  )
  return rows.map(row => ({ id: row.key, one: ratedOf(row), corrected: corrected.get(row.key) }))
}

/** Documents by their ids, in the order of their issue, each with the one that it corrects in any way. */
export async function filedById(
  tx: Tx,
  span: Span,
  ids: readonly string[],
): Promise<readonly (Filed & { readonly id: string })[]> {
  const one = await documentsById(tx, span, ids)
  const corrected = await correctedBy(tx, span, ids, sql``)
  return ids.flatMap(id => {
    const found = one.get(id)
    return found ? [{ id, one: found, corrected: corrected.get(id) }] : []
  })
}

async function pageOf(
  tx: Tx,
  span: Span,
  after: After | undefined,
  limit: number,
): Promise<readonly Row[]> {
  const { workspaceId, period } = span
  const beyond = after
    ? sql`(issue_key, id) > (${after.day}::date, ${after.id}::uuid)`
    : sql`issue_key >= ${period.from}::date`
  return rowsOf(
    tx,
    span,
    sql`select invoice.*, id as key, issue_key as day from invoice
      where workspace_id = ${workspaceId} and issued_at is not null and kind <> 'self_billed'
        and issue_key <= ${period.to}::date and ${beyond}
      order by issue_key, id limit ${limit}`,
  )
}

/** Documents by their ids, each with the rate of the settings on its own day. */
export async function documentsById(
  tx: Tx,
  span: Span,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Rated<FiledDocument>>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    tx,
    span,
    sql`select invoice.*, id as key, issue_key as day from invoice
      where workspace_id = ${span.workspaceId} and id = any(${[...ids]}::uuid[])`,
  )
  return new Map(rows.map(row => [row.key, ratedOf(row)]))
}

/** The documents that others correct, by the ids of these, with the rate of the day of the correction. */
async function correctedBy(
  tx: Tx,
  span: Span,
  ids: readonly string[],
  only: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, Rated<FiledDocument>>> {
  const rows = await rowsOf(
    tx,
    span,
    sql`select corrected.*, one.id as key, one.issue_key as day from invoice one
      join invoice corrected on corrected.workspace_id = one.workspace_id and corrected.id = one.corrects_id
      where one.workspace_id = ${span.workspaceId} ${only}
        and one.id = any(${[...ids]}::uuid[])`,
  )
  return new Map(rows.map(row => [row.key, ratedOf(row)]))
}

async function rowsOf(tx: Tx, span: Span, documents: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select doc.key, doc.kind, doc.type, doc.number, doc.issue_date, doc.customer_id, doc.customer_name, doc.frozen,
      doc.frozen_format, settings.rate::text as rate
    from (${documents}) as doc ${settingsRate(span, sql`doc.currency`, sql`doc.day`)}
    order by doc.day, doc.key`.execute(tx)
  return rows
}

function ratedOf(row: Row): Rated<FiledDocument> {
  const { invoice, totals, seller, buyer, taxPoints } = readSnapshot(row.frozen, row.frozen_format)
  const document: FiledDocument = {
    kind: row.kind,
    type: row.type,
    number: row.number,
    issueDate: row.issue_date,
    customer: { id: row.customer_id, name: row.customer_name },
    sellerCountry: seller.address.country,
    buyerCountry: buyer.address.country,
    invoice,
    totals,
    supplied: invoice.delivery.date ?? invoice.period?.end,
    taxDay: taxDayOf(taxPoints, row.issue_date),
  }
  return { document, settingsRate: rateOf(row.rate) }
}

/** The day on which the tax that is charged arises; undefined where that is with the payments. */
function taxDayOf(points: TaxPoints | undefined, issued: LocalDate): LocalDate | undefined {
  const point = points?.S
  return point?.by === 'payment' ? undefined : (point?.day ?? issued)
}

/** The canonical decimal of a rate as the database writes it. */
export function rateOf(text: string | null): Decimal | undefined {
  return text === null ? undefined : decimal(text)
}
