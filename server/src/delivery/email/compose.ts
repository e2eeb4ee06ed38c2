import type { MessageKind } from '@bordereau/contract/delivery'
import type { LocalDate } from '@bordereau/domain/date'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import { type SocialLink, nameOfLink } from '@bordereau/domain/party/network'
import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { textDirection, textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import { accentOf } from '../../documents/accent.ts'

/** The values from which an email about a document is composed. */
export type EmailFacts = {
  readonly kind: MessageKind
  readonly document: 'invoice' | 'credit_note'
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
}

/** The default subject and text in the document's language. The pay link is added on sending. */
export function composeEmail(facts: EmailFacts): { subject: string; message: string } {
  const { mail } = textIn(facts.language)
  const { number, seller, language, currency } = facts
  const amount = facts.kind === 'reminder' ? facts.open : facts.payable
  const values = {
    number,
    seller,
    amount: formatMinor(amount, currency, language),
    dueDate: facts.dueDate === null ? '' : formatDate(facts.dueDate, language),
  }
  const [subject, body] =
    facts.kind === 'reminder'
      ? [mail.reminderSubject(values), mail.reminderBody(values)]
      : facts.title !== null
        ? [
            mail.documentSubject({ ...values, title: facts.title }),
            mail.documentBody({ ...values, title: facts.title }),
          ]
        : facts.document === 'credit_note'
          ? [mail.creditNoteSubject(values), mail.creditNoteBody(values)]
          : [mail.invoiceSubject(values), mail.invoiceBody(values)]
  const paragraphs = [mail.greeting({ name: facts.contactName }), ...body, mail.closing({ seller })]
  return { subject, message: paragraphs.join('\n\n') }
}

/** Renders an email as plain text and as HTML with a pay button in the company's colour. */
export function renderEmail(email: {
  readonly message: string
  readonly language: string
  readonly seller: string
  readonly accentColor: string
  readonly link: string | null
  readonly socialLinks: readonly SocialLink[]
}): { text: string; html: string } {
  const { mail } = textIn(email.language)
  const footer = mail.sentBy({ seller: email.seller })
  const link = email.link === null ? '' : `${mail.button}: ${email.link}\n\n`
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
                      ${email.seller}
                    </td>
                  </tr>
                  <tr>
                    <td style="padding:8px 32px 12px;font-size:15px;line-height:1.55">
                      !${paragraphs(email.message)}
                    </td>
                  </tr>
                  !${email.link === null ? '' : button(mail.button, email.link, email.accentColor)}
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
