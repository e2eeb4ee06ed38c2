import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Totals } from '@bordereau/domain/invoice/totals'
import type { LocalDate } from '@bordereau/domain/date'
import type { Selectable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Schema } from '../../db/tables.ts'
import { newId } from '../../lib/id.ts'
import { DRAFT_FORMAT } from '@bordereau/domain/invoice/stored-draft'
import { SNAPSHOT_FORMAT, writeDraft } from './snapshot.ts'

export type InvoiceRow = Selectable<Schema['invoice']>

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

function draftColumns({ draft, totals, customerName, customerCountry, dueDate }: DraftRow) {
  return {
    kind: draft.kind,
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
  }
}

export async function insertDraft(
  tx: Tx,
  workspaceId: string,
  row: DraftRow,
  by: { readonly personId: string | null; readonly at: Date },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('invoice')
    .values({
      workspace_id: workspaceId,
      id,
      ...draftColumns(row),
      created_by: by.personId,
      created_at: by.at,
      updated_at: by.at,
    })
    .execute()
  return id
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

export type IssuedColumns = {
  readonly seriesId: string
  readonly period: string
  readonly seq: bigint
  readonly number: string
  readonly frozen: string
  readonly issueDate: LocalDate
  readonly dueDate: LocalDate | null
  readonly totals: Totals
  readonly customerName: string
  readonly customerCountry: string
  readonly bySystemOrPerson: string | null
  readonly at: Date
}

/**
 * Turns a draft into an issued document; triggers refuse every later change. False when another document of the
 * company has the number: the transaction can then only be rolled back.
 */
export async function markIssued(tx: Tx, row: InvoiceRow, issued: IssuedColumns): Promise<boolean> {
  const update = tx
    .updateTable('invoice')
    .set({
      series_id: issued.seriesId,
      period: issued.period,
      seq: issued.seq,
      number: issued.number,
      frozen: issued.frozen,
      frozen_format: SNAPSHOT_FORMAT,
      issue_date: issued.issueDate,
      due_date: issued.dueDate,
      net_minor: issued.totals.net,
      tax_minor: issued.totals.tax,
      gross_minor: issued.totals.gross,
      payable_minor: issued.totals.payable,
      customer_name: issued.customerName,
      customer_country: issued.customerCountry,
      issued_at: issued.at,
      issued_by: issued.bySystemOrPerson,
      version: row.version + 1,
      updated_at: issued.at,
    })
    .where('workspace_id', '=', row.workspace_id)
    .where('id', '=', row.id)
    .execute()
  return update.then(
    () => true,
    (error: unknown) => {
      if (Object(error).constraint === 'invoice_number') return false
      throw error
    },
  )
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

/** Adds an entry to the document's timeline. */
export async function addEvent(
  tx: Tx,
  workspaceId: string,
  event: {
    readonly invoiceId: string
    readonly kind: string
    readonly personId: string | null
    readonly at: Date
    readonly detail?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  await tx
    .insertInto('event')
    .values({
      workspace_id: workspaceId,
      id: newId(),
      invoice_id: event.invoiceId,
      at: event.at,
      kind: event.kind,
      person_id: event.personId,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute()
}

export async function addDocuments(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
  at: Date,
  documents: readonly {
    readonly kind: string
    readonly sha256: Uint8Array
    readonly size: number
    readonly mediaType: string
    readonly fileName: string
  }[],
): Promise<void> {
  await tx
    .insertInto('document')
    .values(
      documents.map(document => ({
        workspace_id: workspaceId,
        invoice_id: invoiceId,
        kind: document.kind,
        sha256: document.sha256,
        size: document.size,
        media_type: document.mediaType,
        file_name: document.fileName,
        created_at: at,
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
