import type { Minor } from '@bordereau/domain/money/currency'
import { formatList, formatMinor } from '@bordereau/domain/text/format'
import { templateFor } from '@bordereau/domain/text/mail-text'
import { languageBetween } from '@bordereau/domain/country/regional-language'
import { portalLinkUrl } from '../customers/portal-link.ts'
import { activePortalLink } from '../customers/portal-link-store.ts'
import type { Tx } from '../db/database.ts'
import { receiptEmail } from '../delivery/email/receipt.ts'
import { payLinkUrl } from '../invoices/document/pay-link.ts'
import { activePayLink } from '../invoices/document/pay-link-store.ts'
import { type Seller, loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import type { InvoiceRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { hex } from '../lib/secret.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import type { PaymentMode } from '../payment-providers/provider.ts'

type ReceiptAbout = {
  readonly id: string
  readonly kind: 'paid' | 'refunded'
  readonly amount: Minor
  readonly currency: string
  readonly mode: PaymentMode
  /** Of a refund: whether the customer still owes it; null: that was not said yet. */
  readonly isOwed?: boolean | null
}

/**
 * Sends the customer an e-mail that says what was paid online for these invoices, or paid back, once for each `id`.
 * Without an address, or without a valid link to what it is about, nothing is sent.
 */
export async function queueReceipt(
  tx: Tx,
  context: AppContext,
  invoices: readonly InvoiceRow[],
  about: ReceiptAbout,
): Promise<void> {
  const [first] = invoices
  if (!first) return
  const { workspace_id: workspaceId } = first
  const buyer = await loadBuyer(tx, workspaceId, first.customer_id ?? '')
  const link = await linkOf(tx, context, invoices)
  const to = buyer?.email || buyer?.profile.contact.email
  if (!to || link === undefined) return
  const seller = await loadSeller(tx, workspaceId)
  const language = languageBetween(first.language, {
    seller: seller.profile,
    buyer: buyer?.profile,
  })
  const email = receiptEmail({
    kind: about.kind,
    isTest: about.mode !== 'live',
    isOwed: about.isOwed ?? null,
    language,
    number: formatList(
      invoices.map(({ number }) => number ?? ''),
      language,
    ),
    amount: formatMinor(about.amount, about.currency, language),
    contactName: buyer?.profile.contact.name ?? '',
    link,
    ...lookOf(seller, language),
  })
  await enqueueEmail(tx, context, {
    ...email,
    workspaceId,
    kind: 'receipt',
    to,
    senderName: seller.profile.legalName,
    replyTo: seller.profile.contact.email,
    ...(seller.logo === null ? {} : { logo: hex(seller.logo.sha256) }),
    invoiceId: first.id,
    dedupeKey: `receipt ${about.kind} ${about.id}`,
  })
}

/** The payment page of one invoice; of several, the customer's portal, or the page of the first where there is none. */
async function linkOf(
  tx: Tx,
  context: AppContext,
  [first, ...others]: readonly InvoiceRow[],
): Promise<string | undefined> {
  if (!first) return undefined
  const { workspace_id: workspaceId, customer_id: customerId } = first
  const portal =
    others.length > 0 && customerId !== null
      ? await activePortalLink(tx, { workspaceId, customerId })
      : undefined
  if (portal) return portalLinkUrl(context, workspaceId, portal.id)
  const id = await activePayLink(tx, workspaceId, first.id)
  return id === undefined ? undefined : payLinkUrl(context, workspaceId, id)
}

function lookOf(seller: Seller, language: string) {
  return {
    seller: seller.profile.legalName,
    accentColor: seller.accentColor,
    socialLinks: seller.socialLinks,
    hasLogo: seller.logo !== null,
    template: templateFor(seller.mailTemplates, 'receipt', language),
  }
}
