import { parseBankCode } from '@bordereau/domain/country/bank-code'
import { parseBic, parseIban } from '@bordereau/domain/party/iban'
import { parsePixKey } from '@bordereau/domain/party/pix-key'
import { t } from '#macros'
import type { FieldErrors } from '../../form/form.ts'
import { ibanErrorMessage } from '../party/iban-error.ts'
import { agreementErrors } from './agreement-values.ts'
import type { BankAccountValues } from './bank-account-fields.tsx'
import { pixKeyMessage } from './bank-texts.ts'

/** What is wrong with the numbers of an account, by field; the server checks the same. */
export function bankAccountErrors(values: BankAccountValues, country: string): FieldErrors {
  const read = values.iban.trim() === '' ? undefined : parseIban(values.iban, country)
  const nothing = values.iban.trim() === '' && values.accountNumber.trim() === ''
  const codeWrong = parseBankCode(values.bankCode, country, values.currency) === undefined
  const bicWrong = values.bic.trim() !== '' && parseBic(values.bic) === undefined
  const { pixKey = '', agreement } = values
  return {
    ...(read?.ok === false ? { iban: ibanErrorMessage(read) } : {}),
    ...(nothing && values.upiId === '' && pixKey === ''
      ? { iban: t`Fill this in`, accountNumber: t`Fill this in` }
      : {}),
    ...(codeWrong
      ? { bankCode: t`This number is not right. Compare it with your bank statement.` }
      : {}),
    ...(pixKey !== '' && parsePixKey(pixKey) === undefined ? { pixKey: pixKeyMessage() } : {}),
    ...(agreement ? agreementErrors(values, country) : {}),
    ...(bicWrong ? { bic: t`A BIC has 8 or 11 characters, like BNPAFRPP.` } : {}),
  }
}
