import { languageBetween } from '@bordereau/domain/country/regional-language'
import { withSoleTraderMark } from '@bordereau/domain/country/sole-trader'
import { isSelfBilled } from '@bordereau/domain/document-kind'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { buyerOf, sellerOf } from '@bordereau/domain/invoice/self-billing'
import { chooseAccount } from '@bordereau/domain/party/choose-account'
import type { BankAccount } from '@bordereau/domain/party/party'
import { textLanguageOf } from '@bordereau/domain/text/text-language'
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

/**
 * The two sides of a document between the company and its customer. A self-billed one has neither logo nor footer, because
 * these would be taken for the seller's; the supplier gets its mail.
 */
export function sidesOf(
  draft: Pick<Draft, 'type'>,
  company: Seller,
  customer: Buyer | undefined,
): { readonly seller: Seller; readonly buyer: Buyer | undefined } {
  if (!isSelfBilled(draft)) return { seller: company, buyer: customer }
  const supplier = customer?.profile ?? null
  const profile = buyerOf(draft, company.profile, supplier)
  return {
    seller: { ...sellerOf(draft, company, supplier), logo: null, footer: '' },
    buyer: customer && profile ? { ...customer, profile } : undefined,
  }
}

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

/** The language (BCP 47) in which a customer reads what is not one document: by default that of their documents. */
export function languageFor(
  seller: Pick<Seller, 'profile'>,
  customer: Pick<Buyer, 'profile' | 'language'>,
  asked?: string | null,
): string {
  const parties = { seller: seller.profile, buyer: customer.profile }
  return languageBetween(textLanguageOf(asked ?? customer.language), parties)
}

/** The account that a document names, by chooseAccount. */
export async function loadBankAccount(
  tx: Tx,
  workspaceId: string,
  draft: Pick<Draft, 'type' | 'bankAccountId' | 'currency'>,
): Promise<BankAccount | null> {
  return accountNamed(await listAccounts(tx, workspaceId), draft)
}

/** The account that a document names, of the company's accounts. */
export function accountNamed(
  accounts: readonly BankAccountRow[],
  draft: Pick<Draft, 'type' | 'bankAccountId' | 'currency'>,
): BankAccount | null {
  // A supplier's account is not known.
  if (isSelfBilled(draft)) return null
  const chosen = chooseAccount(accounts, { id: draft.bankAccountId, currency: draft.currency })
  if (!chosen) return null
  // The result becomes part of the snapshot, and isDefault is no property of the document.
  const { isDefault: _, ...account } = chosen
  return account
}
