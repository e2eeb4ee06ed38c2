import { addressesOf, customersNaming } from '../customers/portal-session-store.ts'
import type { Tx } from '../db/database.ts'
import { type Buyer, loadBuyer } from '../invoices/document/parties-store.ts'

/** The customers of a company that have this e-mail address. */
export async function customersOf(
  tx: Tx,
  workspaceId: string,
  email: string,
): Promise<readonly Buyer[]> {
  const found: Buyer[] = []
  for (const id of await customersNaming(tx, workspaceId, email)) {
    const customer = await loadBuyer(tx, workspaceId, id)
    if (customer && addressesOf(customer).includes(email)) found.push(customer)
  }
  return found
}
