/** Languages of the interface, and of what people who sign in get by e-mail. */
export const INTERFACE_LANGUAGES = ['en', 'fr', 'de', 'es', 'pl', 'it', 'hi', 'ar'] as const

/** Languages of documents, their e-mails and payment pages: `npm run languages missing <tag>` lists what one lacks. */
export const TEXT_LANGUAGES = [...INTERFACE_LANGUAGES, 'nl', 'pt'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** The language of the texts that a document in a language (BCP 47) gets. */
export function textLanguageOf(language: string): TextLanguage {
  const primary = language.split('-')[0]?.toLowerCase()
  return TEXT_LANGUAGES.find(known => known === primary) ?? 'en'
}
