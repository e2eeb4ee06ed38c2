import { countryRules } from '@bordereau/domain/country/rules'
import type { LocalDate } from '@bordereau/domain/date'
import type { Totals } from '@bordereau/domain/invoice/totals'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import type { BankAccount } from '@bordereau/domain/party/party'
import type { SocialLink } from '@bordereau/domain/party/network'
import type { PaymentBrand } from '@bordereau/domain/payment/brand'
import { type PaymentQr, qrFor } from '@bordereau/domain/payment/qr'
import type { Seller } from '../invoices/parties-store.ts'
import { asDate, openOfRow } from '../invoices/present.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { readFrozen } from '../invoices/stored.ts'

/** What the public page says of a document; nothing of the workspace that is not on the document itself. */
export type PayFacts = {
  readonly kind: 'invoice' | 'credit_note'
  readonly language: string
  /** The page's own address, without a slash at the end. */
  readonly path: string
  readonly number: string
  readonly seller: string
  readonly email: string
  readonly customer: string
  readonly hasLogo: boolean
  readonly accentColor: string
  readonly currency: Currency
  readonly payable: Minor
  readonly open: Minor
  /** What was settled: by payments, and by credit notes. */
  readonly paid: Minor
  readonly credited: Minor
  readonly dueDate: LocalDate | null
  readonly paidOn: LocalDate | null
  readonly status: 'open' | 'partly_paid' | 'paid' | 'overdue' | 'credited'
  readonly account: BankAccount | null
  readonly qr: PaymentQr | undefined
  /** Cards and wallets taken beside the bank; where one pays with it, or ''. */
  readonly accepted: readonly { readonly brand: PaymentBrand; readonly url: string }[]
  readonly socialLinks: readonly SocialLink[]
  readonly taxName: string
  readonly totals: Totals
  readonly pricesIncludeTax: boolean
  /** What the document as a whole takes off (negative) or adds. */
  readonly reductions: readonly {
    readonly reason: string
    readonly percent: Decimal | null
    readonly amount: Minor
  }[]
  readonly lines: readonly {
    readonly name: string
    readonly description: string
    readonly quantity: Decimal
    readonly unit: string
    readonly price: Decimal
    readonly amount: Minor
  }[]
}

export function payFacts(page: {
  readonly row: InvoiceRow
  readonly seller: Seller
  readonly language: string
  readonly path: string
  readonly now: LocalDate
  readonly paidOn: LocalDate | null
  readonly byNotes: Minor
}): PayFacts {
  const { row, seller, language, now } = page
  const frozen = readFrozen(row.frozen ?? '', row.frozen_format ?? 0)
  const open = openOfRow(row)
  const number = row.number ?? ''
  const taxName = countryRules(frozen.seller.address.country).taxName
  return {
    kind: row.kind,
    language,
    path: page.path,
    number,
    seller: frozen.seller.legalName,
    email: frozen.seller.contact.email,
    customer: frozen.buyer.legalName,
    hasLogo: seller.logo !== null,
    accentColor: seller.accentColor,
    currency: row.currency,
    payable: row.payable_minor,
    open,
    paid: row.settled_minor - page.byNotes,
    credited: page.byNotes,
    dueDate: asDate(row.due_date),
    paidOn: page.paidOn,
    status: statusOf(row, open, now),
    account: frozen.bankAccount,
    qr:
      frozen.bankAccount && row.kind === 'invoice'
        ? qrFor({
            currency: row.currency,
            amount: open,
            account: frozen.bankAccount,
            payee: frozen.seller.legalName,
            reference: number,
            nip: frozen.seller.taxIds.find(id => id.kind === 'nip')?.value ?? '',
          })
        : undefined,
    accepted: seller.acceptedBrands,
    socialLinks: seller.socialLinks,
    taxName: taxName[language.split('-')[0] ?? 'en'] ?? taxName.en,
    totals: frozen.totals,
    pricesIncludeTax: frozen.invoice.pricesIncludeTax,
    reductions: frozen.invoice.allowancesCharges.map(({ charge, reason, value }, i) => {
      const amount = frozen.totals.allowancesCharges[i] ?? 0n
      return { reason, percent: value.percent ?? null, amount: charge ? amount : -amount }
    }),
    lines: frozen.invoice.lines.map((line, i) => ({
      name: line.name,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      price: line.price,
      amount: frozen.totals.lines[i]?.net ?? 0n,
    })),
  }
}

function statusOf(row: InvoiceRow, open: Minor, now: LocalDate): PayFacts['status'] {
  if (row.credited_minor > 0n && row.credited_minor >= row.payable_minor) return 'credited'
  if (open === 0n) return 'paid'
  if (row.due_date !== null && row.due_date < now && row.kind === 'invoice') return 'overdue'
  return row.settled_minor > 0n ? 'partly_paid' : 'open'
}
