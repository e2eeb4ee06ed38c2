import type { ruleFinding } from '@bordereau/contract/invoices'
import type { IssueFinding } from '@bordereau/einvoice/issue/decide-issue'
import { ruleTextsIn } from '@bordereau/einvoice/messages/rule-messages'
import type { z } from 'zod/mini'

/** The message of a rule in a language, else in English, else the rule's code. */
export async function ruleMessageOf(code: string, language: string): Promise<string> {
  const messages = await ruleTextsIn(language)
  return messages[code] ?? (await ruleTextsIn('en'))[code] ?? code
}

/** The detail of `rules_broken`: its findings, each with its message in the person's language. */
export async function messagesOfBroken(
  detail: unknown,
  language: string,
): Promise<{ readonly faults: z.infer<typeof ruleFinding>[] }> {
  const { findings } = detail as { findings: readonly IssueFinding[] }
  const faults = findings.map(async ({ code, path, severity }) => ({
    code,
    path,
    severity,
    message: await ruleMessageOf(code, language),
  }))
  return { faults: await Promise.all(faults) }
}
