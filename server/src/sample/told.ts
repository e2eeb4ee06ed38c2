import type { RequestOf } from '@bordereau/contract/endpoint'
import type { recordPayment } from '@bordereau/contract/payments'
import { type PaymentBrand, brandOf } from '@bordereau/domain/payment/brand'
import type { CustomerKey } from './customers.ts'

export type Sale = {
  readonly to: CustomerKey
  /** '2 PHOTO, 1 ILLU at 288': how much of which item, and a price where it is not the list's. */
  readonly lines: string
  /** For the month before. */
  readonly monthly?: boolean
  readonly secondLanguage?: string
  readonly pricesIncludeTax?: boolean
  readonly discount?: { readonly percent: string; readonly reason: string }
  readonly orderReference?: string
  readonly note?: string
}

/** One document of the year; days are counted back from today, those of its life from its issue. */
export type Told = Sale & {
  readonly key: string
  readonly ago: number
  readonly life: readonly Happening[]
}

export type Paid = {
  readonly do: 'paid'
  readonly after: number
  readonly method?: RequestOf<typeof recordPayment>['method']
  readonly brand?: PaymentBrand
  /** Per cent of what is open; all of it where not said. */
  readonly part?: number
  /** So much more than is open, in the document's currency. */
  readonly over?: string
  /** In another currency, of which one unit is worth so much of the document's. */
  readonly in?: { readonly currency: string; readonly rate: string }
  /** Another document settled by the same payment. */
  readonly alsoFor?: string
  /** The bank takes it back so many days later. */
  readonly bounces?: { readonly later: number; readonly reason: string }
}

export type Happening =
  | { readonly do: 'sent' | 'viewed' | 'reminded' | 'credit_drawn'; readonly after: number }
  | Paid
  | {
      readonly do: 'credited'
      readonly after: number
      readonly reason: string
      /** So much of the first line; the whole document where not said. */
      readonly quantity?: string
    }

export function told(
  key: string,
  ago: number,
  to: CustomerKey,
  lines: string,
  life: readonly Happening[],
  more: Omit<Sale, 'to' | 'lines'> = {},
): Told {
  return { key, ago, to, lines, life, ...more }
}

export const MONTHLY: Pick<Sale, 'monthly'> = { monthly: true }

export function sent(after = 0): Happening {
  return { do: 'sent', after }
}

export function viewed(after: number): Happening {
  return { do: 'viewed', after }
}

export function reminded(after: number): Happening {
  return { do: 'reminded', after }
}

export function paid(after: number, how: Omit<Paid, 'do' | 'after'> = {}): Happening {
  return { do: 'paid', after, ...how }
}

export function punctual(
  after: number,
  how: Paid['method'] | PaymentBrand = 'transfer',
): Happening[] {
  const brand = brandOf(how)
  // The words that are no brand are methods.
  const method = brand ? 'card' : (how as Paid['method'])
  return [sent(), viewed(1), paid(after, { method, ...(brand ? { brand } : {}) })]
}

/** Paid a few days after the due date, and after a reminder. */
export function late(after: number): Happening[] {
  return [sent(), viewed(2), reminded(after - 2), paid(after)]
}

export function atOnce(): Happening[] {
  return [sent(), viewed(0), paid(0, { method: 'card', brand: 'visa' })]
}

export function unpaid(...reminders: readonly number[]): Happening[] {
  return [sent(), viewed(2), ...reminders.map(reminded)]
}
