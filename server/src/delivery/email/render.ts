import { accentOf } from '@bordereau/domain/paper-accent'
import { type SocialLink, nameOfLink } from '@bordereau/domain/party/network'
import { textDirection, textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import type { Glance } from './compose.ts'

/** The Content-ID of the logo, by which the message refers to it (RFC 2392). */
export const LOGO_ID = 'logo'

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
