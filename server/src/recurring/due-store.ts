import type { LocalDate } from '@bordereau/domain/date'
import { sql } from 'kysely'
import type { TableRow, Tx } from '../db/database.ts'
import { type Recurring, read } from './store.ts'

/**
 * Companies with a recurring invoice due by a day. Needs the system scope. Companies without members (abandoned ones,
 * the prepared sample) are left out.
 */
export async function companiesWithRuns(tx: Tx, until: LocalDate): Promise<string[]> {
  const rows = await tx
    .selectFrom('recurring')
    .select('recurring.workspace_id')
    .distinct()
    .where('recurring.state', '=', 'active')
    .where('recurring.next_day', '<=', until)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('membership')
          .select('membership.person_id')
          .whereRef('membership.workspace_id', '=', 'recurring.workspace_id'),
      ),
    )
    .orderBy('recurring.workspace_id')
    .execute()
  return rows.map(row => row.workspace_id)
}

/** Due recurring invoices of the earliest due day, so that numbers follow the order of time. They are not locked. */
export async function listNextDue(
  tx: Tx,
  workspaceId: string,
  until: LocalDate,
  excludedIds: readonly string[],
  limit: number,
): Promise<Recurring[]> {
  const excluded = [...excludedIds]
  const { rows } = await sql<TableRow<'recurring'>>`
    select * from recurring
    where workspace_id = ${workspaceId} and state = 'active' and id <> all (${excluded}::uuid[])
      and next_day = (
        select min(next_day) from recurring
        where workspace_id = ${workspaceId} and state = 'active' and next_day <= ${until}
          and id <> all (${excluded}::uuid[]))
    order by id limit ${sql.lit(limit)}`.execute(tx)
  return rows.map(read)
}
