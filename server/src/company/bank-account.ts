import type { createBankAccount } from '@bordereau/contract/company'
import type { RequestOf } from '@bordereau/contract/endpoint'
import { parseBankCode } from '@bordereau/domain/country/bank-code'
import { agreementFault } from '@bordereau/domain/country/reference-scheme'
import { referenceSchemes } from '@bordereau/domain/country/rules'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { parseBic, parseIban } from '@bordereau/domain/party/iban'
import type { BankAccount, ReferenceAgreement } from '@bordereau/domain/party/party'
import { parsePixKey } from '@bordereau/domain/party/pix-key'

type Input = RequestOf<typeof createBankAccount>

/**
 * The account in its stored form: IBAN and BIC without spaces, local bank codes validated where the country's rule is
 * known. The detail of `iban_invalid` has the reason, and that of `agreement_invalid` the field that is wrong.
 */
export function normaliseAccount(
  input: Input,
  company: { readonly country: string; readonly currency: string },
): Decision<
  Omit<BankAccount, 'id'>,
  | 'iban_invalid'
  | 'bic_invalid'
  | 'account_missing'
  | 'bank_code_invalid'
  | 'pix_key_invalid'
  | 'agreement_invalid'
> {
  const { isDefault: _, pixKey: enteredKey = '', agreement: entered, ...fields } = input
  if (`${input.iban}${input.accountNumber}${input.upiId}${enteredKey}` === '')
    return refuse('account_missing')
  const iban = input.iban === '' ? accept('') : parseIban(input.iban, company.country)
  if (!iban.ok) return refuse('iban_invalid', { code: iban.refusal })
  const bic = input.bic === '' ? '' : parseBic(input.bic)
  if (bic === undefined) return refuse('bic_invalid')
  const currency = input.currency === '' ? company.currency : input.currency
  const bankCode = parseBankCode(input.bankCode, company.country, currency)
  if (bankCode === undefined) return refuse('bank_code_invalid')
  const pixKey = enteredKey === '' ? undefined : parsePixKey(enteredKey)
  if (enteredKey !== '' && pixKey === undefined) return refuse('pix_key_invalid')
  const agreement = entered && withoutSeparators(entered)
  const fault =
    agreement && agreementFault(referenceSchemes(iban.value, company.country), agreement)
  if (fault) return refuse('agreement_invalid', { field: fault })
  return accept({
    ...fields,
    iban: iban.value,
    bic,
    bankCode,
    ...(pixKey === undefined ? {} : { pixKey }),
    ...(agreement ? { agreement } : {}),
  })
}

function withoutSeparators(agreement: NonNullable<Input['agreement']>): ReferenceAgreement {
  const payee = (agreement.payee ?? '').replace(/[\s-]/g, '')
  return {
    scheme: agreement.scheme,
    ...(agreement.length === undefined ? {} : { length: agreement.length }),
    ...(payee === '' ? {} : { payee }),
  }
}
