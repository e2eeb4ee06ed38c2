import { textIn } from '@bordereau/domain/text/text'
import { TEXT_LANGUAGES, textLanguageOf } from '@bordereau/domain/text/text-language'
import { html } from 'ghtml'
import type { FileResponse } from '../lib/route.ts'
import type { TooMany } from '../lib/throttle.ts'
import { htmlDocument } from './html-document.ts'
import { ENDED } from './icons.ts'

export function htmlPage(body: string, status: number): FileResponse {
  return { body, mediaType: 'text/html; charset=utf-8', status }
}

/** The address of a public page in the chosen language; without one, the page has that of the document or customer. */
export function pageAddress(path: string, lang: string | null | undefined): string {
  return lang ? `${path}?lang=${textLanguageOf(lang)}` : path
}

/** The fields of a form that a public page posts. */
export function formOf(bytes: Uint8Array): URLSearchParams {
  return new URLSearchParams(Buffer.from(bytes).toString('utf8'))
}

type Reader = {
  /** Of the address or form; undefined or null: the browser's. */
  readonly lang?: string | null | undefined
  readonly acceptLanguage: string
}

/** What a forged or revoked link shows: no data of any document. */
export function linkEnded(
  reader: Reader,
  instead?: (language: string) => { readonly label: string; readonly path: string },
): FileResponse {
  const language = languageOf(reader)
  const link = instead?.(language)
  const message = html`!${ENDED}
    <h1>${textIn(language).pay.linkEnded}</h1>
    !${link ? html`<p><a class="button quiet" href="${link.path}">${link.label}</a></p>` : ''}`
  return htmlPage(messagePage(language, message), 404)
}

/** What a form or link shows that was used too often: a reader of a page must not be answered with JSON. */
export function triedTooOften({ detail }: TooMany, reader: Reader): FileResponse {
  const language = languageOf(reader)
  return {
    ...htmlPage(messagePage(language, `<h1>${textIn(language).pay.tooManyTries}</h1>`), 429),
    headers: { 'retry-after': String(detail.retryAfterSeconds) },
  }
}

function messagePage(language: string, message: string): string {
  return htmlDocument(
    { language, title: 'Bordereau' },
    html`<section class="ended">
      !${message}
      <p class="by">Bordereau</p>
    </section>`,
  )
}

/** The language of a page that is no document's or customer's. */
export function languageOf({ lang, acceptLanguage }: Reader): string {
  return lang ? textLanguageOf(lang) : preferredOf(acceptLanguage)
}

/** The first language of the Accept-Language header that has texts, else English. */
function preferredOf(acceptLanguage: string): string {
  const tags = acceptLanguage.split(',').map(part => part.split(';')[0]?.trim().split('-')[0] ?? '')
  return tags.find(tag => TEXT_LANGUAGES.some(known => known === tag)) ?? 'en'
}
