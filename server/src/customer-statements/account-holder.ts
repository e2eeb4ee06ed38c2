import type { CustomerKey } from '../customers/store.ts'
import type { Tx } from '../db/database.ts'
import {
  type Buyer,
  type Seller,
  languageFor,
  loadBuyer,
  loadSeller,
} from '../invoices/document/parties-store.ts'

/** Whose account it is, with which company, and the language (BCP 47) in which it is read. */
export type AccountHolder = CustomerKey & {
  readonly customer: Buyer
  readonly seller: Seller
  readonly language: string
}

/** undefined: the company has no such customer. `asked`: a language instead of that of the customer's documents. */
export async function findHolder(
  tx: Tx,
  { workspaceId, customerId }: CustomerKey,
  asked?: string | null,
): Promise<AccountHolder | undefined> {
  const customer = await loadBuyer(tx, workspaceId, customerId)
  if (!customer) return undefined
  const seller = await loadSeller(tx, workspaceId)
  const language = languageFor(seller, customer, asked)
  return { workspaceId, customerId, customer, seller, language }
}
