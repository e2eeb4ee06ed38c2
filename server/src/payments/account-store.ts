import type { TableRow, Tx } from '../db/database.ts'

export type PaymentAccountRow = TableRow<'payment_account'>

/** The company's accounts at payment providers. */
export async function listPaymentAccountRows(
  tx: Tx,
  workspaceId: string,
): Promise<PaymentAccountRow[]> {
  return tx
    .selectFrom('payment_account')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .execute()
}

export async function findPaymentAccount(
  tx: Tx,
  workspaceId: string,
  provider: string,
): Promise<PaymentAccountRow | undefined> {
  const rows = await listPaymentAccountRows(tx, workspaceId)
  return rows.find(row => row.provider === provider)
}

/** Stores an account in place of the earlier one of this provider. */
export async function putPaymentAccountRow(
  tx: Tx,
  row: Omit<PaymentAccountRow, 'hints'> & { readonly hints: Readonly<Record<string, string>> },
): Promise<void> {
  const { workspace_id, provider, ...rest } = row
  const values = { ...rest, hints: JSON.stringify(rest.hints) }
  await tx
    .insertInto('payment_account')
    .values({ workspace_id, provider, ...values })
    .onConflict(conflict => conflict.columns(['workspace_id', 'provider']).doUpdateSet(values))
    .execute()
}

export async function deletePaymentAccountRow(
  tx: Tx,
  workspaceId: string,
  provider: string,
): Promise<void> {
  await tx
    .deleteFrom('payment_account')
    .where('workspace_id', '=', workspaceId)
    .where('provider', '=', provider)
    .execute()
}

export async function setReadUntil(
  tx: Tx,
  workspaceId: string,
  provider: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('payment_account')
    .set({ read_until: at })
    .where('workspace_id', '=', workspaceId)
    .where('provider', '=', provider)
    .execute()
}

/** The accounts of all companies, in a system transaction. */
export async function listAllAccounts(
  tx: Tx,
): Promise<readonly { readonly workspace_id: string; readonly provider: string }[]> {
  return tx.selectFrom('payment_account').select(['workspace_id', 'provider']).execute()
}

export async function isSampleWorkspace(tx: Tx, workspaceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('workspace')
    .select('sample')
    .where('id', '=', workspaceId)
    .executeTakeFirst()
  return row?.sample ?? false
}
