import type { Tx } from '../db/database.ts'
import { type BankAccountRow, listAccounts } from '../company/bank-store.ts'
import { findCustomers } from '../customers/store.ts'
import { type Buyer, type Seller, loadSeller } from '../invoices/document/parties-store.ts'
import type { SeededRows } from './seed.ts'

/** What the documents of the sample are made from, read once. */
export type Parties = {
  readonly workspaceId: string
  readonly personId: string
  readonly seeded: SeededRows
  readonly seller: Seller
  /** By id. */
  readonly buyers: ReadonlyMap<string, Buyer>
  readonly accounts: readonly BankAccountRow[]
}

export async function loadParties(
  tx: Tx,
  { workspaceId, personId }: { readonly workspaceId: string; readonly personId: string },
  seeded: SeededRows,
): Promise<Parties> {
  return {
    workspaceId,
    personId,
    seeded,
    seller: await loadSeller(tx, workspaceId),
    buyers: await findCustomers(tx, workspaceId, [...seeded.customers.values()]),
    accounts: await listAccounts(tx, workspaceId),
  }
}

export function buyerOf({ seeded, buyers }: Parties, key: string | null): Buyer | undefined {
  const id = key === null ? undefined : seeded.customers.get(key)
  return id === undefined ? undefined : buyers.get(id)
}
