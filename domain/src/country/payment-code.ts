import type { LocalText } from '../local-text.ts'
import type { Currency, Minor } from '../money/currency.ts'
import type { BankAccount } from '../party/party.ts'

/** A transfer as a code for banking apps describes it. */
export type QrRequest = {
  readonly currency: Currency
  /** What is open, in minor units; positive. */
  readonly amount: Minor
  readonly account: BankAccount
  /** The payee, where the account has no holder. */
  readonly payee: string
  /** Number of the document: the remittance information of the transfer. */
  readonly reference: string
  /** The payee's tax and registration numbers, as they are on the document; some codes contain one. */
  readonly payeeNumbers?: readonly string[]
}

/** The standard of a country's banks for a code that starts a transfer. */
export type PaymentCode = {
  /** Unique among all countries, stable: 'upi', 'zbp'. */
  readonly kind: string
  readonly currency: Currency
  /** The content of the code; undefined where the standard cannot express the transfer. */
  readonly payload: (request: QrRequest) => string | undefined
  /** What the editor says about the code of an account. */
  readonly description: (account: BankAccount) => LocalText
  /** The label of the payload as a link, where it is a URL that opens a banking app on the same phone. */
  readonly linkLabel?: LocalText
}

/** One line without separators of any format, cut to the length of the field without splitting a character. */
export function codeField(text: string, length: number): string {
  const line = text
    .replace(/[\p{Cc}|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, length).join('').trim()
}
