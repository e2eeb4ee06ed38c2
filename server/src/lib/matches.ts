import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

export type Matches = {
  readonly table: 'invoice' | 'payment'
  /** What every row must meet. */
  readonly where: Expression<SqlBool>
  /** A row matches when it meets one of these conditions, each of which has an index. */
  readonly anyOf: readonly Expression<SqlBool>[]
  readonly limit: number
}

/** How matches are sorted: by a plain column, then by id. */
export type Order = { readonly key: RawBuilder<unknown>; readonly direction: RawBuilder<unknown> }

/**
 * A subquery of the ids and sort keys of the first rows that match. Each condition is a query of its own, so that each
 * uses its own index, and reads no rows where the index holds the sort keys; `or` would read every row. OFFSET 0 keeps
 * the planner from walking the table in the order of the sort key until it has met enough matches.
 */
export function matchesOf(
  { table, where, anyOf, limit }: Matches,
  order: Order,
): RawBuilder<{ id: string; sort_value: unknown }> {
  const { key, direction } = order
  const branches = anyOf.map(
    condition => sql`(
      select id, sort_value from (
        select id, ${key} as sort_value from ${sql.table(table)} where ${where} and ${condition} offset 0
      ) as matching
      order by sort_value ${direction}, id ${direction} limit ${limit})`,
  )
  return sql`(
    select id, sort_value from (${sql.join(branches, sql` union `)}) as matches
    order by sort_value ${direction}, id ${direction} limit ${limit})`
}

/** A subquery of the ids of up to `limit` rows that match a search, in any order: to count them. */
export function someMatchesOf({ table, where, anyOf, limit }: Matches): RawBuilder<{ id: string }> {
  const branches = anyOf.map(
    condition =>
      sql`(select id from ${sql.table(table)} where ${where} and ${condition} limit ${limit})`,
  )
  return sql`(${sql.join(branches, sql` union `)})`
}
