import { PORTAL_TEXTS_EAST } from './portal-text-east.ts'
import { PORTAL_TEXTS_WEST } from './portal-text-west.ts'
import { type TextLanguage, textLanguageOf } from './text-language.ts'

/**
 * The words of a customer's portal, of the statement of account and of the e-mail with the portal's link. Amounts and dates
 * are formatted.
 */
export type PortalText = {
  readonly title: (values: { readonly seller: string }) => string
  readonly amountOpen: string
  readonly ofThatOverdue: (values: { readonly amount: string }) => string
  /** What the customer paid too much, or got credited. */
  readonly credit: (values: { readonly amount: string }) => string
  readonly payHeading: string
  readonly payHint: string
  readonly paySelected: (values: { readonly brand: string }) => string
  readonly selected: string
  readonly nothingSelected: string
  readonly documents: string
  readonly noDocuments: string
  readonly date: string
  readonly due: string
  readonly open: string
  readonly older: string
  readonly newest: string
  readonly downloadAll: string
  readonly quotes: string
  /** Order confirmations, pro-forma invoices, delivery notes. */
  readonly accompanying: string
  readonly statement: string
  readonly backToPortal: string
  readonly from: string
  readonly to: string
  readonly show: string
  readonly broughtForward: string
  readonly charged: string
  readonly settled: string
  readonly balance: string
  readonly noEntries: string
  readonly payment: string
  readonly refund: string
  readonly yourData: string
  readonly contactName: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly changeHeading: string
  readonly changeHint: (values: { readonly seller: string }) => string
  readonly changeSend: string
  readonly changeSent: (values: { readonly seller: string }) => string
  readonly changeWrong: string
  readonly mailSubject: (values: { readonly seller: string }) => string
  readonly mailBody: (values: { readonly seller: string }) => readonly string[]
  readonly mailButton: string
}

/** The words in a language (BCP 47), or in English where the language is not supported. */
export function portalTextIn(language: string): PortalText {
  return TEXTS[textLanguageOf(language)]
}

const TEXTS: Readonly<Record<TextLanguage, PortalText>> = {
  ...PORTAL_TEXTS_WEST,
  ...PORTAL_TEXTS_EAST,
}
