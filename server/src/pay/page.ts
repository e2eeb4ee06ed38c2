import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { TEXT_LANGUAGES, textIn } from '@bordereau/domain/text/text'
import { html } from 'ghtml'
import { nameOfLink } from '@bordereau/domain/party/network'
import { accentOf } from '../documents/accent.ts'
import type { PayFacts } from './facts.ts'
import { linesSection } from './lines.ts'
import { networkMark } from './marks.ts'
import { CHEVRON, DOWNLOAD, ENDED, GLOBE } from './signs.ts'
import { waysSection } from './ways.ts'

/** The page whoever pays sees: one document, in her language, readable and payable without any script. */
export function payPage(facts: PayFacts): string {
  const { pay } = textIn(facts.language)
  const title = (facts.kind === 'credit_note' ? pay.creditNoteTitle : pay.title)(facts)
  const body = html`<header class="seller">
      !${
        facts.hasLogo
          ? html`<span class="logo"><img src="${facts.path}/logo" alt="${facts.seller}" /></span>`
          : html`<p class="name">${facts.seller}</p>`
      }
      !${languagePicker(facts, pay.language)}
    </header>
    !${amountSection(facts, title)} !${waysSection(facts)} !${linesSection(facts)}
    <section class="files">
      <a class="button quiet" href="${facts.path}/pdf" download>!${DOWNLOAD}${pay.downloadPdf}</a>
      <a class="button quiet" href="${facts.path}/ubl" download>!${DOWNLOAD}${pay.downloadXml}</a>
    </section>
    <footer>
      <p>
        ${pay.questions({ seller: facts.seller })}!${
          facts.email === ''
            ? ''
            : html` <a href="mailto:${facts.email}"><bdi>${facts.email}</bdi></a>`
        }
      </p>
      !${socialNav(facts)}
      <p class="by">Bordereau</p>
    </footer>`
  return frame({ language: facts.language, title, accent: facts.accentColor }, body)
}

/** What a revoked, mistyped or forgotten link shows: nothing of any document. */
export function endedPage(language: string): string {
  const { pay } = textIn(language)
  return frame(
    { language, title: 'Bordereau' },
    html`<section class="ended">
      !${ENDED}
      <h1>${pay.linkEnded}</h1>
      <p class="by">Bordereau</p>
    </section>`,
  )
}

/** `body` is markup already. */
function frame(
  page: { readonly language: string; readonly title: string; readonly accent?: string },
  body: string,
): string {
  return html`<!doctype html>
    <html lang="${page.language}" dir="${textIn(page.language).direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pay-assets/pay.css" />
        !${page.accent === undefined ? '' : accentStyle(page.accent)}
        <script src="/pay-assets/pay.js" defer></script>
      </head>
      <body>
        <main>!${body}</main>
      </body>
    </html>`
}

function accentStyle(color: string): string {
  const { fill, on, text } = accentOf(color)
  return html`<style>
    :root {
      --accent: ${fill};
      --on-accent: ${on};
      --accent-text: ${text};
    }
  </style>`
}

function amountSection(facts: PayFacts, title: string): string {
  const { pay } = textIn(facts.language)
  const done = facts.status === 'paid' || facts.status === 'credited'
  const nothingOpen = facts.kind === 'invoice' && facts.open <= 0n
  return html`<section class="amount">
    <h1>${title}</h1>
    <p class="for">${pay.invoiceFor({ customer: facts.customer })}</p>
    <p class="sum">
      ${formatMinor(done ? facts.payable : facts.open, facts.currency, facts.language)}
    </p>
    <p class="state"><span class="${facts.status}">${statusWord(facts)}</span> ${dueWord(facts)}</p>
    !${nothingOpen ? html`<p class="hint">${pay.nothingToPay}</p>` : ''}
  </section>`
}

/** With its date where that is part of the matter. */
function statusWord(facts: PayFacts): string {
  const { pay } = textIn(facts.language)
  const { status, paidOn, dueDate, language } = facts
  if (status === 'paid' && paidOn) return pay.paidOn({ date: formatDate(paidOn, language) })
  if (status === 'overdue' && dueDate)
    return pay.overdueSince({ date: formatDate(dueDate, language) })
  const words = {
    open: pay.statusOpen,
    partly_paid: pay.statusPartlyPaid,
    paid: pay.statusPaid,
    overdue: pay.statusOverdue,
    credited: pay.statusCredited,
  }
  return words[status]
}

function dueWord({ status, dueDate, language }: PayFacts): string {
  if (dueDate === null || (status !== 'open' && status !== 'partly_paid')) return ''
  return textIn(language).pay.dueOn({ date: formatDate(dueDate, language) })
}

function languagePicker(facts: PayFacts, label: string): string {
  const options = TEXT_LANGUAGES.map(
    code =>
      html`<a
        href="${facts.path}?lang=${code}"
        lang="${code}"
        hreflang="${code}"
        !${code === facts.language ? 'aria-current="true"' : ''}
        >${nativeName(code)}</a
      >`,
  )
  return html`<details class="languages">
    <summary>
      !${GLOBE}<span class="hidden">${label}: </span>${nativeName(facts.language)}!${CHEVRON}
    </summary>
    <nav aria-label="${label}">!${options.join('')}</nav>
  </details>`
}

function socialNav({ socialLinks, seller, language }: PayFacts): string {
  if (socialLinks.length === 0) return ''
  const links = socialLinks.map(
    link =>
      html`<a href="${link.url}" rel="noopener noreferrer nofollow"
        >!${networkMark(link.network)}${nameOfLink(link)}</a
      >`,
  )
  return html`<nav class="social" aria-label="${textIn(language).pay.elsewhere({ seller })}">
    !${links.join('')}
  </nav>`
}

function nativeName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1)
}
