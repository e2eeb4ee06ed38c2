import type { Company } from '@bordereau/contract/company'
import type { IbanRefusal } from '@bordereau/domain/party/iban'
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

export function ibanErrorMessage(error: { refusal: IbanRefusal; detail?: unknown }): string {
  const detail = String(error.detail ?? '')
  switch (error.refusal) {
    case 'iban_format':
      return t`An IBAN begins with two letters and two digits.`
    case 'iban_country_unknown':
      return t`${detail} has no IBAN.`
    case 'iban_wrong_length':
      return t`An IBAN of this country has ${detail} characters.`
    case 'iban_wrong_checksum':
      return t`One character is wrong: the check digits do not match.`
  }
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
    default:
      return refusalMessage(refused)
  }
}
