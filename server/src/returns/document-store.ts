import { MAX_RETURN_DOCUMENTS } from '@bordereau/contract/returns'
import type { FiledDocument } from '@bordereau/domain/books/filed'
import type { Rated } from '@bordereau/domain/books/post-document'
import type { LocalDate } from '@bordereau/domain/date'
import { addDays } from '@bordereau/domain/date'
import type { DocumentKind, DocumentType } from '@bordereau/domain/document-kind'
import { decimal } from '@bordereau/domain/money/decimal'
import type { ReturnSource } from '@bordereau/domain/returns/return-document'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { readDraft, readSnapshot } from '../invoices/document/snapshot.ts'
import { settingsRate } from '../reports/documents-store.ts'
import type { Span } from '../reports/span.ts'

/** Which documents a return reads: those that may be in a list of sales abroad, or all sales. */
export type Returned = 'abroad' | 'all'

type Row = {
  readonly key: string
  readonly kind: DocumentKind
  readonly type: DocumentType
  readonly number: string
  readonly issue_date: LocalDate
  readonly customer_id: string
  readonly customer_name: string
  readonly frozen: string
  readonly frozen_format: number
  readonly draft: unknown
  readonly draft_format: number
  readonly rate: string | null
}

/** Goods may be invoiced after the month of their supply and belong to the 15th of the next one: art. 67 and 222. */
const INVOICED_LATER_DAYS = 46

/**
 * Issued sales that were issued in the period or supplied in it or shortly before, with what each of them corrects. Lists
 * and returns choose among them by the day that their law names. undefined: more than MAX_RETURN_DOCUMENTS.
 */
export async function returnSourcesOf(
  tx: Tx,
  span: Span,
  which: Returned,
): Promise<readonly ReturnSource[] | undefined> {
  const { workspaceId, period } = span
  const earliest = addDays(period.from, -INVOICED_LATER_DAYS)
  const supplied = sql`coalesce(one.draft ->> 'deliveryDate', one.draft -> 'period' ->> 'end')`
  const chosen = sql`select one.* from invoice one
    where one.workspace_id = ${workspaceId} and one.issued_at is not null and one.kind <> 'self_billed'
      and ${which === 'all' ? sql<SqlBool>`true` : isAbroad(span)}
      and (one.issue_key between ${period.from}::date and ${period.to}::date
        or ${supplied} between ${earliest} and ${period.to})`
  const rows = await rowsOf(
    tx,
    span,
    sql`select chosen.*, chosen.id as key, chosen.issue_key as day from (${chosen}) as chosen
      order by issue_key, id limit ${MAX_RETURN_DOCUMENTS + 1}`,
  )
  if (rows.length > MAX_RETURN_DOCUMENTS) return undefined
  const corrected = await rowsOf(
    tx,
    span,
    sql`select corrected.*, one.id as key, one.issue_key as day from (${chosen}) as one
      join invoice corrected on corrected.workspace_id = one.workspace_id and corrected.id = one.corrects_id`,
  )
  const byCorrection = new Map(corrected.map(row => [row.key, row]))
  return rows.map(row => sourceOf(row, byCorrection.get(row.key)))
}

/** It has a reverse charge, an exemption of art. 138, or the tax of another state than that of the company. */
function isAbroad({ workspaceId }: Span): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from document_tax tax join company on company.workspace_id = tax.workspace_id
    where tax.workspace_id = ${workspaceId} and tax.invoice_id = one.id and tax.side = 'sales'
      and (tax.category in ('AE', 'K') or tax.country <> company.country))`
}

/** Whether anything was ever sold that such a list may name. */
export async function hasSoldAbroad(tx: Tx, workspaceId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from document_tax tax
      join company on company.workspace_id = tax.workspace_id
      join invoice on invoice.workspace_id = tax.workspace_id and invoice.id = tax.invoice_id
      where tax.workspace_id = ${workspaceId} and tax.side = 'sales'
        and (tax.category = 'K' or tax.country <> company.country
          or (tax.category = 'AE' and invoice.customer_country <> company.country))
    ) as found`.execute(tx)
  return rows[0]?.found === true
}

async function rowsOf(tx: Tx, span: Span, documents: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select doc.key, doc.kind, doc.type, doc.number, doc.issue_date, doc.customer_id, doc.customer_name, doc.frozen,
      doc.frozen_format, doc.draft, doc.draft_format, settings.rate::text as rate
    from (${documents}) as doc ${settingsRate(span, sql`doc.currency`, sql`doc.day`)}
    order by doc.day, doc.key`.execute(tx)
  return rows
}

function sourceOf(row: Row, corrected: Row | undefined): ReturnSource {
  const { vatProof } = readSnapshot(row.frozen, row.frozen_format)
  return {
    id: row.key,
    filed: { one: ratedOf(row), corrected: corrected && ratedOf(corrected) },
    supplies: suppliesOf(row),
    correctedSupplies: corrected && suppliesOf(corrected),
    vatProof,
  }
}

/** The kind of supply of each line, which the draft of an issued document keeps. */
function suppliesOf({ draft, draft_format }: Row): readonly string[] {
  return readDraft(draft, draft_format).lines.map(({ supply }) => supply)
}

function ratedOf(row: Row): Rated<FiledDocument> {
  const { invoice, totals, seller, buyer } = readSnapshot(row.frozen, row.frozen_format)
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
  }
  return { document, settingsRate: row.rate === null ? undefined : decimal(row.rate) }
}
