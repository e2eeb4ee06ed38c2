import type { SocialLink } from '@bordereau/domain/party/network'
import { type MailTemplate, fillTemplate } from '@bordereau/domain/text/mail-template'
import { standardMessage } from '@bordereau/domain/text/mail-text'
import { textIn } from '@bordereau/domain/text/text'
import { renderEmail } from './render.ts'

/** What a receipt says: of an online payment, or of money that was paid back. */
export type Receipt = {
  readonly kind: 'paid' | 'refunded'
  /** Of a refund: whether the customer still owes it; null: that was not said yet. */
  readonly isOwed: boolean | null
  /** No money was moved. */
  readonly isTest: boolean
  readonly language: string
  /** The numbers of the documents, as a text. */
  readonly number: string
  /** Formatted. */
  readonly amount: string
  readonly seller: string
  readonly contactName: string
  readonly accentColor: string
  readonly socialLinks: readonly SocialLink[]
  readonly hasLogo: boolean
  readonly link: string
  /** The company's own text for receipts in this language. */
  readonly template: MailTemplate | null
}

/** A receipt as an e-mail, by the company's template for receipts or by default. A refund has the standard text. */
export function receiptEmail(receipt: Receipt): {
  readonly subject: string
  readonly text: string
  readonly html: string
} {
  const { language, isTest, seller, amount, number } = receipt
  const { online, mail } = textIn(language)
  const { subject, message } = wordsOf(receipt)
  const label = receipt.kind === 'paid' ? online.receiptSubject : online.refundSubject
  const body = renderEmail({
    ...receipt,
    message: isTest ? `${message}\n\n${online.testNotice}` : message,
    button: receipt.isOwed ? mail.button : online.view,
    glance: { label: label({ number }), amount, due: '' },
    seller,
  })
  return { subject: isTest ? `${online.testTag}: ${subject}` : subject, ...body }
}

function wordsOf(receipt: Receipt): MailTemplate {
  const { kind, isOwed, language, number, amount, seller, contactName, template } = receipt
  const { online, mail, paper } = textIn(language)
  if (kind === 'refunded')
    return {
      subject: online.refundSubject({ number }),
      message: [
        mail.greeting({ name: contactName }),
        online.refundBody({ amount, number }),
        ...(isOwed === null ? [] : [isOwed ? online.refundOwed : online.refundNotOwed]),
        mail.closing({ seller }),
      ].join('\n\n'),
    }
  const values = {
    title: paper.invoice,
    number,
    company: seller,
    contact: contactName,
    amount,
    dueDate: '',
    claims: '',
    openInvoices: '',
  }
  return template === null
    ? standardMessage(language, 'receipt', values)
    : fillTemplate(template, values, language)
}
