import {
  type CompanyMailTemplate,
  type MailOccasion,
  type MailTemplate,
  type MailValues,
  isReminder,
} from './mail-template.ts'
import { REMINDER_TEXTS, type ReminderText } from './reminder-text.ts'
import { type MailText, type OnlinePaymentText, textIn } from './text.ts'
import { type QuoteText, quoteTextIn } from './quote-text.ts'
import { textLanguageOf } from './text-language.ts'

/** The company's own text for a document in a language (BCP 47), or null. */
export function templateFor(
  templates: readonly CompanyMailTemplate[],
  occasion: MailOccasion,
  language: string,
): MailTemplate | null {
  const wanted = textLanguageOf(language)
  return templates.find(one => one.occasion === occasion && one.language === wanted) ?? null
}

/** The message with a self-billed document, which its supplier may object to (Directive 2006/112/EC, art. 224). */
export function selfBilledMessage(
  language: string,
  { company: seller, ...values }: MailValues,
): MailTemplate {
  const { mail } = textIn(language)
  const paragraphs = [
    mail.greeting({ name: values.contact }),
    ...mail.documentBody({ ...values, seller, dueDate: '' }),
    mail.selfBilled,
    mail.closing({ seller }),
  ]
  const subject = mail.documentSubject({ ...values, seller })
  return { subject, message: paragraphs.join('\n\n') }
}

/** The message that a company without a template of its own sends. `isTitled`: neither an ordinary invoice nor a credit note. */
export function standardMessage(
  language: string,
  occasion: MailOccasion,
  { company: seller, ...values }: MailValues,
  isTitled = false,
): MailTemplate {
  const { mail, online } = textIn(language)
  const reminder = REMINDER_TEXTS[textLanguageOf(language)]
  const isOwn = isReminder(occasion) || occasion === 'quote' || occasion === 'receipt'
  const write = isTitled && !isOwn ? titled : STANDARD[occasion]
  const others = { reminder, online, quote: quoteTextIn(language) }
  const [subject, body] = write(mail, { ...values, seller }, others)
  const added = isReminder(occasion) ? [values.claims, values.openInvoices] : []
  const paragraphs = [
    mail.greeting({ name: values.contact }),
    ...body,
    ...added.filter(text => text !== ''),
    mail.closing({ seller }),
  ]
  return { subject, message: paragraphs.join('\n\n') }
}

/** The standard message as a template, to begin one's own from. */
export function standardTemplate(language: string, occasion: MailOccasion): MailTemplate {
  return standardMessage(language, occasion, {
    title: '{title}',
    number: '{number}',
    company: '{company}',
    contact: '{contact}',
    amount: '{amount}',
    dueDate: '{dueDate}',
    claims: '{claims}',
    openInvoices: '{openInvoices}',
  })
}

type StandardValues = {
  readonly title: string
  readonly number: string
  readonly seller: string
  readonly amount: string
  readonly dueDate: string
}

type Write = (
  mail: MailText,
  values: StandardValues,
  others: {
    readonly reminder: ReminderText
    readonly quote: QuoteText
    readonly online: OnlinePaymentText
  },
) => readonly [string, readonly string[]]

const titled: Write = (mail, values) => [mail.documentSubject(values), mail.documentBody(values)]

const STANDARD: Readonly<Record<MailOccasion, Write>> = {
  invoice: (mail, values) => [mail.invoiceSubject(values), mail.invoiceBody(values)],
  credit_note: (mail, values) => [mail.creditNoteSubject(values), mail.creditNoteBody(values)],
  reminder: (mail, values) => [mail.reminderSubject(values), mail.reminderBody(values)],
  reminder_notice: (_, values, { reminder }) => split(reminder.notice(values)),
  reminder_firm: (_, values, { reminder }) => split(reminder.firm(values)),
  reminder_final: (_, values, { reminder }) => split(reminder.final(values)),
  quote: (_, values, { quote }) => [
    quote.mailSubject(values),
    quote.mailBody({ ...values, validUntil: values.dueDate }),
  ],
  receipt: (_, values, { online }) => [online.receiptSubject(values), [online.receiptBody(values)]],
}

function split([subject, ...body]: ReturnType<ReminderText['notice']>): ReturnType<Write> {
  return [subject, body]
}
