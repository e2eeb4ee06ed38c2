import type { LocalDate } from '../date.ts'
import type { Currency, Minor } from '../money/currency.ts'

/** A booked entry of a bank account, as a statement or a bank's service reports it. */
export type BankEntry = {
  readonly bookedOn: LocalDate
  readonly valueOn: LocalDate | undefined
  /** In minor units of the account's currency: positive when credited to the account. */
  readonly amount: Minor
  readonly currency: Currency
  /** The other party: the payer of a credit, the payee of a debit. */
  readonly partyName: string
  /** IBAN or account number of the other party, without spaces. */
  readonly partyAccount: string
  /** Structured creditor references (ISO 11649, QR reference, national ones), as reported. */
  readonly references: readonly string[]
  /** The reference that the payer gave the order; empty for NOTPROVIDED. */
  readonly endToEndId: string
  /** The bank's own reference of the entry, unique within the account; '' where it gives none. */
  readonly bankReference: string
  /** Remittance information and all other text of the entry, one part a line. */
  readonly text: string
}
