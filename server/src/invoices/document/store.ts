import { type DocumentKind, documentTypeOf, ledgerKindOf } from '@bordereau/domain/document-kind'
import { netStatedBefore } from '@bordereau/domain/invoice/deposits'
import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Totals } from '@bordereau/domain/invoice/totals'
import type { LocalDate } from '@bordereau/domain/date'
import { toMinor } from '@bordereau/domain/money/currency'
import { type Status, type StatusFacts, openOf, statusOf } from '@bordereau/domain/payment/status'
import type { TableRow, Tx } from '../../db/database.ts'
import { newId } from '../../lib/id.ts'
import { DRAFT_FORMAT } from '@bordereau/domain/invoice/stored-draft'
import { writeDraft } from './snapshot.ts'

export type InvoiceRow = TableRow<'invoice'>

export async function findInvoice(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<InvoiceRow | undefined> {
  return invoiceById(tx, workspaceId, id).executeTakeFirst()
}

/** Locks the row until the transaction ends, so that checks made on it stay valid. */
export async function lockInvoice(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<InvoiceRow | undefined> {
  return invoiceById(tx, workspaceId, id).forUpdate().executeTakeFirst()
}

function invoiceById(tx: Tx, workspaceId: string, id: string) {
  return tx
    .selectFrom('invoice')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
}

/** A draft with the columns that lists and filters read, written each time it is saved. */
export type DraftRow = {
  readonly draft: Draft
  readonly totals: Totals
  readonly customerName: string
  readonly customerCountry: string
  readonly dueDate: LocalDate | null
}

export function draftColumns({ draft, totals, customerName, customerCountry, dueDate }: DraftRow) {
  return {
    kind: ledgerKindOf(draft),
    customer_id: draft.customerId,
    customer_name: customerName,
    customer_country: customerCountry,
    currency: draft.currency,
    language: draft.language,
    draft: writeDraft(draft),
    draft_format: DRAFT_FORMAT,
    issue_date: draft.issueDate,
    due_date: dueDate,
    net_minor: totals.net,
    tax_minor: totals.tax,
    gross_minor: totals.gross,
    payable_minor: totals.payable,
    corrects_id: draft.corrects?.invoiceId ?? null,
    type: documentTypeOf(draft),
    stated_before_minor: statedBefore(draft),
  }
}

/** The net amount of the document that others stated before it; sums over documents leave it out. */
export function statedBefore({ deposits, corrects, currency }: Draft): bigint {
  const replaced = corrects?.replaced ? toMinor(corrects.replaced.net, currency) : 0n
  return netStatedBefore(deposits, currency) + replaced
}

export async function insertDraft(
  tx: Tx,
  workspaceId: string,
  id: string,
  row: DraftRow,
  by: {
    readonly personId: string | null
    readonly at: Date
    readonly seriesKind?: DocumentKind | undefined
  },
): Promise<void> {
  await insertDrafts(tx, workspaceId, [{ id, row, ...by }])
}

export async function insertDrafts(
  tx: Tx,
  workspaceId: string,
  drafts: readonly {
    readonly id: string
    readonly row: DraftRow
    readonly personId: string | null
    readonly at: Date
    /** The series of its number; by default the one of its kind. */
    readonly seriesKind?: DocumentKind | undefined
  }[],
): Promise<void> {
  await tx
    .insertInto('invoice')
    .values(
      drafts.map(({ id, row, personId, at, seriesKind }) => ({
        workspace_id: workspaceId,
        id,
        ...draftColumns(row),
        series_kind: seriesKind ?? null,
        created_by: personId,
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
}

/** Saves a draft under optimistic locking. False when the version differs or the document has been issued. */
export async function updateDraft(
  tx: Tx,
  workspaceId: string,
  id: string,
  version: number,
  row: DraftRow,
  at: Date,
): Promise<boolean> {
  const result = await tx
    .updateTable('invoice')
    .set({ ...draftColumns(row), version: version + 1, updated_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('issued_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function deleteDraftRow(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('invoice')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('issued_at', 'is', null)
    .execute()
}

/** Updates the columns that may change after issue. */
export async function updateIssued(
  tx: Tx,
  workspaceId: string,
  id: string,
  state: {
    readonly sent_at?: Date
    readonly viewed_at?: Date
    readonly reminded_at?: Date | null
    readonly settled_minor?: bigint
    readonly credited_minor?: bigint
  },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('invoice')
    .set({ ...state, updated_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** An entry of a document's timeline. */
export type NewEvent = {
  readonly invoiceId: string
  readonly kind: string
  readonly personId: string | null
  readonly at: Date
  readonly detail?: Readonly<Record<string, unknown>>
}

export async function addEvent(tx: Tx, workspaceId: string, event: NewEvent): Promise<void> {
  await addEvents(tx, workspaceId, [event])
}

export async function addEvents(
  tx: Tx,
  workspaceId: string,
  events: readonly NewEvent[],
): Promise<void> {
  await tx
    .insertInto('event')
    .values(
      events.map(event => ({
        workspace_id: workspaceId,
        id: newId(),
        invoice_id: event.invoiceId,
        at: event.at,
        kind: event.kind,
        person_id: event.personId,
        detail: JSON.stringify(event.detail ?? {}),
      })),
    )
    .execute()
}

/** The document's files in the archive. */
export async function listDocuments(tx: Tx, workspaceId: string, invoiceId: string) {
  return tx
    .selectFrom('document')
    .select(['kind', 'file_name', 'media_type', 'size', 'sha256'])
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .execute()
}

export async function findDocument(tx: Tx, workspaceId: string, invoiceId: string, kind: string) {
  return tx
    .selectFrom('document')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** The kind of the series from which a document of the company takes its number; of a self-billed one, see documentSeries. */
export function seriesKindOfRow(row: Pick<InvoiceRow, 'kind' | 'series_kind'>): DocumentKind {
  return row.series_kind ?? (row.kind === 'self_billed' ? 'invoice' : row.kind)
}

type StatusColumns = Pick<
  InvoiceRow,
  | 'kind'
  | 'issued_at'
  | 'sent_at'
  | 'viewed_at'
  | 'due_date'
  | 'payable_minor'
  | 'settled_minor'
  | 'credited_minor'
>

export function statusOfRow(row: StatusColumns, now: LocalDate): Status {
  return statusOf(statusFactsOf(row), now)
}

export function statusFactsOf(row: StatusColumns): StatusFacts {
  return {
    kind: row.kind,
    issued: row.issued_at !== null,
    sentAt: row.sent_at,
    viewedAt: row.viewed_at,
    dueDate: asDate(row.due_date),
    payable: row.payable_minor,
    settled: row.settled_minor,
    correctedInFull: row.credited_minor > 0n && row.credited_minor >= row.payable_minor,
  }
}

export function openOfRow(
  row: Pick<InvoiceRow, 'issued_at' | 'payable_minor' | 'settled_minor'>,
): bigint {
  return row.issued_at === null
    ? 0n
    : openOf({ payable: row.payable_minor, settled: row.settled_minor })
}

/** The database column has the type date, so its text is a valid LocalDate. */
export function asDate(text: string | null): LocalDate | null {
  return text as LocalDate | null
}
