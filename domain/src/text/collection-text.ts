import { COLLECTION_TEXTS_EAST } from './collection-text-east.ts'
import { COLLECTION_TEXTS_WEST } from './collection-text-west.ts'
import { type TextLanguage, textLanguageOf } from './text-language.ts'

/**
 * What customers read of automatic payments: what they agree to, when an invoice is collected, what became of it. Amounts,
 * dates and methods are already formatted.
 */
export type CollectionText = {
  readonly heading: string
  /** Beside the tick, which is not set by default. */
  readonly agree: (values: { readonly seller: string }) => string
  /** Below it: what is agreed to with the tick. `days`: before a direct debit the customer is notified. */
  readonly terms: (values: { readonly seller: string; readonly days: string }) => string
  readonly card: (values: { readonly brand: string; readonly hint: string }) => string
  /** A card of which the provider says no brand. */
  readonly anyCard: (values: { readonly hint: string }) => string
  readonly account: (values: { readonly hint: string }) => string
  readonly other: string
  readonly since: (values: { readonly date: string }) => string
  readonly planned: (values: CollectedValues & { readonly date: string }) => string
  /** In the list of open invoices, above and below those that will be collected. */
  readonly collectedHeading: string
  readonly collectedHint: string
  readonly collectedOn: (values: { readonly date: string }) => string
  /** Opens the other ways to pay an invoice that will be collected. */
  readonly payOtherwise: string
  readonly underWay: (values: CollectedValues) => string
  /** In the e-mail, after `planned`. */
  readonly changeHint: string
  readonly end: string
  readonly endHint: (values: { readonly seller: string }) => string
  readonly ended: string
  readonly failedSubject: (values: { readonly number: string; readonly seller: string }) => string
  readonly failedBody: (values: CollectedValues & { readonly number: string }) => string
  readonly again: (values: { readonly date: string }) => string
  readonly payNow: string
  readonly movedSubject: (values: { readonly number: string; readonly seller: string }) => string
  readonly skippedBody: (values: { readonly number: string }) => string
  /** On the sandbox's page: which card is saved, and so what later collections come to. */
  readonly sandboxCard: string
  readonly sandboxCards: Readonly<Record<'4242' | '9995' | '3184', string>>
}

type CollectedValues = { readonly amount: string; readonly method: string }

export function collectionTextIn(language: string): CollectionText {
  return TEXTS[textLanguageOf(language)]
}

const TEXTS: Readonly<Record<TextLanguage, CollectionText>> = {
  ...COLLECTION_TEXTS_WEST,
  ...COLLECTION_TEXTS_EAST,
}
