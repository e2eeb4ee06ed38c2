import type { Sentences } from './assemble.ts'

/** Languages that have their sentences; all others read English. */
export const SENTENCE_LANGUAGES = ['en'] as const

/** The sentences in a language (BCP 47; only its first part counts). Each language is loaded when first asked for. */
export async function sentencesIn(language: string): Promise<Sentences> {
  switch (language.split('-')[0]) {
    default:
      return (await import('./en.ts')).sentences
  }
}
