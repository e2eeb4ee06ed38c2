import type { LocalDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'
import { type Recurring, read } from './store.ts'

/**
 * Companies in which something is to be run by a day. Needs the system's sight. One that nobody works in any more, or not
 * yet (the sample), writes no invoices.
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

/** The one whose day is the earliest, held until the transaction ends; what somebody else holds is theirs to run. */
export async function takeDue(
  tx: Tx,
  workspaceId: string,
  until: LocalDate,
  without: readonly string[],
): Promise<Recurring | undefined> {
  let query = tx
    .selectFrom('recurring')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'active')
    .where('next_day', '<=', until)
  if (without.length > 0) query = query.where('id', 'not in', [...without])
  const row = await query
    .orderBy('next_day')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && read(row)
}
