import type { LedgerKind } from '../document-kind.ts'
import { directionOf } from './direction.ts'
import { isolate } from './isolated.ts'
import { type TextLanguage, textLanguageOf } from './text-language.ts'

/** The occasions on which a customer gets an e-mail about a document or its payment; a reminder by its tone. */
export const MAIL_OCCASIONS = [
  'invoice',
  'credit_note',
  'reminder_notice',
  'reminder',
  'reminder_firm',
  'reminder_final',
  'quote',
  'receipt',
] as const
export type MailOccasion = (typeof MAIL_OCCASIONS)[number]

/** How a reminder speaks: before the due date, then friendly, firm, and for the last time. */
export const REMINDER_TONES = ['notice', 'friendly', 'firm', 'final'] as const
export type ReminderTone = (typeof REMINDER_TONES)[number]

const OCCASION_OF_TONE: Readonly<Record<ReminderTone, MailOccasion>> = {
  notice: 'reminder_notice',
  friendly: 'reminder',
  firm: 'reminder_firm',
  final: 'reminder_final',
}

export function occasionOfTone(tone: ReminderTone): MailOccasion {
  return OCCASION_OF_TONE[tone]
}

/**
 * The occasion of a message about a document; a reminder is friendly unless its tone is given. null: a self-billed document, for which a
 * company has no text of its own.
 */
export function occasionOf(message: {
  readonly kind: 'invoice' | 'reminder'
  readonly document: LedgerKind
  readonly tone?: ReminderTone | undefined
}): MailOccasion | null {
  const { kind, document, tone = 'friendly' } = message
  if (kind === 'reminder') return occasionOfTone(tone)
  return document === 'self_billed' ? null : document
}

export function isReminder(occasion: MailOccasion): boolean {
  return Object.values(OCCASION_OF_TONE).includes(occasion)
}

/** What a company may write in its templates, in braces: '{number}'. The same words in every language. */
export const MAIL_PLACEHOLDERS = [
  'title',
  'number',
  'company',
  'contact',
  'amount',
  'dueDate',
  'claims',
  'openInvoices',
] as const
export type MailPlaceholder = (typeof MAIL_PLACEHOLDERS)[number]

/** Subject and text of an e-mail, with placeholders in a template, without in a message. */
export type MailTemplate = { readonly subject: string; readonly message: string }

/** A company's own text for an occasion and a language of documents. */
export type CompanyMailTemplate = MailTemplate & {
  readonly occasion: MailOccasion
  readonly language: TextLanguage
}

/** By placeholder, already formatted in the language of the document; '' where the document has none. */
export type MailValues = Readonly<Record<MailPlaceholder, string>>

/** Without a value their line is left out. */
const LINES = ['dueDate', 'claims', 'openInvoices'] as const satisfies readonly MailPlaceholder[]

/**
 * The message of a template. A person's name that is unknown is left out with the space before it ('Hello {contact},'
 * becomes 'Hello,'). A line about a due date is left out where there is none. Other braces stay as they are. In a
 * right-to-left language (BCP 47) each value keeps its own direction.
 */
export function fillTemplate(
  template: MailTemplate,
  values: MailValues,
  language: string,
): MailTemplate {
  const write = directionOf(textLanguageOf(language)) === 'rtl' ? isolatedValue : plainValue
  const fill = (text: string) =>
    text
      .split('\n')
      .filter(line => LINES.every(name => values[name] !== '' || !line.includes(`{${name}}`)))
      .map(line => fillLine(line, name => write(name, values)))
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  return { subject: fill(template.subject).replaceAll('\n', ' '), message: fill(template.message) }
}

const plainValue = (name: MailPlaceholder, values: MailValues) => values[name]

/** What has lines of its own is isolated where they are written. */
const isolatedValue = (name: MailPlaceholder, values: MailValues) =>
  name === 'claims' || name === 'openInvoices' ? values[name] : isolate(values[name])

function fillLine(line: string, write: (name: MailPlaceholder) => string): string {
  return line.replaceAll(/( ?)\{(\w+)\}/g, (written, space: string, name: string) => {
    const placeholder = MAIL_PLACEHOLDERS.find(known => known === name)
    if (placeholder === undefined) return written
    const value = write(placeholder)
    return value === '' ? '' : space + value
  })
}

/** Words in braces that are no placeholder, each once: probably misspelt. */
export function unknownPlaceholders({ subject, message }: MailTemplate): readonly string[] {
  const names = [...`${subject}\n${message}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter(name => !MAIL_PLACEHOLDERS.some(known => known === name))
}
