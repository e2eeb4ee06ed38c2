import type { BankAccount, PartyProfile } from '@bordereau/domain/party/party'
import { type CompanyRow, findCompany } from '../company/store.ts'
import type { Tx } from '../db/database.ts'

/** The company as its documents need it. */
export type Seller = Omit<CompanyRow, 'workspaceId' | 'version'>

export type Buyer = {
  readonly id: string
  readonly profile: PartyProfile
  readonly email: string
  readonly currency: string
  readonly language: string
  readonly secondLanguage: string | null
  readonly dueDays: number | null
  readonly buyerReference: string
}

export async function loadSeller(tx: Tx, workspaceId: string): Promise<Seller> {
  const company = await findCompany(tx, workspaceId)
  if (!company) throw new Error(`the workspace ${workspaceId} has no company`)
  return company
}

export async function loadBuyer(
  tx: Tx,
  workspaceId: string,
  customerId: string,
): Promise<Buyer | undefined> {
  const row = await tx
    .selectFrom('customer')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    profile: row.profile as PartyProfile,
    email: row.email,
    currency: row.currency,
    language: row.language,
    secondLanguage: row.second_language,
    dueDays: row.due_days,
    buyerReference: row.buyer_reference,
  }
}

/** The account a document names: the one chosen, else one in its currency, else the default. */
export async function loadBankAccount(
  tx: Tx,
  workspaceId: string,
  wanted: { readonly id: string | null; readonly currency: string },
): Promise<BankAccount | null> {
  const rows = await tx
    .selectFrom('bank_account')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('archived_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .execute()
  const row =
    rows.find(account => account.id === wanted.id) ??
    rows.find(account => account.currency === wanted.currency) ??
    rows.find(account => account.is_default) ??
    rows[0]
  if (!row) return null
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
  }
}
