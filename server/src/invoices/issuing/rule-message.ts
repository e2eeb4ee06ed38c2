import { ruleTextsIn } from '@bordereau/einvoice/messages/rule-messages'

/** The message of a rule in a language, else in English, else the rule's code. */
export async function ruleMessageOf(code: string, language: string): Promise<string> {
  const messages = await ruleTextsIn(language)
  return messages[code] ?? (await ruleTextsIn('en'))[code] ?? code
}
