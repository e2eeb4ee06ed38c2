import type { MessageKind } from '@bordereau/contract/delivery'
import type { LedgerKind } from '@bordereau/domain/document-kind'
import type { LocalDate } from '@bordereau/domain/date'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import { type SocialLink, nameOfLink } from '@bordereau/domain/party/network'
import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import {
  type MailTemplate,
  type MailValues,
  fillTemplate,
  occasionOf,
} from '@bordereau/domain/text/mail-template'
import { selfBilledMessage, standardMessage } from '@bordereau/domain/text/mail-text'
import { textDirection, textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import { accentOf } from '@bordereau/domain/paper-accent'
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

/** The Content-ID of the logo, by which the message refers to it (RFC 2392). */
export const LOGO_ID = 'logo'

/** Subject and text by the company's template, or by default, in the document's language. The pay link is added on sending. */
export function composeEmail(facts: EmailFacts): MailTemplate {
  const { language, title, template, reminder } = facts
  const values = valuesOf(facts)
  if (template !== null) return fillTemplate(template, values)
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

/** Renders an email as plain text and as HTML with a pay button in the company's colour. */
export function renderEmail(email: {
  readonly message: string
  readonly language: string
  readonly seller: string
  readonly accentColor: string
  readonly link: string | null
  /** The words on the button of the link; by default those of a payment page. */
  readonly button?: string
  readonly socialLinks: readonly SocialLink[]
  readonly glance: Glance
  readonly hasLogo: boolean
}): { text: string; html: string } {
  const { mail } = textIn(email.language)
  const footer = mail.sentBy({ seller: email.seller })
  const label = email.button ?? mail.button
  const link = email.link === null ? '' : `${label}: ${email.link}\n\n`
  return {
    text: `${email.message}\n\n${link}-- \n${footer}\n${email.socialLinks.map(one => `${nameOfLink(one)}: ${one.url}\n`).join('')}`,
    html: html`<!doctype html>
      <html lang="${email.language}" dir="${textDirection(email.language)}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${email.seller}</title>
        </head>
        <body
          style="margin:0;background:#f5f4f1;font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#23211d"
        >
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  style="max-width:560px;background:#ffffff;border:1px solid #e4e1da;border-radius:8px"
                >
                  <tr>
                    <td style="padding:28px 32px 8px;font-size:16px;font-weight:600">
                      !${email.hasLogo ? logo(email.seller) : html`${email.seller}`}
                    </td>
                  </tr>
                  !${glanceRow(email.glance)}
                  <tr>
                    <td style="padding:8px 32px 12px;font-size:15px;line-height:1.55">
                      !${paragraphs(email.message)}
                    </td>
                  </tr>
                  !${email.link === null ? '' : button(label, email.link, email.accentColor)}
                  <tr>
                    <td
                      style="padding:16px 32px 24px;font-size:12px;color:#6b675f;border-top:1px solid #eeebe5"
                    >
                      ${footer}!${socialLinkList(email.socialLinks)}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  }
}

/** Most programs block images from elsewhere: the logo travels with the message. Its name stands where it is not shown. */
function logo(seller: string): string {
  return html`<img
    src="cid:${LOGO_ID}"
    alt="${seller}"
    height="40"
    style="display:block;height:40px;width:auto;max-width:240px;object-fit:contain"
  />`
}

function glanceRow({ label, amount, due }: Glance): string {
  return html`<tr>
    <td style="padding:8px 32px 16px">
      <div style="font-size:13px;color:#6b675f">${label}</div>
      <div style="font-size:26px;font-weight:600;line-height:1.3">
        <bdi>${amount}</bdi>
      </div>
      !${due === '' ? '' : html`<div style="font-size:13px;color:#6b675f">${due}</div>`}
    </td>
  </tr>`
}

/** Text links without icons: most mail programs block images until the reader allows them. */
function socialLinkList(links: readonly SocialLink[]): string {
  if (links.length === 0) return ''
  const anchors = links.map(
    link => html`<a href="${link.url}" style="color:#6b675f">${nameOfLink(link)}</a>`,
  )
  return `<br>${anchors.join(' · ')}`
}

function paragraphs(message: string): string {
  return message
    .split(/\n{2,}/)
    .map(paragraph =>
      paragraph
        .split('\n')
        .map(line => html`${line}`)
        .join('<br>'),
    )
    .map(inner => html`<p style="margin:0 0 14px">!${inner}</p>`)
    .join('')
}

function button(label: string, link: string, color: string): string {
  const { fill, on } = accentOf(color)
  return html`<tr>
    <td style="padding:4px 32px 28px">
      <a
        href="${link}"
        style="display:inline-block;padding:12px 22px;border-radius:6px;background:${fill};color:${on};font-size:15px;font-weight:600;text-decoration:none"
        >${label}</a
      >
    </td>
  </tr>`
}
