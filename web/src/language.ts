import { type Messages, i18n } from '@lingui/core'

/** A language of the interface. English stands in the code, compiled at build time; the others bring a catalogue. */
export type Language = {
  /** BCP 47. */
  readonly tag: string
  /** As its speakers call it. */
  readonly name: string
  /** ISO 3166 country whose flag stands beside the name. */
  readonly country: string
  readonly direction: 'ltr' | 'rtl'
  readonly load?: () => Promise<{ readonly messages: Messages }>
}

export const LANGUAGES: readonly [Language, ...Language[]] = [
  { tag: 'en', name: 'English', country: 'GB', direction: 'ltr' },
]

const KEY = 'bordereau.language'

/** The language of this tag or of its primary part ('fr' for 'fr-CA'); English where there is none. */
export function languageOf(tag: string): Language {
  const primary = tag.toLowerCase().split('-')[0]
  const exact = LANGUAGES.find(language => language.tag.toLowerCase() === tag.toLowerCase())
  return exact ?? LANGUAGES.find(language => language.tag === primary) ?? LANGUAGES[0]
}

/** The same language as the reader's browser writes it ('en-GB' for English), for dates and numbers. */
export function formatTagOf(language: Language, wished: readonly string[]): string {
  return wished.find(tag => tag.split('-')[0] === language.tag) ?? language.tag
}

/** What was chosen in this browser. */
export function keptLanguage(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined // Storage is forbidden: the browser's own wish applies.
  }
}

/** What was chosen in this browser, else what the browser asks for. */
export function preferredLanguage(): string {
  const wished = navigator.languages.find(tag => languageOf(tag).tag === tag.split('-')[0])
  return keptLanguage() ?? wished ?? navigator.language
}

/** Switches the interface to a language and remembers it; a catalogue that does not load leaves the former one. */
export async function chooseLanguage(tag: string): Promise<void> {
  const language = languageOf(tag)
  const messages = language.load === undefined ? {} : (await language.load()).messages
  i18n.loadAndActivate({ locale: language.tag, messages })
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.direction
}

export function rememberLanguage(tag: string): void {
  try {
    localStorage.setItem(KEY, tag)
  } catch {
    // Not kept in this browser; the account keeps it too.
  }
}
