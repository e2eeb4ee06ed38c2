import type { Draft } from '@bordereau/domain/invoice/draft'
import type { Totals } from '@bordereau/domain/invoice/totals'
import type { LocalDate } from '@bordereau/domain/date'
import type { Selectable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/tables.ts'
import { newId } from '../lib/id.ts'
import { DRAFT_FORMAT, FROZEN_FORMAT, writeDraft } from './stored.ts'

export type InvoiceRow = Selectable<Schema['invoice']>

export async function findInvoice(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<InvoiceRow | undefined> {
  return invoiceById(tx, workspaceId, id).executeTakeFirst()
}

/** Held until the transaction ends, so that what is decided about it stays true. */
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

/** What the list shows of a draft, written each time it is saved. */
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
    } as never)
    .execute()
  return id
}

/** Saves a draft whose version is still the one last read. False: it is not, or it was issued meanwhile. */
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
 * The one step from draft to issued; the database refuses any change after it. False when another document of the
 * company has the number: the transaction can then only be undone.
 */
export async function markIssued(tx: Tx, row: InvoiceRow, issued: IssuedColumns): Promise<boolean> {
  const marked = tx
    .updateTable('invoice')
    .set({
      series_id: issued.seriesId,
      period: issued.period,
      seq: issued.seq,
      number: issued.number,
      frozen: issued.frozen,
      frozen_format: FROZEN_FORMAT,
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
  return marked.then(
    () => true,
    (error: unknown) => {
      if (Object(error).constraint === 'invoice_number') return false
      throw error
    },
  )
}

/** What may still change of an issued document. */
export async function updateLife(
  tx: Tx,
  workspaceId: string,
  id: string,
  life: {
    readonly sent_at?: Date
    readonly viewed_at?: Date
    readonly reminded_at?: Date
    readonly settled_minor?: bigint
    readonly credited_minor?: bigint
  },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('invoice')
    .set({ ...life, updated_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** An entry of the document's timeline. */
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
    readonly kind: 'pdf' | 'ubl' | 'cii'
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

export async function findDocument(
  tx: Tx,
  workspaceId: string,
  invoiceId: string,
  kind: 'pdf' | 'ubl' | 'cii',
) {
  return tx
    .selectFrom('document')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('invoice_id', '=', invoiceId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}
