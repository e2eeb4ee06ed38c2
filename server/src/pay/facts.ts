import { withSoleTraderMark } from '@bordereau/domain/country/sole-trader'
import type { LocalDate } from '@bordereau/domain/date'
import type { LedgerKind } from '@bordereau/domain/document-kind'
import type { DocumentFormat } from '@bordereau/domain/document-format'
import { nationalTitle, titleIn } from '@bordereau/domain/invoice/national-paper'
import { asDifference, isShownNegative } from '@bordereau/domain/invoice/paper-sign'
import { type TotalsRow, totalsRows } from '@bordereau/domain/invoice/totals-rows'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import type { Country } from '@bordereau/domain/party/party'
import type { SocialLink } from '@bordereau/domain/party/network'
import type { SavedMethod } from '@bordereau/domain/payment/collection'
import type { PaymentBrand } from '@bordereau/domain/payment/brand'
import { transferParties } from '@bordereau/domain/payment/qr'
import { type PayerStatus, payerStatusOf } from '@bordereau/domain/payment/status'
import { languageBetween } from '@bordereau/domain/country/regional-language'
import type { AppContext } from '../lib/app-context.ts'
import type { PayableInvoice, PaymentMode, TransferDetails } from '../payment-providers/provider.ts'
import { type OfferedCheckout, checkoutsFor } from '../payments/provider-access.ts'
import type { Seller } from '../invoices/document/parties-store.ts'
import { type InvoiceRow, asDate, openOfRow, statusFactsOf } from '../invoices/document/store.ts'
import { readSnapshot } from '../invoices/document/snapshot.ts'

/** The data of the public page. Contains nothing of the workspace that is not on the document itself. */
export type PayFacts = {
  readonly kind: LedgerKind
  /** What the document is called, where it is neither an ordinary invoice nor a credit note. */
  readonly title: string | null
  readonly language: string
  /** The page's path, without a trailing slash. */
  readonly path: string
  readonly number: string
  readonly seller: string
  readonly sellerCountry: string
  readonly email: string
  readonly customer: string
  readonly hasLogo: boolean
  /** The formats of the files to download. */
  readonly formats: readonly DocumentFormat[]
  readonly accentColor: string
  readonly currency: Currency
  readonly payable: Minor
  readonly open: Minor
  /**
   * Amounts settled by payments, by what was deducted from them (withheld, discount, fee), by credit notes, and by the
   * corrected invoice that replaces this one.
   */
  readonly paid: Minor
  readonly deducted: Minor
  readonly credited: Minor
  readonly replaced: Minor
  readonly dueDate: LocalDate | null
  readonly paidOn: LocalDate | null
  /** A payment moved no money: the sandbox's, or one with test keys. */
  readonly paidInTest: boolean
  readonly status: PayerStatus
  /** What was paid back of it. While it was not said whether it is still owed, nothing is asked for. */
  readonly refunded: Minor
  readonly isUndecided: boolean
  /** What the payment providers offer; empty where nothing is to be paid. */
  readonly transfers: readonly TransferDetails[]
  readonly checkouts: readonly OfferedCheckout[]
  /** Its customer is still there: only then may it be collected later. */
  readonly hasCustomer: boolean
  /** The invoice is collected from a saved method, or was tried to be; null: nothing of that. */
  readonly collection: PayCollection | null
  /** The label of a provider whose checkout could not be started just now. */
  readonly failedProvider?: string
  /** Accepted cards and wallets; url is a payment link or ''. */
  readonly accepted: readonly { readonly brand: PaymentBrand; readonly url: string }[]
  readonly socialLinks: readonly SocialLink[]
  /** The seller's country, whose tax name is on the rows of the totals. */
  readonly country: Country
  readonly totalsRows: readonly TotalsRow[]
  readonly pricesIncludeTax: boolean
  readonly lines: readonly {
    /** Of the section that begins with the line. */
    readonly sectionHeading: string | undefined
    readonly name: string
    readonly description: string
    readonly quantity: Decimal
    readonly unit: string
    readonly price: Decimal
    /** In percent; null where the line is outside of the tax. */
    readonly rate: Decimal | null
    readonly amount: Minor
  }[]
}

/** What the page says of the collection: when, from what, and whether the customer can end it. */
export type PayCollection = {
  readonly state: 'planned' | 'under_way' | 'failed' | 'stopped'
  readonly day: LocalDate
  /** The amount that was announced to the customer. */
  readonly announced: Minor
  readonly method: Pick<SavedMethod, 'type' | 'brand' | 'hint'>
  readonly mandateId: string
  readonly isActive: boolean
}

/** The context's members that decide what is offered. */
type Providers = Pick<AppContext, 'providers'>

