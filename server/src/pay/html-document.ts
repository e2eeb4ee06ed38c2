import { type SocialLink, nameOfLink } from '@bordereau/domain/party/network'
import { textDirection, textIn } from '@bordereau/domain/text/text'
import { TEXT_LANGUAGES, textLanguageOf } from '@bordereau/domain/text/text-language'
import { html } from 'ghtml'
import { accentStylePath, assetPath } from './assets.ts'
import { networkMark } from './brand-icons.ts'
import { CHEVRON, GLOBE } from './icons.ts'

type HtmlPage = {
  readonly language: string
  readonly title: string
  readonly accentColor?: string
  /** A stylesheet and a script of this name besides those of all pages. */
  readonly also?: 'quote' | 'portal' | 'sign-in'
  /** The address of a script of another site, which the content security policy allows. */
  readonly providerScript?: string | undefined
}

type SellerPage = HtmlPage & {
  readonly seller: string
  readonly email: string
  readonly hasLogo: boolean
  readonly socialLinks?: readonly SocialLink[]
  /** Without a trailing slash; the logo is below it. */
  readonly path: string
  /** Of this page with its query, for the other languages; absent: `path`. */
  readonly address?: string | undefined
}

/** A public page with the seller's head and foot and the choice of language. `body` is HTML and inserted without escaping. */
export function sellerPage(page: SellerPage, body: string): string {
  const { language, seller, email, path } = page
  const content = html`<header class="seller">
      !${
        page.hasLogo
          ? html`<span class="logo"><img src="${path}/logo" alt="${seller}" /></span>`
          : html`<p class="name">${seller}</p>`
      }
      !${languagePicker(page.address ?? path, language)}
    </header>
    !${body}
    <footer>
      <p>
        ${textIn(language).pay.questions({ seller })}!${
          email === '' ? '' : html` <a href="mailto:${email}"><bdi>${email}</bdi></a>`
        }
      </p>
      !${socialNav(page)}
      <p class="by">Bordereau</p>
    </footer>`
  return htmlDocument(page, content)
}

/** HTML of a text that contains a document's number: a hyphen of it ends no line where the number fits on one. */
export function withWholeNumber(text: string, number: string): string {
  const [before = '', ...after] = number === '' ? [text] : text.split(number)
  if (after.length === 0) return html`${text}`
  return html`${before}<bdi class="number">${number}</bdi>${after.join(number)}`
}

/** `body` is HTML and inserted without escaping. */
export function htmlDocument(page: HtmlPage, body: string): string {
  return html`<!doctype html>
    <html lang="${page.language}" dir="${textDirection(page.language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${assetPath('pay.css')}" />
        !${page.accentColor === undefined ? '' : html`<link rel="stylesheet" href="${accentStylePath(page.accentColor)}" />`}
        <script src="${assetPath('pay.js')}" defer></script>
        !${
          page.also === undefined
            ? ''
            : html`<link rel="stylesheet" href="${assetPath(`${page.also}.css`)}" />
                <script src="${assetPath(`${page.also}.js`)}" defer></script>`
        }
        !${page.providerScript === undefined ? '' : html`<script src="${page.providerScript}" async defer></script>`}
      </head>
      <body>
        <main>!${body}</main>
      </body>
    </html>`
}

/** Links to the same page in the other languages. */
function languagePicker(address: string, language: string): string {
  const label = textIn(language).pay.language
  const options = TEXT_LANGUAGES.map(
    code =>
      html`<a
        href="${address}${address.includes('?') ? '&' : '?'}lang=${code}"
        lang="${code}"
        hreflang="${code}"
        !${code === textLanguageOf(language) ? 'aria-current="true"' : ''}
        >${nativeName(code)}</a
      >`,
  )
  return html`<details class="languages">
    <summary>
      !${GLOBE}<span class="hidden">${label}: </span
      >${nativeName(textLanguageOf(language))}!${CHEVRON}
    </summary>
    <nav aria-label="${label}">!${options.join('')}</nav>
  </details>`
}

function socialNav({ socialLinks = [], seller, language }: SellerPage): string {
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
