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

export async function putRate(tx: Tx, workspaceId: string, rate: Rate): Promise<void> {
  await tx
    .insertInto('exchange_rate')
    .values({ workspace_id: workspaceId, ...rate })
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'currency', 'date']).doUpdateSet({ rate: rate.rate }),
    )
    .execute()
}

export async function deleteRates(tx: Tx, workspaceId: string): Promise<void> {
  await tx.deleteFrom('exchange_rate').where('workspace_id', '=', workspaceId).execute()
}
