import type { TextLanguage } from './text-language.ts'
import { textLanguageOf } from './text-language.ts'
import { QUOTE_TEXTS_EAST } from './quote-text-east.ts'
import { QUOTE_TEXTS_WEST } from './quote-text-west.ts'

type Subject = { readonly number: string; readonly seller: string }

/** The words of a quote for its reader: on paper, in the e-mail and on its public page. Amounts and dates are formatted. */
export type QuoteText = {
  readonly quote: string
  /** Above the customer's name and address. */
  readonly recipient: string
  /** On which it was sent. */
  readonly date: string
  readonly validUntil: string
  readonly version: (values: { readonly revision: string }) => string
  /** Beside a line that is not in the total. */
  readonly optional: string
  readonly chosen: string
  readonly acceptance: string
  readonly acceptedBy: (values: { readonly name: string; readonly at: string }) => string
  readonly fingerprint: string
  readonly mailSubject: (values: Subject) => string
  readonly mailBody: (
    values: Subject & { readonly amount: string; readonly validUntil: string },
  ) => readonly string[]
  readonly mailButton: string
  readonly pageTitle: (values: Subject) => string
  readonly quoteFor: (values: { readonly customer: string }) => string
  readonly statusOpen: string
  readonly statusAccepted: string
  readonly statusDeclined: string
  readonly statusExpired: string
  readonly statusWithdrawn: string
  readonly statusReplaced: string
  readonly openNewest: string
  readonly optionsHint: string
  readonly updateTotal: string
  readonly acceptHeading: string
  readonly name: string
  readonly draw: string
  readonly clear: string
  readonly consent: (values: { readonly amount: string }) => string
  readonly proof: string
  readonly accept: string
  readonly declineHeading: string
  readonly reason: string
  readonly decline: string
  readonly nameMissing: string
  readonly thanks: (values: { readonly seller: string }) => string
}

/** The words in a language (BCP 47), or in English where the language is not supported. */
export function quoteTextIn(language: string): QuoteText {
  return TEXTS[textLanguageOf(language)]
}

const TEXTS: Readonly<Record<TextLanguage, QuoteText>> = {
  ...QUOTE_TEXTS_WEST,
  ...QUOTE_TEXTS_EAST,
}
