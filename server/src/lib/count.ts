import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The number of rows a query finds, at most `most`: no further rows are read. */
export async function countUpTo<Database, Table extends keyof Database>(
  tx: Tx,
  query: SelectQueryBuilder<Database, Table, unknown>,
  most: number,
): Promise<number> {
  const found = query.select(sql`1`.as('one')).limit(most)
  const { count } = await tx
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
