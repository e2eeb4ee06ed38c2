import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Author } from '../lib/actor.ts'

/** The figures of a return on the day it was handed in. */
export type FiledReturn = {
  readonly key: string
  /** The amount of each row as text, by the row's own key. */
  readonly figures: Readonly<Record<string, string>>
  /** Ids of the documents that were in it. */
  readonly documents: readonly string[]
  readonly by: string
  readonly at: Date
}

export async function filedReturnsOf(
  tx: Tx,
  workspaceId: string,
  period: string,
): Promise<readonly FiledReturn[]> {
  const rows = await tx
    .selectFrom('filed_return')
    .select(['return_key', 'figures', 'documents', 'filed_by_name', 'filed_at'])
    .where('workspace_id', '=', workspaceId)
    .where('period', '=', period)
    .execute()
  // Written by insertFiledReturn only.
  return rows.map(row => ({
    key: row.return_key,
    figures: row.figures as FiledReturn['figures'],
    documents: row.documents as FiledReturn['documents'],
    by: row.filed_by_name,
    at: row.filed_at,
  }))
}

/** Keeps the figures under the name that the member has today. false: the return is there already. */
export async function insertFiledReturn(
  tx: Tx,
  { workspaceId, personId }: Author,
  period: { readonly key: string; readonly currency: string },
  { key, figures, documents, at }: Omit<FiledReturn, 'by'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('filed_return')
    .values({
      workspace_id: workspaceId,
      return_key: key,
      period: period.key,
      currency: period.currency,
      figures: JSON.stringify(figures),
      documents: JSON.stringify(documents),
      filed_by: personId,
      filed_by_name: sql<string>`coalesce((select name from person where id = ${personId}), '')`,
      filed_at: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function removeFiledReturn(
  tx: Tx,
  workspaceId: string,
  period: string,
  key: string,
): Promise<void> {
  await tx
    .deleteFrom('filed_return')
    .where('workspace_id', '=', workspaceId)
    .where('period', '=', period)
    .where('return_key', '=', key)
    .execute()
}
