import type { LocalDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'

/** The companies with quotes whose last day is before `before`, whose members were not notified of it yet. Needs a system transaction. */
export function companiesWithExpired(
  tx: Tx,
  before: LocalDate,
): Promise<{ workspaceId: string; timeZone: string }[]> {
  return tx
    .selectFrom('quote')
    .innerJoin('company', 'company.workspace_id', 'quote.workspace_id')
    .select(['quote.workspace_id as workspaceId', 'company.time_zone as timeZone'])
    .distinct()
    .where('quote.state', '=', 'sent')
    .where('quote.expired_at', 'is', null)
    .where('quote.valid_until', '<', before)
    .execute()
}

/** Marks that of some of them the members were notified, and returns these. */
export async function claimExpired(
  tx: Tx,
  workspaceId: string,
  before: LocalDate,
  at: Date,
  limit: number,
) {
  const due = await tx
    .selectFrom('quote')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'sent')
    .where('expired_at', 'is', null)
    .where('valid_until', '<', before)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return []
  return tx
    .updateTable('quote')
    .set({ expired_at: at })
    .where('workspace_id', '=', workspaceId)
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .returning(['id', 'number', 'customer_name', 'gross_minor', 'currency'])
    .execute()
}
