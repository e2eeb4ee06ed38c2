import type { CustomValue } from '@bordereau/domain/invoice/custom-fields'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** The values of the company's own fields of these documents, by the document's id. */
export async function customValuesOf(
  tx: Tx,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly CustomValue[]>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('invoice')
    .select(['id', sql<readonly CustomValue[] | null>`draft -> 'customFields'`.as('values')])
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, values }) => [id, values ?? []]))
}
