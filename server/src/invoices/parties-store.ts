import type { BankAccount } from '@bordereau/domain/party/party'
import { listAccounts } from '../company/bank-store.ts'
import { type CompanyRow, findCompany } from '../company/store.ts'
import { type CustomerRow, findCustomer } from '../customers/store.ts'
import type { Tx } from '../db/database.ts'

/** The company as its documents need it. */
export type Seller = Omit<CompanyRow, 'workspaceId' | 'version'>

/** The customer as a document needs her. */
export type Buyer = Pick<
  CustomerRow,
  | 'id'
  | 'profile'
  | 'email'
  | 'currency'
  | 'language'
  | 'secondLanguage'
  | 'dueDays'
  | 'buyerReference'
>

export async function loadSeller(tx: Tx, workspaceId: string): Promise<Seller> {
  const company = await findCompany(tx, workspaceId)
  if (!company) throw new Error(`the workspace ${workspaceId} has no company`)
  return company
}

export function loadBuyer(
  tx: Tx,
  workspaceId: string,
  customerId: string,
): Promise<Buyer | undefined> {
  return findCustomer(tx, workspaceId, customerId)
}

/** The account a document names: the one chosen, else one in its currency, else the default. */
export async function loadBankAccount(
  tx: Tx,
  workspaceId: string,
  wanted: { readonly id: string | null; readonly currency: string },
): Promise<BankAccount | null> {
  const accounts = await listAccounts(tx, workspaceId)
  const chosen =
    accounts.find(account => account.id === wanted.id) ??
    accounts.find(account => account.currency === wanted.currency) ??
    accounts.find(account => account.isDefault) ??
    accounts[0]
  if (!chosen) return null
  // Which one is the default is no part of a document, and what is returned is frozen with it.
  const { isDefault: _, ...account } = chosen
  return account
}
