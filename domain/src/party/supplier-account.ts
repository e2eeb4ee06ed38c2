import type { BankAccount, PartyProfile } from './party.ts'

/** The account that a supplier named in its agreement on self-billing; null without one. */
export function supplierAccount(
  { legalName, selfBilling }: Pick<PartyProfile, 'legalName' | 'selfBilling'>,
  currency: string,
): BankAccount | null {
  const { iban = '', bic = '' } = selfBilling?.account ?? {}
  if (iban === '') return null
  return {
    id: '',
    accountName: legalName,
    bankName: '',
    iban,
    bic,
    accountNumber: '',
    bankCode: '',
    currency,
    upiId: '',
  }
}
