import { hasIban, type IbanRefusal } from '@bordereau/domain/party/iban'
import { t } from '@lingui/core/macro'
import type { Refused } from '../../api.ts'
import { wordsOf } from '../../refusal.tsx'
import type { BankAccountValues } from './bank-account-form.tsx'
import type { Company } from './send-company.ts'

/** Countries whose people write account numbers with a code of the bank, beside or in place of an IBAN. */
export function usesBankCode(country: string): boolean {
  return country === 'GB' || !hasIban(country)
}

/** What the code of a bank is called there. */
export function bankCodeLabel(country: string): string {
  switch (country) {
    case 'US':
      return t`Routing number`
    case 'IN':
      return t`IFSC`
    case 'GB':
      return t`Sort code`
    case 'AU':
      return t`BSB`
    default:
      return t`Bank code`
  }
}

/** What a new account of the company begins with. */
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

export function wordsOfIbanFault(fault: { refusal: IbanRefusal; detail?: unknown }): string {
  const detail = String(fault.detail ?? '')
  switch (fault.refusal) {
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

export function wordsOfBankRefusal(refused: Refused): string {
  switch (refused.refusal) {
    case 'iban_invalid':
      return t`This IBAN is not right. Compare it with your bank statement.`
    case 'bic_invalid':
      return t`This BIC is not right: it has 8 or 11 characters.`
    case 'account_missing':
      return t`Give an IBAN or an account number.`
    case 'bank_code_invalid':
      return t`The code of the bank is not right for its country.`
    default:
      return wordsOf(refused)
  }
}
