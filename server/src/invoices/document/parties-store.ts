import { withSoleTraderMark } from '@bordereau/domain/country/sole-trader'
import { chooseAccount } from '@bordereau/domain/party/choose-account'
import type { BankAccount } from '@bordereau/domain/party/party'
import { type BankAccountRow, listAccounts } from '../../company/bank-store.ts'
import { type CompanyRow, findCompany } from '../../company/store.ts'
import { type CustomerRow, findCustomer } from '../../customers/store.ts'
import type { Tx } from '../../db/database.ts'

/** The columns of the company that a document is made from. */
export type Seller = Omit<CompanyRow, 'workspaceId' | 'version'>

/** The columns of the customer that a document is made from. */
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

/** As documents, pages and letters for customers name it: a sole trader with the mark that the law wants. */
export async function loadSeller(tx: Tx, workspaceId: string): Promise<Seller> {
  const company = await findCompany(tx, workspaceId)
  if (!company) throw new Error(`the workspace ${workspaceId} has no company`)
  return { ...company, profile: withSoleTraderMark(company.profile) }
}

export function loadBuyer(
  tx: Tx,
  workspaceId: string,
  customerId: string,
): Promise<Buyer | undefined> {
  return findCustomer(tx, workspaceId, customerId)
}

/** The account that a document names, by chooseAccount. */
export async function loadBankAccount(
  tx: Tx,
  workspaceId: string,
  preferred: { readonly id: string | null; readonly currency: string },
): Promise<BankAccount | null> {
  return accountNamed(await listAccounts(tx, workspaceId), preferred)
}

/** The account that a document names, of the company's accounts. */
export function accountNamed(
  accounts: readonly BankAccountRow[],
  preferred: { readonly id: string | null; readonly currency: string },
): BankAccount | null {
  const chosen = chooseAccount(accounts, preferred)
  if (!chosen) return null
  // The result becomes part of the snapshot, and isDefault is no property of the document.
  const { isDefault: _, ...account } = chosen
  return account
}
