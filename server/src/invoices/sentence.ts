import { sentencesIn } from '@bordereau/einvoice/text/sentences'

/** The sentence for a rule's code in a person's language, or in English where that language has none. */
export async function sentenceOf(code: string, language: string): Promise<string> {
  const sentences = await sentencesIn(language)
  return sentences[code] ?? (await sentencesIn('en'))[code] ?? code
}
