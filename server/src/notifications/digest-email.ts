import type { NotificationAbout } from '@bordereau/contract/notifications'
import { parseDate } from '@bordereau/domain/date'
import { exactMinor } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { formatDate, formatMinor, formatQuantity } from '@bordereau/domain/text/format'
import { inLanguage } from '@bordereau/domain/local-text'
import { type HtmlEmail, fill, writeHtmlEmail } from '../lib/html-email.ts'
import { DIGEST_LABELS, type DigestLabels } from './digest-labels.ts'

/** The number of notifications listed in one e-mail; the rest is counted. */
const MAX_LISTED = 30

export type DigestEntry = { readonly kind: string; readonly about: NotificationAbout }

/** The daily e-mail in the recipient's language: a line for each notification, the newest first. */
export function digestEmail(digest: {
  readonly language: string
  readonly company: string
  readonly notifications: readonly DigestEntry[]
  readonly home: string
  readonly settings: string
}): HtmlEmail {
  const { language, company, notifications } = digest
  const labels = inLanguage(DIGEST_LABELS, language)
  const count = formatQuantity(decimal(notifications.length), language)
  const rest = notifications.length - MAX_LISTED
  return writeHtmlEmail({
    language,
    subject: fill(labels.subject, { company, count }),
    paragraphs: [
      fill(labels.opening, { company }),
      ...notifications
        .slice(0, MAX_LISTED)
        .map(notification => `• ${lineOf(notification, labels, language)}`),
      ...(rest > 0 ? [fill(labels.more, { count: formatQuantity(decimal(rest), language) })] : []),
    ],
    button: { label: labels.button, link: digest.home },
    closing: labels.closing,
    also: { label: labels.settings, link: digest.settings },
  })
}

function lineOf({ kind, about }: DigestEntry, labels: DigestLabels, language: string): string {
  const number = about.invoiceNumber ?? ''
  const facts = {
    number,
    quote: about.quoteNumber ?? '',
    customer: about.customerName ?? '',
    amount: amountOf(about, language),
    date: dateOf(about.dueDate, language),
    to: about.to ?? '',
    subject: about.mailSubject ?? '',
    person: about.personName ?? '',
    company: about.company ?? '',
    recurring: about.recurringName ?? '',
    provider: about.provider ?? '',
    reference: about.reference ?? '',
    count: formatQuantity(decimal(about.overdueCount ?? 0), language),
    done: formatQuantity(decimal(about.doneCount ?? 0), language),
    bank: about.bankName ?? '',
    refused: formatQuantity(decimal(about.refusedCount ?? 0), language),
  }
  switch (kind) {
    case 'viewed':
      return fill(labels.viewed, facts)
    case 'paid':
      return fill(number === '' ? labels.paid : labels.paidFor, facts)
    case 'overdue':
      return fill(about.overdueCount === undefined ? labels.overdue : labels.moreOverdue, facts)
    case 'bounced':
      return fill(labels.bounced, facts)
    case 'failed':
      return fill(about.uncertain === true ? labels.uncertain : labels.failed, facts)
    case 'joined':
      return fill(labels.joined, facts)
    case 'recurring_drafted':
      return fill(labels.recurringDrafted, facts)
    case 'recurring_failed':
      return fill(
        about.reason === 'missed' ? labels.recurringPaused : labels.recurringFailed,
        facts,
      )
    case 'batch_finished':
      return fill(labels.batchFinished, facts)
    case 'quote_accepted':
      return fill(labels.quoteAccepted, facts)
    case 'quote_declined':
      return fill(labels.quoteDeclined, facts)
    case 'quote_expired':
      return fill(labels.quoteExpired, facts)
    case 'disputed':
      return fill(disputeLabel(labels, about.reason), facts)
    case 'bank_access_ending':
      return fill(labels.bankAccessEnding, facts)
    case 'bank_access_ended':
      return fill(labels.bankAccessEnded, facts)
    case 'provider_unread':
      return fill(labels.providerUnread, facts)
    case 'collection_failed':
      return fill(labels.collectionFailed, facts)
    case 'refund_failed':
      return fill(refundLabel(labels, about.reason), facts)
    case 'mandate_ended':
      return fill(labels.mandateEnded, facts)
    case 'files_damaged':
      return fill(labels.filesDamaged, facts)
    default:
      return fill(labels.invited, facts)
  }
}

function refundLabel(labels: DigestLabels, reason: string | undefined): string {
  return reason === 'credited' ? labels.creditedRefundFailed : labels.refundFailed
}

function disputeLabel(labels: DigestLabels, status: string | undefined): string {
  if (status === 'lost') return labels.disputeLost
  return status === 'won' ? labels.disputeWon : labels.disputed
}

function amountOf({ amount, currency }: NotificationAbout, language: string): string {
  if (amount === undefined || currency === undefined) return ''
  const minor = exactMinor(amount, currency)
  return minor === undefined ? '' : formatMinor(minor, currency, language)
}

function dateOf(text: string | undefined, language: string): string {
  const date = parseDate(text ?? '')
  return date === undefined ? '' : formatDate(date, language)
}
