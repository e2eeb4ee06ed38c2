import type { MessageKind } from '@bordereau/contract/delivery'
import type { LedgerKind } from '@bordereau/domain/document-kind'
import type { LocalDate } from '@bordereau/domain/date'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import {
  type MailTemplate,
  type MailValues,
  fillTemplate,
  occasionOf,
} from '@bordereau/domain/text/mail-template'
import { selfBilledMessage, standardMessage } from '@bordereau/domain/text/mail-text'
import { textIn } from '@bordereau/domain/text/text'
import type { ReminderDetails } from '../channel.ts'

/** The values from which an email about a document is composed. */
export type EmailFacts = {
  readonly kind: MessageKind
  readonly document: LedgerKind
  /** What the document is called, where it is neither an ordinary invoice nor a credit note. */
  readonly title: string | null
  readonly language: string
  readonly number: string
  readonly seller: string
  readonly contactName: string
  readonly currency: Currency
  readonly payable: Minor
  readonly open: Minor
  readonly dueDate: LocalDate | null
  readonly reminder?: ReminderDetails | undefined
  /** The company's own for this occasion and language. */
  readonly template: MailTemplate | null
}

/** Formatted in the language of the message; `due` is '' without a date. */
export type Glance = { readonly label: string; readonly amount: string; readonly due: string }

/** Subject and text by the company's template, or by default, in the document's language. The pay link is added on sending. */
export function composeEmail(facts: EmailFacts): MailTemplate {
  const { language, title, template, reminder } = facts
  const values = valuesOf(facts)
  if (template !== null) return fillTemplate(template, values, language)
  const occasion = occasionOf({ ...facts, tone: reminder?.tone })
  return occasion === null
    ? selfBilledMessage(language, values)
    : standardMessage(language, occasion, values, title !== null)
}

function valuesOf(facts: EmailFacts): MailValues {
  const { number, seller, language, currency, title, document, contactName, dueDate } = facts
  const { paper } = textIn(language)
  return {
    title: title ?? (document === 'credit_note' ? paper.creditNote : paper.invoice),
    number,
    company: seller,
    contact: contactName,
    amount: formatMinor(amountOf(facts), currency, language),
    dueDate: dueDate === null ? '' : formatDate(dueDate, language),
    claims: facts.reminder?.claims ?? '',
    openInvoices: facts.reminder?.openInvoices ?? '',
  }
}

const amountOf = ({ kind, open, payable }: EmailFacts): Minor =>
  kind === 'reminder' ? open : payable

/** What the reader sees at a glance above the text: the amount, and until when. */
export function glanceOf(facts: EmailFacts): Glance {
  const { paper } = textIn(facts.language)
  const { amount, dueDate } = valuesOf(facts)
  // The recipient of a self-billed document owes nothing.
  const labels = {
    invoice: paper.amountDue,
    credit_note: paper.amountCredited,
    self_billed: paper.total,
  }
  return {
    label: labels[facts.document],
    amount,
    due: facts.document !== 'invoice' || dueDate === '' ? '' : `${paper.dueDate} ${dueDate}`,
  }
}
