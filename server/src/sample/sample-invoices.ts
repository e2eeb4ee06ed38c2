import type { RequestOf } from '@bordereau/contract/endpoint'
import type { recordPayment } from '@bordereau/contract/payments'
import { type PaymentBrand, brandOf } from '@bordereau/domain/payment/brand'
import type { CustomerKey } from './customers.ts'

export type Sale = {
  readonly to: CustomerKey
  /** '2 PHOTO, 1 ILLU at 288': quantity, item code and, if not the list price, the price. */
  readonly lines: string
  /** The delivery period is the month before the issue date. */
  readonly monthly?: boolean
  readonly secondLanguage?: string
  readonly pricesIncludeTax?: boolean
  readonly discount?: { readonly percent: string; readonly reason: string }
  readonly orderReference?: string
  readonly note?: string
}

/** One document. `ago` is its age in days; the events' days are counted from its issue. */
export type SampleInvoice = Sale & {
  readonly key: string
  readonly ago: number
  readonly events: readonly SampleEvent[]
}

export type Paid = {
  readonly do: 'paid'
  readonly after: number
  readonly method?: RequestOf<typeof recordPayment>['method'] | undefined
  readonly brand?: PaymentBrand
  /** Percentage of the open amount; default 100. */
  readonly part?: number
  /** An overpayment on top of the open amount, in the document's currency. */
  readonly over?: string
  /** The payment's currency and the value of one unit of it in the document's currency. */
  readonly in?: { readonly currency: string; readonly rate: string }
  /** The key of another document settled by the same payment. */
  readonly alsoFor?: string
  /** The payment is reversed some days later. */
  readonly bounces?: { readonly later: number; readonly reason: string }
}

export type SampleEvent =
  | { readonly do: 'sent' | 'viewed' | 'reminded' | 'credit_drawn'; readonly after: number }
  | Paid
  | {
      readonly do: 'credited'
      readonly after: number
      readonly reason: string
      /** The credited quantity of the first line; default: the whole document. */
      readonly quantity?: string
    }

export function sampleInvoice(
  key: string,
  ago: number,
  to: CustomerKey,
  lines: string,
  events: readonly SampleEvent[],
  extra: Omit<Sale, 'to' | 'lines'> = {},
): SampleInvoice {
  return { key, ago, to, lines, events, ...extra }
}

export const MONTHLY: Pick<Sale, 'monthly'> = { monthly: true }

export function sent(after = 0): SampleEvent {
  return { do: 'sent', after }
}

export function viewed(after: number): SampleEvent {
  return { do: 'viewed', after }
}

export function reminded(after: number): SampleEvent {
  return { do: 'reminded', after }
}

export function paid(after: number, options: Omit<Paid, 'do' | 'after'> = {}): SampleEvent {
  return { do: 'paid', after, ...options }
}

export function punctual(
  after: number,
  methodOrBrand: Paid['method'] | PaymentBrand = 'transfer',
): SampleEvent[] {
  const brand = brandOf(methodOrBrand)
  // A value that is no brand is a method.
  const method = brand ? 'card' : (methodOrBrand as Paid['method'])
  return [sent(), viewed(1), paid(after, { method, ...(brand ? { brand } : {}) })]
}

/** Paid after a reminder, a few days after the due date. */
export function late(after: number): SampleEvent[] {
  return [sent(), viewed(2), reminded(after - 2), paid(after)]
}

export function atOnce(): SampleEvent[] {
  return [sent(), viewed(0), paid(0, { method: 'card', brand: 'visa' })]
}

export function unpaid(...reminders: readonly number[]): SampleEvent[] {
  return [sent(), viewed(2), ...reminders.map(reminded)]
}
