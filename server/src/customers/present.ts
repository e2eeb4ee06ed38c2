import type { customer } from '@bordereau/contract/customers'
import type { InputOf } from '@bordereau/contract/endpoint'
import { toText } from '@bordereau/domain/money/currency'
import type { Balance } from './balance-store.ts'
import type { CustomerRow } from './store.ts'

export function presentCustomer(row: CustomerRow): InputOf<typeof customer> {
  return {
    ...row,
    profile: { ...row.profile, taxIds: [...row.profile.taxIds] },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentBalances(
  balances: readonly Balance[],
): { currency: string; amount: string }[] {
  return balances.map(({ currency, minor }) => ({ currency, amount: toText(minor, currency) }))
}
