import type { Company } from '@bordereau/contract/company'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import type { BankAccountValues } from './bank-account-fields.tsx'

/** The default values of a new account of the company. */
export function firstBankAccount(company: Company): BankAccountValues {
  return {
    accountName: company.profile.legalName,
    bankName: '',
    iban: '',
    bic: '',
    accountNumber: '',
    bankCode: '',
    currency: company.currency,
    upiId: '',
    isDefault: true,
  }
}

export function pixKeyMessage(): string {
  return t`This is not a Pix key. Enter a CPF or CNPJ, +55 and the telephone number, an email address, or a random key.`
}

export function bankRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'iban_invalid':
      return t`This IBAN is not right. Compare it with your bank statement.`
    case 'bic_invalid':
      return t`This BIC is not right: it has 8 or 11 characters.`
    case 'account_missing':
      return t`Enter an IBAN or an account number.`
    case 'bank_code_invalid':
      return t`The bank code is not valid in its country.`
    case 'pix_key_invalid':
      return pixKeyMessage()
    case 'agreement_invalid':
      return t`Compare the kind of reference, its length and the number with your bank’s agreement.`
    default:
      return refusalMessage(refused)
  }
}
