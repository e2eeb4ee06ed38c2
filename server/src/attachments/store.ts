import type { AttachmentType, DraftAttachment } from '@bordereau/domain/invoice/attachments'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { hex } from '../lib/secret.ts'

/** Files that the company uploaded, by the hash of their bytes in the archive. */
export async function addAttachment(
  tx: Tx,
  workspaceId: string,
  file: { readonly sha256: string; readonly mediaType: AttachmentType; readonly size: number },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('attachment')
    .values({
      workspace_id: workspaceId,
      sha256: Buffer.from(file.sha256, 'hex'),
      media_type: file.mediaType,
      size: file.size,
      used_at: at,
    })
    .onConflict(one => one.columns(['workspace_id', 'sha256']).doUpdateSet({ used_at: at }))
    .execute()
}

export async function findAttachment(tx: Tx, workspaceId: string, sha256: string) {
  return tx
    .selectFrom('attachment')
    .select(['media_type', 'size'])
    .where('workspace_id', '=', workspaceId)
    .where('sha256', '=', Buffer.from(sha256, 'hex'))
    .executeTakeFirst()
}

const DAY_MS = 86_400_000

/**
 * Whether the company uploaded all these files, with the types and sizes that are said of them. They are marked as used, at
 * most once a day: what nothing uses is deleted.
 */
export async function useAttachments(
  tx: Tx,
  workspaceId: string,
  files: readonly DraftAttachment[],
  at: Date,
): Promise<boolean> {
  const hashes = files.map(({ sha256 }) => Buffer.from(sha256, 'hex'))
  await tx
    .updateTable('attachment')
    .set({ used_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('sha256', 'in', hashes)
    .where('used_at', '<', new Date(at.getTime() - DAY_MS))
    .execute()
  const rows = await tx
    .selectFrom('attachment')
    .select(['sha256', 'media_type', 'size'])
    .where('workspace_id', '=', workspaceId)
    .where('sha256', 'in', hashes)
    .execute()
  const known = new Map(rows.map(row => [hex(row.sha256), row]))
  return files.every(file => {
    const row = known.get(file.sha256)
    return row?.media_type === file.mediaType && row.size === file.size
  })
}

/**
 * Gives up uploaded files that no draft, recurring invoice or issued document has, and that were not used since `before`: their
 * bytes are deleted once nothing refers to them. Needs a system transaction.
 */
export async function releaseUnused(tx: Tx, before: Date, at: Date): Promise<void> {
  await sql`
    with unused as (
      delete from attachment
      where used_at < ${before}
        and not exists (
          select from document
          where document.workspace_id = attachment.workspace_id and document.sha256 = attachment.sha256)
        and not exists (
          select from invoice
          where invoice.workspace_id = attachment.workspace_id and invoice.issued_at is null
            and invoice.draft -> 'attachments' @>
              jsonb_build_array(jsonb_build_object('sha256', encode(attachment.sha256, 'hex'))))
        and not exists (
          select from recurring
          where recurring.workspace_id = attachment.workspace_id
            and recurring.draft -> 'attachments' @>
              jsonb_build_array(jsonb_build_object('sha256', encode(attachment.sha256, 'hex'))))
      returning workspace_id, sha256
    )
    insert into archive_release (workspace_id, sha256, kind, released_at)
    select workspace_id, sha256, 'document', ${at}::timestamptz from unused
    on conflict (workspace_id, sha256) do update set released_at = excluded.released_at`.execute(tx)
}
