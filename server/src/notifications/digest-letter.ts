import type { NotificationAbout } from '@bordereau/contract/notifications'
import { parseDate } from '@bordereau/domain/date'
import { exactMinor } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { formatDate, formatMinor, formatQuantity } from '@bordereau/domain/text/format'
import { type Letter, fill, inLanguage, writeLetter } from '../lib/letter.ts'
import { DIGEST_WORDS, type DigestWords } from './digest-words.ts'

/** So many are named in one message; the rest is counted. */
const NAMED = 30

export type DigestNews = { readonly kind: string; readonly about: NotificationAbout }

/** The daily mail in the reader's language: a line for each thing, the newest first. */
export function digestLetter(digest: {
  readonly language: string
  readonly company: string
  readonly news: readonly DigestNews[]
  readonly home: string
  readonly settings: string
}): Letter {
  const { language, company, news } = digest
  const words = inLanguage(DIGEST_WORDS, language)
  const count = formatQuantity(decimal(news.length), language)
  const rest = news.length - NAMED
  return writeLetter({
    language,
    subject: fill(words.subject, { company, count }),
    paragraphs: [
      fill(words.opening, { company }),
      ...news.slice(0, NAMED).map(one => `• ${lineOf(one, words, language)}`),
      ...(rest > 0 ? [fill(words.more, { count: formatQuantity(decimal(rest), language) })] : []),
    ],
    button: { label: words.button, link: digest.home },
    closing: words.closing,
    also: { label: words.settings, link: digest.settings },
  })
}

function lineOf({ kind, about }: DigestNews, words: DigestWords, language: string): string {
  const number = about.invoiceNumber ?? ''
  const facts = {
    number,
    customer: about.customerName ?? '',
    amount: amountOf(about, language),
    date: dateOf(about.dueDate, language),
    to: about.to ?? '',
    subject: about.mailSubject ?? '',
    person: about.personName ?? '',
    company: about.company ?? '',
    recurring: about.recurringName ?? '',
  }
  switch (kind) {
    case 'viewed':
      return fill(words.viewed, facts)
    case 'paid':
      return fill(number === '' ? words.paid : words.paidFor, facts)
    case 'overdue':
      return fill(words.overdue, facts)
    case 'bounced':
      return fill(words.bounced, facts)
    case 'failed':
      return fill(about.uncertain === true ? words.uncertain : words.failed, facts)
    case 'joined':
      return fill(words.joined, facts)
    case 'recurring_drafted':
      return fill(words.recurringDrafted, facts)
    case 'recurring_failed':
      return fill(about.reason === 'missed' ? words.recurringPaused : words.recurringFailed, facts)
    default:
      return fill(words.invited, facts)
  }
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
