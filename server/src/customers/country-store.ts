import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The number of active customers per country without private persons, the largest first. */
export async function countByCountry(
  tx: Tx,
  workspaceId: string,
): Promise<{ country: string; count: number }[]> {
  const rows = await tx
    .selectFrom('customer')
    .select(({ fn }) => ['country', fn.countAll().as('count')])
    .where('workspace_id', '=', workspaceId)
    .where('archived_at', 'is', null)
    .where(sql<SqlBool>`profile ->> 'kind' <> 'person'`)
    .groupBy('country')
    .execute()
  return rows
    .map(({ country, count }) => ({ country, count: Number(count) }))
    .sort((a, b) => b.count - a.count || (a.country < b.country ? -1 : 1))
}
