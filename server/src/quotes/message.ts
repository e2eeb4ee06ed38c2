import type { LocalDate } from '@bordereau/domain/date'
import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { type MailTemplate, fillTemplate } from '@bordereau/domain/text/mail-template'
import { standardMessage, templateFor } from '@bordereau/domain/text/mail-text'
import { quoteTextIn } from '@bordereau/domain/text/quote-text'
import { languageBetween } from '@bordereau/domain/country/regional-language'
import type { Buyer, Seller } from '../invoices/document/parties-store.ts'

/** The values of the e-mail with which a quote is sent. */
export type QuoteMessage = {
  readonly seller: Seller
  readonly buyer: Buyer | undefined
  readonly language: string
  readonly currency: string
  readonly number: string
  readonly gross: bigint
  readonly validUntil: LocalDate
}

/** The quote's language, as the seller's country writes dates and amounts in it. */
export function languageOfMessage({
  language,
  seller,
  buyer,
}: Pick<QuoteMessage, 'language' | 'seller' | 'buyer'>): string {
  return languageBetween(language, { seller: seller.profile, buyer: buyer?.profile })
}

/** Subject and text by the company's template for quotes, or by default, in the quote's language. */
export function quoteMessage(quote: QuoteMessage): MailTemplate {
  const { seller, buyer, currency, number, gross, validUntil } = quote
  const language = languageOfMessage(quote)
  const values = {
    title: quoteTextIn(language).quote,
    number,
    company: seller.profile.legalName,
    contact: buyer?.profile.contact.name ?? '',
    amount: formatMinor(gross, currency, language),
    dueDate: formatDate(validUntil, language),
    claims: '',
    openInvoices: '',
  }
  const template = templateFor(seller.mailTemplates, 'quote', language)
  return template === null
    ? standardMessage(language, 'quote', values)
    : fillTemplate(template, values, language)
}
