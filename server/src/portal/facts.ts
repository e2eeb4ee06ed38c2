import type { LocalDate } from '@bordereau/domain/date'
import type { DocumentFormat } from '@bordereau/domain/document-format'
import type { AccompanyingKind } from '@bordereau/domain/accompanying-document'
import type { LedgerKind } from '@bordereau/domain/document-kind'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { SavedMethod } from '@bordereau/domain/payment/collection'
import type { PayerStatus } from '@bordereau/domain/payment/status'
import type { Buyer, Seller } from '../invoices/document/parties-store.ts'
import type { PaymentMode } from '../payment-providers/provider.ts'
import type { OfferedCheckout } from '../payments/provider-access.ts'

/** What the page says after a form was sent. */
export const SAID = [
  'nothing-selected',
  'change-sent',
  'change-wrong',
  'checkout-failed',
  'mandate-ended',
] as const
export type Said = (typeof SAID)[number]

/** The data of a customer's portal: nothing of the workspace that is not on documents of this customer. */
export type PortalFacts = {
  readonly language: string
  /** The page's path, without a trailing slash. */
  readonly path: string
  /** Where the customer signs out; null for a visit by link. */
  readonly signInPath: string | null
  readonly seller: Seller
  readonly customer: Buyer
  readonly sums: readonly {
    readonly currency: Currency
    readonly open: Minor
    readonly overdue: Minor
    readonly credit: Minor
  }[]
  /** What can be paid online at once, by currency. */
  readonly payable: readonly PayableGroup[]
  readonly documents: readonly PortalDocument[]
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null
  readonly isFirst: boolean
  readonly quotes: readonly {
    readonly number: string
    readonly amount: Minor
    readonly currency: Currency
    readonly validUntil: LocalDate | null
    readonly link: string
  }[]
  /** What goes with quotes and invoices: order confirmations, pro-forma invoices, delivery notes. */
  readonly accompanying: readonly {
    readonly id: string
    readonly kind: AccompanyingKind
    readonly number: string
    readonly madeOn: LocalDate
  }[]
  /** The permissions to collect that the customer gave and did not end, the newest first. */
  readonly mandates: readonly {
    readonly id: string
    readonly method: Pick<SavedMethod, 'type' | 'brand' | 'hint'>
    readonly since: LocalDate
    readonly mode: PaymentMode
  }[]
  readonly said: Said | undefined
}

export type PayableGroup = {
  readonly currency: Currency
  readonly invoices: readonly {
    readonly id: string
    readonly number: string
    readonly open: Minor
    readonly dueDate: LocalDate | null
    readonly status: PayerStatus
    /** When it will be collected without the customer, who may pay it before; null: it will not be. */
    readonly collectedOn: LocalDate | null
  }[]
  readonly checkouts: readonly OfferedCheckout[]
}

export type PortalDocument = {
  readonly id: string
  readonly kind: LedgerKind
  readonly title: string
  readonly number: string
  readonly currency: Currency
  /** Negative for a credit note where its country's documents show it so. */
  readonly amount: Minor
  readonly open: Minor
  readonly status: PayerStatus
  readonly issueDate: LocalDate | null
  readonly dueDate: LocalDate | null
  readonly formats: readonly DocumentFormat[]
  /** Its payment page; null without a valid link. */
  readonly link: string | null
}
