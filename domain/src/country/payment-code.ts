import type { LocalDate } from '../date.ts'
import type { LocalText } from '../local-text.ts'
import type { Currency, Minor } from '../money/currency.ts'
import type { Address, BankAccount } from '../party/party.ts'

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
  /** The payee's address, which some codes contain. */
  readonly payeeAddress?: Address | undefined
  /** The day of the document, for codes that expire. */
  readonly issueDate?: LocalDate | undefined
  readonly debtor?: { readonly name: string; readonly address: Address } | undefined
}

/** The standard of a country's banks for a code that starts a transfer. */
export type PaymentCode = {
  /** Unique among all countries, stable: 'upi', 'zbp'. */
  readonly kind: string
  readonly currencies: readonly Currency[]
  /** The content of the code; undefined where the standard cannot express the transfer. */
  readonly payload: (request: QrRequest) => string | undefined
  /** The structured references of a document's number that its codes and slips may carry. */
  readonly references?: (number: string) => readonly string[]
  /** What the editor says about the code of an account. */
  readonly description: (account: BankAccount) => LocalText
  /** The label of the payload as a link, where it is a URL that opens a banking app on the same phone. */
  readonly linkLabel?: LocalText
  /** Whether the Swiss cross stands in the middle of the code. */
  readonly hasCross?: boolean
  /**
   * The part of the paper with which the transfer is paid at a counter, where banks prescribe one; undefined where there
   * is no payload. Its labels are in the first of the languages that the banks use.
   */
  readonly slip?: (request: QrRequest, languages: readonly string[]) => PaymentSlip | undefined
}

/** A payment part with its receipt, ready to print: texts have the characters and groups that the banks prescribe. */
export type PaymentSlip = {
  readonly style: SlipStyle
  readonly labels: SlipLabels
  readonly payload: string
  /** Account, name and address of the payee. */
  readonly payee: readonly string[]
  readonly reference: string
  readonly message: string
  /** Name and address; null: a field for the payer to fill in. */
  readonly debtor: readonly string[] | null
  readonly currency: Currency
  readonly amount: string
}

export type SlipLabels = {
  readonly language: string
  readonly paymentPart: string
  readonly account: string
  readonly reference: string
  readonly message: string
  readonly payableBy: string
  readonly payableByBlank: string
  readonly currency: string
  readonly amount: string
  readonly receipt: string
  readonly acceptancePoint: string
}

/** A rectangle in millimetres from the top left corner of the slip. */
export type SlipArea = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Font sizes and line height in points. */
export type SlipType = {
  readonly heading: number
  readonly value: number
  readonly leading: number
}

/** Where the parts of a slip stand at the foot of the page, as its banks prescribe. */
export type SlipStyle = {
  readonly font: string
  /** Whether the Swiss cross stands in the middle of the code. */
  readonly hasCross: boolean
  /** In millimetres. */
  readonly width: number
  readonly height: number
  readonly receiptWidth: number
  readonly titleSize: number
  readonly receipt: SlipType & {
    readonly title: SlipArea
    readonly information: SlipArea
    readonly amount: SlipArea
    readonly acceptancePoint: SlipArea
    readonly blankDebtor: Pick<SlipArea, 'width' | 'height'>
  }
  readonly payment: SlipType & {
    readonly title: SlipArea
    readonly code: SlipArea
    readonly amount: SlipArea
    readonly information: SlipArea
    readonly blankDebtor: Pick<SlipArea, 'width' | 'height'>
  }
  /** The distance between currency and amount in millimetres, from one begin to the other. */
  readonly amountOffset: { readonly receipt: number; readonly payment: number }
}

/** One line without separators of any format, cut to the length of the field without splitting a character. */
export function codeField(text: string, length: number): string {
  const line = text
    .replace(/[\p{Cc}|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, length).join('').trim()
}

/** The longest prefix of at most so many bytes in UTF-8. */
export function withinBytes(text: string, most: number): string {
  let taken = ''
  for (const character of text) {
    if (bytesOf(taken + character) > most) break
    taken += character
  }
  return taken.trim()
}

/** Bytes of a text in UTF-8. */
export function bytesOf(text: string): number {
  return Array.from(text).reduce((sum, character) => {
    const point = character.codePointAt(0) ?? 0
    return sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
  }, 0)
}
