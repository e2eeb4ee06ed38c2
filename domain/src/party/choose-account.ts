import type { BankAccount } from './party.ts'

/**
 * The account that a document names: the one chosen, else the first in its currency, else the default, else the first;
 * undefined where the company has none.
 */
export function chooseAccount<Account extends BankAccount & { readonly isDefault: boolean }>(
  accounts: readonly Account[],
  wanted: { readonly id: string | null; readonly currency: string },
): Account | undefined {
  return (
    accounts.find(({ id }) => id === wanted.id) ??
    accounts.find(({ currency }) => currency === wanted.currency) ??
    accounts.find(({ isDefault }) => isDefault) ??
    accounts[0]
  )
}
