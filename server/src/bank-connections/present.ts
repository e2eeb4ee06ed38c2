import {
  type BankConnectionView,
  CONNECTION_PROBLEMS,
  type ConnectedBankAccount,
} from '@bordereau/contract/bank-connections'
import { localDate } from '@bordereau/domain/date'
import { accountOf } from '../bank-statements/formats/values.ts'
import { listAccounts as listOwnAccounts } from '../company/bank-store.ts'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { feedOf } from './feed-access.ts'
import { type AccountRow, type ConnectionRow, listAccounts } from './store.ts'

/** People are told of a consent's end so long before. */
export const WARN_MS = 7 * 86_400_000

export async function presentConnections(
  tx: Tx,
  context: Pick<AppContext, 'feeds' | 'clock'>,
  workspaceId: string,
  rows: readonly ConnectionRow[],
): Promise<BankConnectionView[]> {
  const own = await listOwnAccounts(tx, workspaceId)
  const names = new Map(
    own.map(one => [accountOf(one.iban || one.accountNumber), one.bankName || one.accountName]),
  )
  const accounts = Map.groupBy(await listAccounts(tx, workspaceId), one => one.connection_id)
  const warnAt = context.clock.now().getTime() + WARN_MS
  return rows.map(row => ({
    id: row.id,
    feed: row.feed,
    feedLabel: feedOf(context, row.feed)?.label ?? row.feed,
    institutionId: row.institution_id,
    institutionName: row.institution_name,
    country: row.country,
    test: row.test,
    status: row.status,
    url: row.status === 'waiting' ? row.url : '',
    validUntil: row.valid_until?.toISOString() ?? null,
    endsSoon:
      row.status === 'connected' && row.valid_until !== null && row.valid_until.getTime() <= warnAt,
    createdAt: row.created_at.toISOString(),
    accounts: (accounts.get(row.id) ?? []).map(one => presentAccount(one, names)),
  }))
}

function presentAccount(row: AccountRow, names: ReadonlyMap<string, string>): ConnectedBankAccount {
  return {
    id: row.id,
    account: row.account,
    currency: row.currency,
    name: names.get(row.account) || row.name,
    readUntil: row.read_until === null ? null : localDate(row.read_until),
    fetchedAt: row.fetched_at?.toISOString() ?? null,
    nextFetchAt: row.next_fetch_at?.toISOString() ?? null,
    problem: CONNECTION_PROBLEMS.find(one => one === row.problem) ?? null,
  }
}
