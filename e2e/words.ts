import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the pages say in a language, by the English message; a message with context is named 'message ‖ context'. */
export type Words = {
  /** The words of a message without placeholders. */
  readonly word: (message: string) => string
  /** A message whose placeholders stand for anything, from its beginning to its end. */
  readonly like: (message: string) => RegExp
}

const CATALOGUES = join(import.meta.dirname, '../web/src/locales')

/** Reads the catalogue of a language. A message that has no translation is an error of the test that asks for it. */
export function wordsOf(tag: string): Words {
  const translations = parsePo(readFileSync(join(CATALOGUES, `${tag}.po`), 'utf8'))
  const word = (message: string): string => {
    const said = translations.get(message)
    if (!said) throw new Error(`${tag}: “${message}” is not translated`)
    return said
  }
  return {
    word,
    like: message => {
      const parts = word(message).split(/\u2068?\{\w+\}\u2069?/)
      return new RegExp(`^${parts.map(escaped).join('[\\s\\S]*')}$`)
    },
  }
}

/** The little of the format that our catalogues have: one line each for context, message and translation. */
function parsePo(text: string): Map<string, string> {
  return new Map(
    text.split('\n\n').map(entry => {
      const field = (name: string): string => {
        const line = new RegExp(`^${name} (".*")$`, 'm').exec(entry)?.[1]
        return line === undefined ? '' : String(JSON.parse(line))
      }
      const context = field('msgctxt')
      const message = field('msgid')
      return [context === '' ? message : `${message} ‖ ${context}`, field('msgstr')]
    }),
  )
}

/** Spaces of any kind: browsers make one of a narrow one where they name things. */
function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
}
