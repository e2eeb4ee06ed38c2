import type { Tx } from '../db/database.ts'

/** To which accounts a company's books enter what it issues and receives. */
export type BookkeepingSetting = {
  readonly chart: string
  readonly accounts: Readonly<Record<string, string>>
  readonly advisor: string
  readonly client: string
}

/** undefined until the company has saved one. */
export async function findSetting(
  tx: Tx,
  workspaceId: string,
): Promise<BookkeepingSetting | undefined> {
  const row = await tx
    .selectFrom('bookkeeping')
    .select(['chart', 'accounts', 'advisor', 'client'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  // Written by putSetting only.
  return row && { ...row, accounts: row.accounts as BookkeepingSetting['accounts'] }
}

export async function putSetting(
  tx: Tx,
  workspaceId: string,
  { chart, accounts, advisor, client }: BookkeepingSetting,
  at: Date,
): Promise<void> {
  const columns = { chart, accounts: JSON.stringify(accounts), advisor, client, updated_at: at }
  await tx
    .insertInto('bookkeeping')
    .values({ workspace_id: workspaceId, ...columns })
    .onConflict(conflict => conflict.column('workspace_id').doUpdateSet(columns))
    .execute()
}
