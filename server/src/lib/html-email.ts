import { directionOf } from '@bordereau/domain/text/direction'

/** A message with its plain text and HTML alternatives. */
export type HtmlEmail = { readonly subject: string; readonly text: string; readonly html: string }

export type HtmlEmailParts = {
  /** BCP 47. */
  readonly language: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly link: string }
  /** To be typed, in large type. */
  readonly code?: string
  /** Smaller, below the button. */
  readonly closing: string
  /** A second link at the end, in small type. */
  readonly also?: { readonly label: string; readonly link: string }
}

/** All texts are plain text; they are escaped here and nowhere else. */
export function writeHtmlEmail({
  language,
  subject,
  paragraphs,
  button,
  code,
  closing,
  also,
}: HtmlEmailParts): HtmlEmail {
  return {
    subject,
    text: [
      ...paragraphs,
      ...(code === undefined ? [] : [code]),
      ...(button ? [`${button.label}:\n${button.link}`] : []),
      closing,
      ...(also ? [`${also.label}:\n${also.link}`] : []),
    ]
      .join('\n\n')
      .concat('\n'),
    html: [
      `<!doctype html><html lang="${escape(language)}" dir="${directionOf(language)}">`,
      '<head><meta charset="utf-8"></head>',
      `<body style="margin:0;padding:24px;${FONT}color:#1f2430;background:#ffffff">`,
      '<div style="max-width:560px;margin:0 auto">',
      ...paragraphs.map(paragraph => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`),
      ...(code === undefined ? [] : [`<p style="${CODE}">${escape(code)}</p>`]),
      ...(button
        ? [
            `<p style="margin:24px 0"><a href="${escape(button.link)}" style="${BUTTON}">${escape(button.label)}</a></p>`,
          ]
        : []),
      `<p style="margin:0 0 16px;font-size:13px;color:#5b6270">${escape(closing)}</p>`,
      ...(button
        ? [
            `<p style="margin:0;font-size:13px;color:#5b6270;word-break:break-all">${escape(button.link)}</p>`,
          ]
        : []),
      ...(also
        ? [
            `<p style="margin:16px 0 0;font-size:13px"><a href="${escape(also.link)}">${escape(also.label)}</a></p>`,
          ]
        : []),
      '</div></body></html>',
    ].join('\n'),
  }
}

const FONT = 'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;'
const CODE = 'margin:24px 0;font-size:28px;font-weight:600;letter-spacing:2px;direction:ltr'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1d3a6b;color:#ffffff;text-decoration:none'

/** Replaces all placeholders in one pass, so that a company named {person} keeps its name. */
export function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
