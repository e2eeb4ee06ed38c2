import type { TableRow, Tx } from '../db/database.ts'

export type AccompanyingRow = TableRow<'accompanying_document'>

/** What a document is made of. */
export type SourceKey =
  | { readonly quoteId: string; readonly invoiceId?: undefined }
  | { readonly invoiceId: string; readonly quoteId?: undefined }

export function sourceKeyOf({ quote_id, invoice_id }: AccompanyingRow): SourceKey {
  return quote_id === null ? { invoiceId: invoice_id ?? '' } : { quoteId: quote_id }
}

export async function insertAccompanying(tx: Tx, row: AccompanyingRow): Promise<void> {
  await tx.insertInto('accompanying_document').values(row).execute()
}

/** Those of a quote or an invoice with what became of their last e-mail, the newest first. */
export function listOfSource(tx: Tx, workspaceId: string, source: SourceKey) {
  const rows = tx
    .selectFrom('accompanying_document')
    .leftJoin('mail', join =>
      join
        .onRef('mail.workspace_id', '=', 'accompanying_document.workspace_id')
        .onRef('mail.id', '=', 'accompanying_document.mail_id'),
    )
    .selectAll('accompanying_document')
    .select(['mail.status as mailStatus', 'mail.created_at as mailedAt'])
    .where('accompanying_document.workspace_id', '=', workspaceId)
  const own =
    source.quoteId === undefined
      ? rows.where('accompanying_document.invoice_id', '=', source.invoiceId)
      : rows.where('accompanying_document.quote_id', '=', source.quoteId)
  return own
    .orderBy('accompanying_document.created_at', 'desc')
    .orderBy('accompanying_document.id', 'desc')
    .execute()
}

export function findAccompanying(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<AccompanyingRow | undefined> {
  return tx
    .selectFrom('accompanying_document')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Names the last e-mail with the document. */
export async function writeMail(
  tx: Tx,
  { workspace_id, id }: AccompanyingRow,
  mailId: string,
): Promise<void> {
  await tx
    .updateTable('accompanying_document')
    .set({ mail_id: mailId })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .execute()
}

/** Deletes one that was never sent. False where there is none. */
export async function deleteUnsent(
  tx: Tx,
  { workspace_id, id }: AccompanyingRow,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('accompanying_document')
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .where('mail_id', 'is', null)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}
