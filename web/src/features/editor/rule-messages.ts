import { type ReadableStore, createStore } from '@bordereau/ui/store'

export type RuleMessages = Readonly<Record<string, string>>

/** By the code of a rule; undefined while they are being fetched. */
export type RuleMessageStore = ReadableStore<RuleMessages | undefined> & {
  readonly load: (language: string) => Promise<void>
}

/**
 * The messages of the legal rules in the reader's language. They are fetched after the editor is rendered, so that there
 * may be findings before them; a component that shows a finding subscribes and renders it again when they arrive.
 */
export function createRuleMessages(
  fetchMessages: (language: string) => Promise<RuleMessages>,
): RuleMessageStore {
  const { read, set, subscribe } = createStore<RuleMessages | undefined>(undefined)
  let requested: string | undefined
  return {
    read,
    subscribe,
    async load(language) {
      if (language === requested) return
      requested = language
      set(undefined)
      const fetched = await fetchMessages(language).catch(() => undefined)
      // Another language was chosen meanwhile.
      if (language !== requested) return
      // Without messages a rule is named by its code; the next editor tries again.
      if (fetched === undefined) requested = undefined
      set(fetched ?? {})
    },
  }
}

export const ruleMessages = createRuleMessages(async language => {
  const { ruleTextsIn } = await import('@bordereau/einvoice/messages/rule-messages')
  return ruleTextsIn(language)
})
