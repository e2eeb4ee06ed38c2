import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { likePatterns } from '../lib/search.ts'

/** Up to so many customers are looked up by their ids; more are left to a subquery, which reads them with the rows. */
const MAX_IDS = 500

/**
 * The SQL condition for rows of customers whose name, city, address or tax id contains every word of a text, for a table
 * with a column `customer_id`. Undefined when there is no such customer.
 */
export async function customerCondition(
  tx: Tx,
  workspaceId: string,
  text: string,
): Promise<RawBuilder<SqlBool> | undefined> {
  const matching = tx
    .selectFrom('customer')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where(({ and, eb }) => and(likePatterns(text).map(pattern => eb('search', 'like', pattern))))
  const found = await matching.limit(MAX_IDS + 1).execute()
  if (found.length === 0) return undefined
  return found.length <= MAX_IDS
    ? sql`customer_id = any(${found.map(row => row.id)}::uuid[])`
    : sql`customer_id in (${matching})`
}
