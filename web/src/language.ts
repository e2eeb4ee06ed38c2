import type { UiTexts } from '@bordereau/ui/texts'
import { type Messages, i18n } from '@lingui/core'

/** A language that is spoken: English stands in the code, compiled at build time; the others bring a catalogue. */
export type Spoken = {
  /** BCP 47. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
}

/** By their tags; what they are called is in languages.ts, which a first visit need not fetch. */
export const SPOKEN: readonly string[] = ['en', 'fr', 'de', 'es', 'pl', 'it', 'hi', 'ar']

/** One file a language, fetched when it is spoken; compiled at build time. */
const CATALOGUES = import.meta.glob<{ readonly messages: Messages }>('./locales/*.po')

const KEY = 'bordereau.language'

/** The language of this tag or of its primary part ('fr' for 'fr-CA'); English where there is none. */
export function languageOf(tag: string): Spoken {
  const primary = tag.toLowerCase().split('-')[0] ?? ''
  const spoken = SPOKEN.includes(primary) ? primary : 'en'
  return { tag: spoken, direction: spoken === 'ar' ? 'rtl' : 'ltr' }
}

/**
 * The same language as the reader's browser writes it ('en-GB' for English), for dates and numbers. Arabic is written
 * with the digits and the calendar that stand on invoices and bank statements.
 */
export function formatTagOf(language: Spoken, wished: readonly string[]): string {
  const tag = wished.find(tag => tag.split('-')[0] === language.tag) ?? language.tag
  return language.direction === 'rtl' ? `${tag.split('-u-')[0]}-u-ca-gregory-nu-latn` : tag
}

/** What was chosen in this browser. */
function keptLanguage(): string | undefined {
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

let sayParts: (() => UiTexts) | undefined

/** What the parts of ui say by themselves, in the language of this moment; undefined: as they say it in English. */
export function partTexts(): UiTexts | undefined {
  return sayParts?.()
}

/** Switches the interface to a language. Throws where its catalogue does not load: the former one stays. */
export async function chooseLanguage(tag: string): Promise<void> {
  const language = languageOf(tag)
  const load = CATALOGUES[`./locales/${language.tag}.po`]
  const [catalogue, parts] = await Promise.all([load?.(), load && import('./part-texts.ts')])
  i18n.load(language.tag, catalogue?.messages ?? {})
  sayParts = parts?.translatedTexts
  i18n.activate(language.tag, [formatTagOf(language, navigator.languages), language.tag])
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.direction
}

let chosenAtTheDoor = false

/** Whether a language was chosen before anybody signed in: then that is what the account is to speak. */
export function wasChosenAtTheDoor(): boolean {
  return chosenAtTheDoor
}

/** Keeps the choice in this browser; `atTheDoor`: nobody was signed in who could keep it. */
export function rememberLanguage(tag: string, atTheDoor: boolean): void {
  chosenAtTheDoor = atTheDoor
  try {
    localStorage.setItem(KEY, tag)
  } catch {
    // Not kept in this browser; the account keeps it too.
  }
}
