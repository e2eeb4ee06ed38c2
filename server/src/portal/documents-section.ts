import type { DocumentFormat } from '@bordereau/domain/document-format'
import { accompanyingTextIn } from '@bordereau/domain/text/accompanying-text'
import { formatDate, formatMinor } from '@bordereau/domain/text/format'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import { quoteTextIn } from '@bordereau/domain/text/quote-text'
import { html } from 'ghtml'
import { downloadLabel } from '../pay/files.ts'
import { DOWNLOAD } from '../pay/icons.ts'
import type { PortalDocument, PortalFacts } from './facts.ts'
import { dueText, statusText } from '../pay/status-text.ts'

/** One page of the documents with their status and files, the way to the others, the statement and the ZIP. */
export function documentsSection(facts: PortalFacts): string {
  const { path, language, documents, next, isFirst } = facts
  const text = portalTextIn(language)
  const pages = [
    isFirst ? '' : html`<a href="${path}?lang=${language}#documents">${text.newest}</a>`,
    next === null
      ? ''
      : html`<a href="${path}?lang=${language}&amp;after=${next}#documents">${text.older}</a>`,
  ].filter(one => one !== '')
  return html`<section id="documents">
    <h2>${text.documents}</h2>
    !${documents.length === 0 ? html`<p class="hint">${text.noDocuments}</p>` : ''}
    <ul class="rows">
      !${documents.map(one => documentRow(facts, one)).join('')}
    </ul>
    !${pages.length === 0 ? '' : html`<nav class="pages">!${pages.join('')}</nav>`}
    <p class="also">
      <a class="button quiet" href="${path}/statement?lang=${language}">${text.statement}</a>
      !${
        documents.length === 0
          ? ''
          : html`<a class="button quiet" href="${path}/documents.zip" download
              >!${DOWNLOAD}${text.downloadAll}</a
            >`
      }
    </p>
  </section>`
}

function documentRow({ path, language }: PortalFacts, one: PortalDocument): string {
  const { number, title, link, kind, status, currency } = one
  const isOpen = one.open > 0n && one.dueDate !== null && kind !== 'credit_note'
  const name = html`${title} <bdi class="number">${number}</bdi>`
  const dates = [
    one.issueDate === null ? '' : formatDate(one.issueDate, language),
    isOpen && one.dueDate !== null
      ? dueText({ status, date: formatDate(one.dueDate, language) }, language)
      : '',
  ].filter(date => date !== '')
  return html`<li class="document">
    <span class="what"
      >!${link === null ? name : html`<a href="${link}?lang=${language}">!${name}</a>`}<small
        >${dates.join(' · ')}</small
      ></span
    >
    <span class="state"
      ><span class="${status}">${statusText({ kind, status }, language)}</span></span
    >
    <bdi class="n">${formatMinor(one.amount, currency, language)}</bdi>
    <span class="chips">!${filesOf(path, one, language).join('')}</span>
  </li>`
}

function filesOf(path: string, { id, number, formats }: PortalDocument, language: string) {
  return formats.map(format => {
    const label = `${downloadLabel(format, language)}: ${number}`
    return html`<a
      class="chip"
      href="${path}/documents/${id}/${format.kind}"
      download
      title="${label}"
      ><span class="hidden">${label} </span><span aria-hidden="true">${shortName(format)}</span></a
    >`
  })
}

/** 'PDF', 'XML'. */
function shortName({ extension }: DocumentFormat): string {
  return (extension.split('.').at(-1) ?? '').toUpperCase()
}

/** The quotes that await an answer, each with its page. */
export function quotesSection({ quotes, language }: PortalFacts): string {
  if (quotes.length === 0) return ''
  const words = quoteTextIn(language)
  const rows = quotes.map(
    ({ number, amount, currency, validUntil, link }) =>
      html`<li>
        <span class="what"
          ><a href="${link}?lang=${language}">${words.quote} <bdi class="number">${number}</bdi></a
          ><small
            >${validUntil === null ? '' : `${words.validUntil} ${formatDate(validUntil, language)}`}</small
          ></span
        >
        <bdi class="n">${formatMinor(amount, currency, language)}</bdi>
      </li>`,
  )
  return html`<section>
    <h2>${portalTextIn(language).quotes}</h2>
    <ul class="rows">
      !${rows.join('')}
    </ul>
  </section>`
}

/** What was sent with quotes and invoices, each as PDF. */
export function accompanyingSection({ accompanying, language, path }: PortalFacts): string {
  if (accompanying.length === 0) return ''
  const text = accompanyingTextIn(language)
  const rows = accompanying.map(
    ({ id, kind, number, madeOn }) =>
      html`<li>
        <span class="what"
          ><a href="${path}/papers/${id}" download
            >${text[kind]} <bdi class="number">${number}</bdi></a
          ><small>${formatDate(madeOn, language)}</small></span
        >
      </li>`,
  )
  return html`<section>
    <h2>${portalTextIn(language).accompanying}</h2>
    <ul class="rows">
      !${rows.join('')}
    </ul>
  </section>`
}