export function payFacts(
  context: Providers,
  page: {
    readonly row: InvoiceRow
    readonly seller: Seller
    readonly language: string
    readonly path: string
    readonly now: LocalDate
    readonly paidOn: LocalDate | null
    readonly byNotes: Minor
    readonly replaced: Minor
    readonly deducted: Minor
    readonly formats: readonly DocumentFormat[]
    /** How the company can be paid at each provider, by its name. */
    readonly modes: ReadonlyMap<string, PaymentMode>
    readonly paidInTest: boolean
    readonly refunded: Minor
    readonly isUndecided: boolean
    readonly collection: PayCollection | null
  },
): PayFacts {
  const { row, seller, now } = page
  const snapshot = readSnapshot(row.frozen ?? '', row.frozen_format ?? 0)
  const { country } = snapshot.seller.address
  const language = languageBetween(page.language, snapshot)
  const negative = isShownNegative(row.kind, country)
  const shown = negative ? asDifference(snapshot) : snapshot
  const open = openOfRow(row)
  const number = row.number ?? ''
  const offers = mayBePaid(row, page)
    ? offersOf(context, page.modes, payableOf(row, snapshot))
    : NOTHING_TO_PAY
  return {
    kind: row.kind,
    title: titleOf(row, snapshot.invoice, language),
    language,
    path: page.path,
    number,
    seller: withSoleTraderMark(snapshot.seller).legalName,
    sellerCountry: snapshot.seller.address.country,
    email: snapshot.seller.contact.email,
    customer: snapshot.buyer.legalName,
    hasLogo: seller.logo !== null,
    formats: page.formats,
    accentColor: seller.accentColor,
    currency: row.currency,
    payable: negative ? -row.payable_minor : row.payable_minor,
    open: negative ? -open : open,
    paid: row.settled_minor - page.byNotes - page.replaced - page.deducted,
    deducted: page.deducted,
    credited: page.byNotes,
    replaced: page.replaced,
    dueDate: asDate(row.due_date),
    paidOn: page.paidOn,
    paidInTest: page.paidInTest,
    refunded: page.refunded,
    isUndecided: page.isUndecided,
    collection: page.collection,
    hasCustomer: row.customer_id !== null,
    status: payerStatusOf(statusFactsOf(row), now),
    ...offers,
    // A brand without a payment page of its own can be paid with only where a provider takes it.
    accepted: seller.acceptedBrands.filter(({ url }) => url !== '' || offers.checkouts.length > 0),
    socialLinks: seller.socialLinks,
    country,
    totalsRows: totalsRows(shown.invoice, shown.totals),
    pricesIncludeTax: snapshot.invoice.pricesIncludeTax,
    lines: linesOf(shown),
  }
}

/** The invoice as providers see it. */
function payableOf(row: InvoiceRow, snapshot: ReturnType<typeof readSnapshot>): PayableInvoice {
  return {
    number: row.number ?? '',
    currency: row.currency,
    open: openOfRow(row),
    account: snapshot.bankAccount,
    issueDate: snapshot.invoice.issueDate,
    ...transferParties(snapshot.invoice),
  }
}

/** Until the provider has answered to a collection, another payment would be the second one. */
function mayBePaid(
  row: InvoiceRow,
  { collection, isUndecided }: Pick<PayFacts, 'collection' | 'isUndecided'>,
): boolean {
  const isAsked = !isUndecided && collection?.state !== 'under_way'
  return row.kind === 'invoice' && openOfRow(row) > 0n && isAsked
}

function linesOf({ invoice, totals }: ReturnType<typeof asDifference>): PayFacts['lines'] {
  return invoice.lines.map((line, i) => ({
    sectionHeading: line.sectionHeading,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    price: line.price,
    rate: line.tax.category === 'O' ? null : line.tax.rate,
    amount: totals.lines[i]?.net ?? 0n,
  }))
}

type Offers = Pick<PayFacts, 'transfers' | 'checkouts'>

const NOTHING_TO_PAY: Offers = { transfers: [], checkouts: [] }

/** What each provider offers. */
function offersOf(
  { providers }: Providers,
  modes: ReadonlyMap<string, PaymentMode>,
  invoice: PayableInvoice,
): Offers {
  return {
    transfers: providers.flatMap(provider => {
      const details = provider.kind === 'transfer' ? provider.detailsFor(invoice) : undefined
      return details ? [details] : []
    }),
    checkouts: checkoutsFor({ providers }, modes, invoice),
  }
}

/** null for an ordinary invoice or credit note, which have sentences of their own. */
function titleOf(
  { type }: InvoiceRow,
  invoice: Parameters<typeof titleIn>[0],
  language: string,
): string | null {
  const isFinal = (invoice.deposits ?? []).length > 0
  if (type === 'credit_note') return null
  if (type === 'invoice' && !isFinal) return nationalTitle(invoice, language) ?? null
  return titleIn(invoice, language)
}
