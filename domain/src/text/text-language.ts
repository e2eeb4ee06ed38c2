/** Languages of documents, their e-mails and payment pages. */
export const TEXT_LANGUAGES = ['en', 'fr', 'de', 'es', 'pl', 'it', 'hi', 'ar'] as const
export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** The language of the texts that a document in a language (BCP 47) gets. */
export function textLanguageOf(language: string): TextLanguage {
  const primary = language.split('-')[0]?.toLowerCase()
  return TEXT_LANGUAGES.find(known => known === primary) ?? 'en'
}
