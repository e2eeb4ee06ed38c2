import type { LocalDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'
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

/** The earliest due recurring invoice, locked until the transaction ends; rows locked by others are skipped. */
export async function lockNextDue(
  tx: Tx,
  workspaceId: string,
  until: LocalDate,
  excludedIds: readonly string[],
): Promise<Recurring | undefined> {
  let query = tx
    .selectFrom('recurring')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'active')
    .where('next_day', '<=', until)
  if (excludedIds.length > 0) query = query.where('id', 'not in', [...excludedIds])
  const row = await query
    .orderBy('next_day')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && read(row)
}
