import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { textDirection, textIn } from '@bordereau/domain/text/text'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import { html } from 'ghtml'
import { nameOfLink } from '@bordereau/domain/party/network'
import { accentStylePath } from './assets.ts'
import type { PayFacts } from './facts.ts'
import { filesSection } from './files.ts'
import { linesSection } from './lines.ts'
import { networkMark } from './brand-icons.ts'
import { CHEVRON, ENDED, GLOBE } from './icons.ts'
import { paymentMethodsSection } from './payment-methods.ts'

/** The public page of one document in the reader's language. It works without any script. */
export function payPage(facts: PayFacts): string {
  const { pay } = textIn(facts.language)
  const title =
    facts.title === null
      ? (facts.kind === 'credit_note' ? pay.creditNoteTitle : pay.title)(facts)
      : pay.documentTitle({ ...facts, title: facts.title })
  const body = html`<header class="seller">
      !${
        facts.hasLogo
          ? html`<span class="logo"><img src="${facts.path}/logo" alt="${facts.seller}" /></span>`
          : html`<p class="name">${facts.seller}</p>`
      }
      !${languagePicker(facts)}
    </header>
    !${amountSection(facts, title)} !${paymentMethodsSection(facts)} !${linesSection(facts)}
    !${filesSection(facts)}
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
  return htmlDocument({ language: facts.language, title, accent: facts.accentColor }, body)
}

/** The page of a revoked or invalid link: shows no data of any document. */
export function endedPage(language: string): string {
  const { pay } = textIn(language)
  return htmlDocument(
    { language, title: 'Bordereau' },
    html`<section class="ended">
      !${ENDED}
      <h1>${pay.linkEnded}</h1>
      <p class="by">Bordereau</p>
    </section>`,
  )
}

/** `body` is HTML and inserted without escaping. `also`: a stylesheet and a script of this name besides those of all pages. */
export function htmlDocument(
  page: {
    readonly language: string
    readonly title: string
    readonly accent?: string
    readonly also?: 'quote' | 'portal'
  },
  body: string,
): string {
  return html`<!doctype html>
    <html lang="${page.language}" dir="${textDirection(page.language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pay-assets/pay.css" />
        !${page.accent === undefined ? '' : html`<link rel="stylesheet" href="${accentStylePath(page.accent)}" />`}
        <script src="/pay-assets/pay.js" defer></script>
        !${
          page.also === undefined
            ? ''
            : html`<link rel="stylesheet" href="/pay-assets/${page.also}.css" />
                <script src="/pay-assets/${page.also}.js" defer></script>`
        }
      </head>
      <body>
        <main>!${body}</main>
      </body>
    </html>`
}

function amountSection(facts: PayFacts, title: string): string {
  const { pay, online } = textIn(facts.language)
  const done = facts.status === 'paid' || facts.status === 'credited'
  const isSettled = facts.kind === 'invoice' && facts.open <= 0n
  return html`<section class="amount">
    <h1>${title}</h1>
    <p class="for">${pay.invoiceFor({ customer: facts.customer })}</p>
    <p class="sum">
      ${formatMinor(done ? facts.payable : facts.open, facts.currency, facts.language)}
    </p>
    <p class="state"><span class="${facts.status}">${statusText(facts)}</span> ${dueText(facts)}</p>
    !${facts.paidInTest ? html`<p class="notice" role="note">${online.testNotice}</p>` : ''}
    !${isSettled ? html`<p class="hint">${pay.nothingToPay}</p>` : ''}
  </section>`
}

/** The status, with its date for paid and overdue documents. */
function statusText(facts: PayFacts): string {
  const { pay } = textIn(facts.language)
  const { status, paidOn, dueDate, language } = facts
  if (status === 'paid' && paidOn) return pay.paidOn({ date: formatDate(paidOn, language) })
  if (status === 'overdue' && dueDate)
    return pay.overdueSince({ date: formatDate(dueDate, language) })
  const labels = {
    open: pay.statusOpen,
    partly_paid: pay.statusPartlyPaid,
    paid: pay.statusPaid,
    overdue: pay.statusOverdue,
    credited: pay.statusCredited,
  }
  return labels[status]
}

function dueText({ status, dueDate, language }: PayFacts): string {
  if (dueDate === null || (status !== 'open' && status !== 'partly_paid')) return ''
  return textIn(language).pay.dueOn({ date: formatDate(dueDate, language) })
}

/** Links to the same page in the other languages. */
export function languagePicker(facts: Pick<PayFacts, 'path' | 'language'>): string {
  const label = textIn(facts.language).pay.language
  const options = TEXT_LANGUAGES.map(
    code =>
      html`<a
        href="${facts.path}${facts.path.includes('?') ? '&' : '?'}lang=${code}"
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
