import type { LocalDate } from '@bordereau/domain/date'
import type { Minor } from '@bordereau/domain/money/currency'
import { collectedAmount } from '@bordereau/domain/payment/collection'
import { savedMethodLabel } from '@bordereau/domain/payment/collection-label'
import { collectionTextIn } from '@bordereau/domain/text/collection-text'
import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { textIn } from '@bordereau/domain/text/text'
import { renderEmail } from '../delivery/email/render.ts'
import type { Seller } from '../invoices/document/parties-store.ts'
import { type InvoiceRow, openOfRow } from '../invoices/document/store.ts'
import { type MandateRow, methodOf } from '../mandates/store.ts'

/** What the customer is notified of: a collection failed, is on another day, or does not happen. */
export type CollectionNews =
  | { readonly kind: 'failed'; readonly announced: Minor; readonly again: LocalDate | undefined }
  | { readonly kind: 'moved'; readonly day: LocalDate }
  | { readonly kind: 'skipped' }

/** The e-mail in the customer's language, with the link by which the invoice can be paid. */
export function writeCollectionEmail(facts: Facts, news: CollectionNews, link: string) {
  const { subject, message } = wordsOf(facts, news)
  return { subject, ...bodyOf(facts, message, link) }
}

type Facts = {
  readonly row: InvoiceRow
  readonly mandate: MandateRow
  readonly seller: Seller
  readonly language: string
  readonly contact: string
}

function wordsOf(facts: Facts, news: CollectionNews) {
  const { row, mandate, seller, language, contact } = facts
  const text = collectionTextIn(language)
  const { mail, online } = textIn(language)
  const names = { number: row.number ?? '', seller: seller.profile.legalName }
  const subjects = {
    failed: text.failedSubject,
    moved: text.movedSubject,
    skipped: mail.invoiceSubject,
  }
  const subject = subjects[news.kind](names)
  const isTest = mandate.mode !== 'live'
  const paragraphs = [
    mail.greeting({ name: contact }),
    ...sentencesOf(facts, news),
    ...(isTest ? [online.testNotice] : []),
    mail.closing(names),
  ]
  return {
    subject: isTest ? `${online.testTag}: ${subject}` : subject,
    message: paragraphs.join('\n\n'),
  }
}

function sentencesOf({ row, mandate, language }: Facts, news: CollectionNews): readonly string[] {
  const text = collectionTextIn(language)
  const number = row.number ?? ''
  const method = savedMethodLabel(methodOf(mandate), language)
  const open = openOfRow(row)
  const collected = news.kind === 'failed' ? collectedAmount(open, news.announced) : open
  const values = { number, method, amount: formatMinor(collected, row.currency, language) }
  switch (news.kind) {
    case 'failed':
      return [
        text.failedBody(values),
        news.again ? text.again({ date: formatDate(news.again, language) }) : text.payNow,
      ]
    case 'moved':
      return [text.planned({ ...values, date: formatDate(news.day, language) }), text.changeHint]
    case 'skipped':
      return [text.skippedBody(values)]
  }
}

function bodyOf({ row, seller, language }: Facts, message: string, link: string) {
  const { paper } = textIn(language)
  return renderEmail({
    message,
    language,
    seller: seller.profile.legalName,
    accentColor: seller.accentColor,
    socialLinks: seller.socialLinks,
    link,
    hasLogo: seller.logo !== null,
    glance: {
      label: paper.amountDue,
      amount: formatMinor(openOfRow(row), row.currency, language),
      due: '',
    },
  })
}
