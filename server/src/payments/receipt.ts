import type { Minor } from '@bordereau/domain/money/currency'
import { formatMinor } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import type { Tx } from '../db/database.ts'
import { payLinkUrl } from '../invoices/document/pay-link.ts'
import { activePayLink } from '../invoices/document/pay-link-store.ts'
import { loadBuyer, loadSeller } from '../invoices/document/parties-store.ts'
import type { InvoiceRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { writeHtmlEmail } from '../lib/html-email.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import type { PaymentMode } from '../payment-providers/provider.ts'

/**
 * Sends the customer an e-mail that says what was paid online or paid back, once for each `id`. Without an address, or
 * without a valid payment link, which is the document for the customer, nothing is sent.
 */
export async function queueReceipt(
  tx: Tx,
  context: AppContext,
  row: InvoiceRow,
  about: {
    readonly id: string
    readonly kind: 'paid' | 'refunded'
    readonly amount: Minor
    readonly currency: string
    readonly mode: PaymentMode
  },
): Promise<void> {
  const { workspace_id: workspaceId, language, number } = row
  const buyer = await loadBuyer(tx, workspaceId, row.customer_id ?? '')
  const linkId = await activePayLink(tx, workspaceId, row.id)
  const to = buyer?.email || buyer?.profile.contact.email
  if (!to || linkId === undefined) return
  const { online, mail } = textIn(language)
  const seller = (await loadSeller(tx, workspaceId)).profile.legalName
  const facts = {
    number: number ?? '',
    seller,
    amount: formatMinor(about.amount, about.currency, language),
  }
  const isPaid = about.kind === 'paid'
  const subject = isPaid ? online.receiptSubject(facts) : online.refundSubject(facts)
  const email = writeHtmlEmail({
    language,
    subject: about.mode === 'live' ? subject : `${online.testTag}: ${subject}`,
    paragraphs: [
      mail.greeting({ name: buyer?.profile.contact.name ?? '' }),
      isPaid ? online.receiptBody(facts) : online.refundBody(facts),
      ...(about.mode === 'live' ? [] : [online.testNotice]),
    ],
    button: { label: online.view, link: payLinkUrl(context, workspaceId, linkId) },
    closing: mail.closing({ seller }),
  })
  await enqueueEmail(tx, context, {
    ...email,
    workspaceId,
    kind: 'receipt',
    to,
    senderName: seller,
    invoiceId: row.id,
    dedupeKey: `receipt ${about.kind} ${about.id}`,
  })
}
