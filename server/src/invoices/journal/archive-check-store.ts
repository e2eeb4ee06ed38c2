import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

export type ArchivedFile = {
  readonly workspaceId: string
  readonly invoiceId: string
  readonly kind: string
  readonly number: string
  readonly sha256: Uint8Array
}

/**
 * 'workspace/invoice/kind' of a file: the order in which files are checked and the position the check is resumed at.
 */
export function positionOfFile(
  file: Pick<ArchivedFile, 'workspaceId' | 'invoiceId' | 'kind'>,
): string {
  return [file.workspaceId, file.invoiceId, file.kind].join('/')
}

/** The position of the last file checked; null before the first. Like all of this file, needs the system scope. */
export async function readCheckedTo(tx: Tx): Promise<string | null> {
  const row = await tx.selectFrom('instance').select('archive_checked_to').executeTakeFirst()
  return row?.archive_checked_to ?? null
}

export async function saveCheckedTo(tx: Tx, position: string | null, at: Date): Promise<void> {
  await tx
    .updateTable('instance')
    .set({
      archive_checked_to: position,
      ...(position === null ? { archive_checked_at: at } : {}),
    })
    .execute()
}

/** The next files to check, only of companies with members: files of abandoned sample companies are deleted. */
export async function filesAfter(
  tx: Tx,
  position: string | null,
  limit: number,
): Promise<ArchivedFile[]> {
  const [workspaceId, invoiceId, kind] = (position ?? '').split('/')
  let query = tx
    .selectFrom('document')
    .innerJoin('invoice', join =>
      join
        .onRef('invoice.workspace_id', '=', 'document.workspace_id')
        .onRef('invoice.id', '=', 'document.invoice_id'),
    )
    .select([
      'document.workspace_id as workspaceId',
      'document.invoice_id as invoiceId',
      'document.kind',
      'document.sha256',
      sql<string>`coalesce(invoice.number, '')`.as('number'),
    ])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('membership')
          .select('membership.person_id')
          .whereRef('membership.workspace_id', '=', 'document.workspace_id'),
      ),
    )
  if (workspaceId && invoiceId && kind)
    query = query.where(
      sql<boolean>`(document.workspace_id, document.invoice_id, document.kind) > (${workspaceId}::uuid, ${invoiceId}::uuid, ${kind})`,
    )
  return query
    .orderBy('document.workspace_id')
    .orderBy('document.invoice_id')
    .orderBy('document.kind')
    .limit(limit)
    .execute()
}

export type FileState = ArchivedFile & { readonly reason: 'missing' | 'damaged' | null }

/** Records the state of some files of one company. Returns those that were found damaged for the first time. */
export async function recordFileStates(
  tx: Tx,
  workspaceId: string,
  files: readonly FileState[],
  at: Date,
): Promise<FileState[]> {
  const newlyDamaged: FileState[] = []
  for (const file of files) {
    const known = await tx
      .deleteFrom('archive_fault')
      .where('workspace_id', '=', workspaceId)
      .where('invoice_id', '=', file.invoiceId)
      .where('kind', '=', file.kind)
      .returning('found_at')
      .executeTakeFirst()
    if (file.reason === null) continue
    if (!known) newlyDamaged.push(file)
    await tx
      .insertInto('archive_fault')
      .values({
        workspace_id: workspaceId,
        invoice_id: file.invoiceId,
        kind: file.kind,
        reason: file.reason,
        found_at: known?.found_at ?? at,
      })
      .execute()
  }
  return newlyDamaged
}

export async function hasDocuments(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('document').select('invoice_id').limit(1).executeTakeFirst()
  return row !== undefined
}
