import { EMAIL } from '@bordereau/contract/delivery'
import type { RequestOf } from '@bordereau/contract/endpoint'
import type { sendQuote } from '@bordereau/contract/quotes'
import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { quoteTextIn } from '@bordereau/domain/text/quote-text'
import { textIn } from '@bordereau/domain/text/text'
import type { Tx } from '../db/database.ts'
import { renderEmail } from '../delivery/email/render.ts'
import { emailPayload } from '../delivery/email/payload.ts'
import { fileNameOf } from '../invoices/issuing/file-name.ts'
import type { AppContext } from '../lib/app-context.ts'
import { hex } from '../lib/secret.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { type QuoteMessage, languageOfMessage, quoteMessage } from './message.ts'
import { type QuoteKey, addQuoteEvent } from './store.ts'

type Mail = NonNullable<RequestOf<typeof sendQuote>['mail']>

export type QuoteMail = QuoteMessage & {
  readonly key: QuoteKey
  readonly personId: string
  readonly link: string
  readonly revisionId: string
  readonly pdfSha256: string
  readonly mail: Mail
}

/** E-mails a version with the link to its page and its PDF, in the transaction that freezes it. */
export async function queueQuoteMail(tx: Tx, context: AppContext, quote: QuoteMail): Promise<void> {
  const { key, personId, seller, mail, number, pdfSha256, revisionId } = quote
  const { subject, message } = quoteMessage(quote)
  const content = {
    copyTo: mail.copyTo ?? '',
    replyTo: seller.profile.contact.email,
    senderName: seller.profile.legalName,
    ...(seller.logo === null ? {} : { logo: hex(seller.logo.sha256) }),
    ...bodyOf(quote, mail.message ?? message),
  }
  const { id: mailId } = await enqueueMail(tx, context, {
    workspaceId: key.workspaceId,
    channel: EMAIL,
    kind: 'quote',
    recipient: mail.to,
    subject: mail.subject ?? subject,
    attachments: [
      { sha256: pdfSha256, name: `${fileNameOf(number)}.pdf`, mediaType: 'application/pdf' },
    ],
    payload: emailPayload(content, new URL(context.config.publicUrl).hostname),
    dedupeKey: `quote ${revisionId}`,
    createdBy: personId,
  })
  const detail = { mailId, to: mail.to }
  await addQuoteEvent(tx, key, {
    kind: 'mail_queued',
    personId,
    at: context.clock.now(),
    detail,
  })
}

function bodyOf(quote: QuoteMail, text: string) {
  const { seller, currency, gross, validUntil, link } = quote
  const language = languageOfMessage(quote)
  const words = quoteTextIn(language)
  return renderEmail({
    message: text,
    language,
    seller: seller.profile.legalName,
    accentColor: seller.accentColor,
    socialLinks: seller.socialLinks,
    link,
    button: words.mailButton,
    glance: {
      label: textIn(language).paper.total,
      amount: formatMinor(gross, currency, language),
      due: `${words.validUntil} ${formatDate(validUntil, language)}`,
    },
    hasLogo: seller.logo !== null,
  })
}
