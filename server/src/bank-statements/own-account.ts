import { listAccounts } from '../company/bank-store.ts'
import type { Tx } from '../db/database.ts'
import { accountOf } from './formats/values.ts'

/** An account of the company, as statements are compared with it. */
export type OwnAccount = {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly currency: string
}

export async function ownAccounts(tx: Tx, workspaceId: string): Promise<readonly OwnAccount[]> {
  const rows = await listAccounts(tx, workspaceId)
  return rows.map(row => ({
    id: row.id,
    account: accountOf(row.iban || row.accountNumber),
    name: row.bankName || row.accountName,
    currency: row.currency,
  }))
}

/** German banks name bank code and account number, of which the IBAN is made: DE89370400440532013000 is 37040044/532013000. */
export function isSameAccount(own: string, named: string): boolean {
  if (own === '' || named === '') return false
  const [bank, number] = named.split('/')
  if (number === undefined || !/^\d+$/.test(number)) return own === named
  return own.endsWith(`${bank}${number.padStart(10, '0')}`)
}
