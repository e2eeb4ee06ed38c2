import type { Tx } from '../db/database.ts'

export type Rate = { readonly currency: string; readonly date: string; readonly rate: string }

/** The newest first. */
export async function listRates(tx: Tx, workspaceId: string): Promise<Rate[]> {
  return tx
    .selectFrom('exchange_rate')
    .select(['currency', 'date', 'rate'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('date', 'desc')
    .orderBy('currency')
    .limit(MAX_RATES)
    .execute()
}

/** Limit of the list, about three years of daily rates; the next document needs the newest. */
const MAX_RATES = 1_000

/** All of them, the oldest first. */
export async function allRates(tx: Tx, workspaceId: string): Promise<Rate[]> {
  return tx
    .selectFrom('exchange_rate')
    .select(['currency', 'date', 'rate'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('date')
    .execute()
}

/** Rates of different currencies or days. */
export async function putRates(tx: Tx, workspaceId: string, rates: readonly Rate[]): Promise<void> {
  await tx
    .insertInto('exchange_rate')
    .values(rates.map(rate => ({ workspace_id: workspaceId, ...rate })))
    .onConflict(conflict =>
      conflict
        .columns(['workspace_id', 'currency', 'date'])
        .doUpdateSet(eb => ({ rate: eb.ref('excluded.rate') })),
    )
    .execute()
}

export async function deleteRates(tx: Tx, workspaceId: string): Promise<void> {
  await tx.deleteFrom('exchange_rate').where('workspace_id', '=', workspaceId).execute()
}
