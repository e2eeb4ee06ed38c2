import type { BankAccount } from '@bordereau/domain/party/party'

/** BG-17 from XML: the form of the number shows its kind where the syntax does not state it. */
export function accountOf(parts: {
  readonly id: string
  readonly name: string
  readonly bank: string
  /** Whether the syntax states that it is an IBAN. */
  readonly isIban?: boolean
}): BankAccount {
  const isIban = parts.isIban ?? IBAN.test(parts.id.replace(/\s/g, ''))
  const isBic = BIC.test(parts.bank)
  return {
    id: '',
    accountName: parts.name,
    bankName: '',
    iban: isIban ? parts.id : '',
    accountNumber: isIban ? '' : parts.id,
    bic: isBic ? parts.bank : '',
    bankCode: isBic ? '' : parts.bank,
    currency: '',
    upiId: '',
  }
}

/** By form only: a mistyped IBAN is still one, and the rules report its wrong check digits. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/
