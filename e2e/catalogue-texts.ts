import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The texts of the pages in a language, by the English message; the key of a message with context is 'message ‖
 * context'.
 */
export type Translations = {
  /** The translation of a message without placeholders. */
  readonly translate: (message: string) => string
  /** A pattern of the whole translation, in which placeholders match any text. */
  readonly translatePattern: (message: string) => RegExp
}

const CATALOGUES = join(import.meta.dirname, '../web/src/locales')

/** Reads the catalogue of a language. Throws for a message without translation. */
export function translationsOf(tag: string): Translations {
  const translations = parsePo(readFileSync(join(CATALOGUES, `${tag}.po`), 'utf8'))
  const translate = (message: string): string => {
    const translation = translations.get(message)
    if (!translation) throw new Error(`${tag}: “${message}” is not translated`)
    return translation
  }
  return {
    translate,
    translatePattern: message => {
      const parts = translate(message).split(/\u2068?\{\w+\}\u2069?/)
      return new RegExp(`^${parts.map(escaped).join('[\\s\\S]*')}$`)
    },
  }
}

/** The part of the PO format that the catalogues use: one line each for context, message and translation. */
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

/** Any kind of space: accessible names have normal spaces where texts have narrow ones. */
function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
}
