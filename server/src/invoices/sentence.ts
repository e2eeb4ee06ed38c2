import { sentence } from '@bordereau/einvoice/text/sentence'

/** The sentence for a rule's code in a person's language, or in English where that language has none. */
export async function sentenceOf(code: string, language: string): Promise<string> {
  return sentence(code, language)
}
