import { type FiledDetails, NO_DETAILS } from '@bordereau/domain/country/tax-files'
import type { Tx } from '../db/database.ts'

/** To which accounts a company's books enter what it issues and receives. */
export type BookkeepingSetting = {
  readonly chart: string
  readonly accounts: Readonly<Record<string, string>>
  readonly advisor: string
  readonly client: string
  readonly details: FiledDetails
}

/** undefined until the company has saved one. */
export async function findSetting(
  tx: Tx,
  workspaceId: string,
): Promise<BookkeepingSetting | undefined> {
  const row = await tx
    .selectFrom('bookkeeping')
    .select(['chart', 'accounts', 'advisor', 'client', 'details'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  // Written by putSetting only.
  return (
    row && {
      ...row,
      accounts: row.accounts as BookkeepingSetting['accounts'],
      details: { ...NO_DETAILS, ...(row.details as Partial<FiledDetails>) },
    }
  )
}

export async function putSetting(
  tx: Tx,
  workspaceId: string,
  { chart, accounts, advisor, client, details }: BookkeepingSetting,
  at: Date,
): Promise<void> {
  const texts = { accounts: JSON.stringify(accounts), details: JSON.stringify(details) }
  const columns = { chart, advisor, client, ...texts, updated_at: at }
  await tx
    .insertInto('bookkeeping')
    .values({ workspace_id: workspaceId, ...columns })
    .onConflict(conflict => conflict.column('workspace_id').doUpdateSet(columns))
    .execute()
}
