import type { createBankAccount } from '@bordereau/contract/company'
import type { RequestOf } from '@bordereau/contract/endpoint'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { parseBic, parseIban } from '@bordereau/domain/party/iban'
import type { BankAccount } from '@bordereau/domain/party/party'

type Input = RequestOf<typeof createBankAccount>

/**
 * The account as it is kept: IBAN and BIC without spaces, local bank codes right by their own rules where we know the
 * country's. The detail says what is wrong with the IBAN.
 */
export function keptAccount(
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
  const iban = input.iban === '' ? accept('') : parseIban(input.iban)
  if (!iban.ok) return refuse('iban_invalid', { code: iban.refusal })
  const bic = input.bic === '' ? '' : parseBic(input.bic)
  if (bic === undefined) return refuse('bic_invalid')
  const currency = input.currency === '' ? company.currency : input.currency
  const bankCode = keptBankCode(input.bankCode, `${company.country} ${currency}`)
  if (bankCode === undefined) return refuse('bank_code_invalid')
  return accept({ ...fields, iban: iban.value, bic, bankCode })
}

/** A company has accounts abroad too; only at home, in its own money, do we know what the bank's code looks like. */
function keptBankCode(text: string, place: string): string | undefined {
  const known = BANK_CODES[place]
  if (text === '' || !known) return text
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return known(code) ? code : undefined
}

const BANK_CODES: Readonly<Record<string, (code: string) => boolean>> = {
  'US USD': isRoutingNumber,
  // IFSC: the bank, a zero kept for later, the branch.
  'IN INR': code => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code),
  // Sort code.
  'GB GBP': code => /^\d{6}$/.test(code),
}

/** ABA routing transit number: weights 3, 7, 1 and a sum divisible by ten. */
function isRoutingNumber(code: string): boolean {
  if (!/^\d{9}$/.test(code)) return false
  const sum = [...code].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  )
  return sum > 0 && sum % 10 === 0
}
