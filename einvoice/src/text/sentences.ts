import type { Sentences } from './assemble.ts'

/** Languages that have their sentences; all others read English. */
export const SENTENCE_LANGUAGES = ['en', 'fr', 'de', 'pl', 'es', 'it', 'hi', 'ar'] as const

/** The sentences in a language (BCP 47; only its first part counts). Each language is loaded when first asked for. */
export async function sentencesIn(language: string): Promise<Sentences> {
  switch (language.split('-')[0]) {
    case 'fr':
      return (await import('./fr.ts')).sentences
    case 'de':
      return (await import('./de.ts')).sentences
    case 'pl':
      return (await import('./pl.ts')).sentences
    case 'es':
      return (await import('./es.ts')).sentences
    case 'it':
      return (await import('./it.ts')).sentences
    case 'hi':
      return (await import('./hi.ts')).sentences
    case 'ar':
      return (await import('./ar.ts')).sentences
    default:
      return (await import('./en.ts')).sentences
  }
}
