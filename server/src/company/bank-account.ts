import type { createBankAccount } from '@bordereau/contract/company'
import type { RequestOf } from '@bordereau/contract/endpoint'
import { parseBankCode } from '@bordereau/domain/country/bank-code'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { parseBic, parseIban } from '@bordereau/domain/party/iban'
import type { BankAccount } from '@bordereau/domain/party/party'

type Input = RequestOf<typeof createBankAccount>

/**
 * The account in its stored form: IBAN and BIC without spaces, local bank codes validated where the country's rule is
 * known. The detail of `iban_invalid` has the reason.
 */
export function normaliseAccount(
  input: Input,
  company: { readonly country: string; readonly currency: string },
): Decision<
  Omit<BankAccount, 'id'>,
  'iban_invalid' | 'bic_invalid' | 'account_missing' | 'bank_code_invalid'
> {
  const { isDefault: _, ...fields } = input
  if (input.iban === '' && input.accountNumber === '' && input.upiId === '') {
    return refuse('account_missing')
  }
  const iban = input.iban === '' ? accept('') : parseIban(input.iban, company.country)
  if (!iban.ok) return refuse('iban_invalid', { code: iban.refusal })
  const bic = input.bic === '' ? '' : parseBic(input.bic)
  if (bic === undefined) return refuse('bic_invalid')
  const currency = input.currency === '' ? company.currency : input.currency
  const bankCode = parseBankCode(input.bankCode, company.country, currency)
  if (bankCode === undefined) return refuse('bank_code_invalid')
  return accept({ ...fields, iban: iban.value, bic, bankCode })
}
