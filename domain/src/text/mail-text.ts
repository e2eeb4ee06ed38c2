import {
  type CompanyMailTemplate,
  type MailOccasion,
  type MailTemplate,
  type MailValues,
  isReminder,
} from './mail-template.ts'
import { REMINDER_TEXTS, type ReminderText } from './reminder-text.ts'
import { type MailText, textIn } from './text.ts'
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

/** The message that a company without a template of its own sends. `isTitled`: neither an ordinary invoice nor a credit note. */
export function standardMessage(
  language: string,
  occasion: MailOccasion,
  { company: seller, ...values }: MailValues,
  isTitled = false,
): MailTemplate {
  const { mail } = textIn(language)
  const reminder = REMINDER_TEXTS[textLanguageOf(language)]
  const isOwn = isReminder(occasion) || occasion === 'quote'
  const write = isTitled && !isOwn ? titled : STANDARD[occasion]
  const [subject, body] = write(mail, { ...values, seller }, reminder, quoteTextIn(language))
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
  reminder: ReminderText,
  quote: QuoteText,
) => readonly [string, readonly string[]]

const titled: Write = (mail, values) => [mail.documentSubject(values), mail.documentBody(values)]

const STANDARD: Readonly<Record<MailOccasion, Write>> = {
  invoice: (mail, values) => [mail.invoiceSubject(values), mail.invoiceBody(values)],
  credit_note: (mail, values) => [mail.creditNoteSubject(values), mail.creditNoteBody(values)],
  reminder: (mail, values) => [mail.reminderSubject(values), mail.reminderBody(values)],
  reminder_notice: (_, values, { notice }) => split(notice(values)),
  reminder_firm: (_, values, { firm }) => split(firm(values)),
  reminder_final: (_, values, { final }) => split(final(values)),
  quote: (_, values, __, text) => [
    text.mailSubject(values),
    text.mailBody({ ...values, validUntil: values.dueDate }),
  ],
}

function split([subject, ...body]: ReturnType<ReminderText['notice']>): ReturnType<Write> {
  return [subject, body]
}
