import type { BankAccount, ReferenceAgreement } from '@bordereau/domain/party/party'
import type { TableRow, Tx } from '../db/database.ts'

export type BankAccountRow = BankAccount & { readonly isDefault: boolean }

/** The default first, then in the order they were added. */
export async function listAccounts(tx: Tx, workspaceId: string): Promise<BankAccountRow[]> {
  const rows = await tx
    .selectFrom('bank_account')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('archived_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(readAccount)
}

export type AccountColumns = Omit<
  TableRow<'bank_account'>,
  'workspace_id' | 'archived_at' | 'created_at'
>

export function readAccount(row: AccountColumns): BankAccountRow {
  return {
    id: row.id,
    accountName: row.account_name,
    bankName: row.bank_name,
    iban: row.iban,
    bic: row.bic,
    accountNumber: row.account_number,
    bankCode: row.bank_code,
    currency: row.currency,
    upiId: row.upi_id,
    ...(row.pix_key === '' ? {} : { pixKey: row.pix_key }),
    ...(row.reference_scheme === '' ? {} : { agreement: readAgreement(row) }),
    isDefault: row.is_default,
  }
}

/** As it was entered: what was left out is absent, so that documents without it are the same text as before. */
function readAgreement(row: AccountColumns): ReferenceAgreement {
  return {
    scheme: row.reference_scheme,
    ...(row.reference_length === null ? {} : { length: row.reference_length }),
    ...(row.payee_number === '' ? {} : { payee: row.payee_number }),
  }
}

/** Includes archived accounts: a draft may refer to one. */
export async function hasAccount(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bank_account')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAccount(
  tx: Tx,
  workspaceId: string,
  account: BankAccountRow,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('bank_account')
    .values({
      workspace_id: workspaceId,
      id: account.id,
      ...columns(account),
      archived_at: null,
      created_at: at,
    })
    .execute()
}

/** False when there is no such active account. */
export async function updateAccount(
  tx: Tx,
  workspaceId: string,
  account: BankAccountRow,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_account')
    .set(columns(account))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', account.id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function archiveAccount(
  tx: Tx,
  workspaceId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_account')
    .set({ archived_at: at, is_default: false })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** To be called before another account becomes the default. */
export async function clearDefaultAccount(tx: Tx, workspaceId: string): Promise<void> {
  await tx
    .updateTable('bank_account')
    .set({ is_default: false })
    .where('workspace_id', '=', workspaceId)
    .where('is_default', '=', true)
    .execute()
}

export async function makeDefaultAccount(tx: Tx, workspaceId: string, id: string): Promise<void> {
  await tx
    .updateTable('bank_account')
    .set({ is_default: true })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

function columns(account: BankAccountRow) {
  return {
    account_name: account.accountName,
    bank_name: account.bankName,
    iban: account.iban,
    bic: account.bic,
    account_number: account.accountNumber,
    bank_code: account.bankCode,
    currency: account.currency,
    upi_id: account.upiId,
    pix_key: account.pixKey ?? '',
    reference_scheme: account.agreement?.scheme ?? '',
    reference_length: account.agreement?.length ?? null,
    payee_number: account.agreement?.payee ?? '',
    is_default: account.isDefault,
  }
}
