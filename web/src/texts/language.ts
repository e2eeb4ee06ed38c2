import { type Direction, directionOf } from '@bordereau/domain/text/direction'
import { asText, storedValue } from '@bordereau/ui/stored-value'
import type { UiTexts } from '@bordereau/ui/texts'
import { type Messages, i18n } from '@lingui/core'

/** A language of the interface: English is in the code, compiled at build time; the others have a catalogue. */
export type SupportedLanguage = {
  /** BCP 47. */
  readonly tag: string
  readonly direction: Direction
}

/** The tags; the names are in languages.ts, which a first visit need not fetch. */
export const SUPPORTED_LANGUAGES: readonly string[] = [
  'en',
  'fr',
  'de',
  'es',
  'pl',
  'it',
  'hi',
  'ar',
]

/** One file per language, fetched when it is used; compiled at build time. */
const CATALOGUES = import.meta.glob<{ readonly messages: Messages }>('../locales/*.po')

/** The language chosen in this browser; where there is none, the browser's own preference applies. */
const storedLanguage = storedValue('bordereau.language', asText)

/** The language of this tag or of its primary part ('fr' for 'fr-CA'); English where there is none. */
export function languageOf(tag: string): SupportedLanguage {
  const primary = tag.toLowerCase().split('-')[0] ?? ''
  const spoken = SUPPORTED_LANGUAGES.includes(primary) ? primary : 'en'
  return { tag: spoken, direction: directionOf(spoken) }
}

/**
 * The tag of the language with the region of the reader's browser ('en-GB' for English), for dates and numbers. Arabic
 * gets the digits and the calendar that are used on invoices and bank statements.
 */
export function formatTagOf(language: SupportedLanguage, browserTags: readonly string[]): string {
  const tag = browserTags.find(tag => tag.split('-')[0] === language.tag) ?? language.tag
  return language.direction === 'rtl' ? `${tag.split('-u-')[0]}-u-ca-gregory-nu-latn` : tag
}

/** The language stored in this browser, else the browser's preferred one. */
export function preferredLanguage(): string {
  const browserLanguage = navigator.languages.find(tag => languageOf(tag).tag === tag.split('-')[0])
  return storedLanguage.read() ?? browserLanguage ?? navigator.language
}

let uiTexts: (() => UiTexts) | undefined

/** The texts of ui components in the current language; undefined: their English defaults. */
export function currentUiTexts(): UiTexts | undefined {
  return uiTexts?.()
}

/** Switches the interface to a language. Throws where its catalogue does not load: the former language stays. */
export async function chooseLanguage(tag: string): Promise<void> {
  const language = languageOf(tag)
  const load = CATALOGUES[`../locales/${language.tag}.po`]
  const [catalogue, parts] = await Promise.all([load?.(), load && import('./ui-texts.ts')])
  i18n.load(language.tag, catalogue?.messages ?? {})
  uiTexts = parts?.translatedTexts
  i18n.activate(language.tag, [formatTagOf(language, navigator.languages), language.tag])
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.direction
}

let chosenBeforeSignIn = false

/** Whether a language was chosen before sign-in: it is then saved in the account. */
export function wasChosenBeforeSignIn(): boolean {
  return chosenBeforeSignIn
}

/** Stores the choice in this browser; `beforeSignIn`: without a session that could save it. */
export function rememberLanguage(tag: string, beforeSignIn: boolean): void {
  chosenBeforeSignIn = beforeSignIn
  storedLanguage.write(tag)
}
