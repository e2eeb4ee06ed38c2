import type { TableRow, Tx } from '../db/database.ts'
import type { QuoteKey } from './store.ts'

export type RevisionRow = TableRow<'quote_revision'>

export type NewRevision = Pick<
  RevisionRow,
  | 'id'
  | 'revision'
  | 'frozen'
  | 'frozen_format'
  | 'content_sha256'
  | 'pdf_sha256'
  | 'gross_minor'
  | 'valid_until'
  | 'sent_at'
  | 'sent_by'
>

export async function insertRevision(
  tx: Tx,
  { workspaceId, quoteId }: QuoteKey,
  revision: NewRevision,
): Promise<void> {
  await tx
    .insertInto('quote_revision')
    .values({
      ...revision,
      workspace_id: workspaceId,
      quote_id: quoteId,
      signed_pdf_sha256: null,
      answer: null,
      answered_at: null,
    })
    .execute()
}

/** The versions of a quote, the newest first. */
export function listRevisions(tx: Tx, { workspaceId, quoteId }: QuoteKey): Promise<RevisionRow[]> {
  return tx
    .selectFrom('quote_revision')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('quote_id', '=', quoteId)
    .orderBy('revision', 'desc')
    .execute()
}

/** The version whose public page a link opens. */
export function findRevision(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<RevisionRow | undefined> {
  return tx
    .selectFrom('quote_revision')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export type Answer = Pick<
  RevisionRow,
  | 'answer'
  | 'answered_at'
  | 'signer_name'
  | 'reason'
  | 'signature'
  | 'ip'
  | 'user_agent'
  | 'chosen_ids'
  | 'signed_pdf_sha256'
>

/** Writes the answer once; a trigger refuses any later change. */
export async function writeAnswer(
  tx: Tx,
  workspaceId: string,
  id: string,
  answer: Answer,
): Promise<void> {
  await tx
    .updateTable('quote_revision')
    .set(answer)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}
