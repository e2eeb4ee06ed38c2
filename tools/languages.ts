import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingIn, tablesOf } from './language-tables.ts'

/**
 * `npm run languages missing nl`: what documents lack in a language (BCP 47 primary tag), as JSON: by file, the English
 * texts, and the codes of rules without a message. `npm run languages fill nl <file.json>`: writes translations
 * { file: { English text: translation } } into the tables; texts that are functions or objects are written by hand.
 */
const [command = '', tag = '', file = ''] = process.argv.slice(2)
const ROOT = join(import.meta.dirname, '..')

if (command === 'missing' && tag !== '') {
  const missing = await missingIn(tag)
  say(JSON.stringify(missing, undefined, 1))
} else if (command === 'fill' && tag !== '' && file !== '') {
  for (const [path, texts] of Object.entries(translationsIn(file))) fill(path, texts)
} else {
  say('languages missing <tag> | fill <tag> <file.json>')
  process.exitCode = 1
}

type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>

function translationsIn(name: string): Translations {
  return JSON.parse(readFileSync(name, 'utf8'))
}

/** From the last table to the first, so that places before stay where they are. */
function fill(path: string, texts: Readonly<Record<string, string>>): void {
  const absolute = join(ROOT, path)
  let code = readFileSync(absolute, 'utf8')
  for (const table of tablesOf(path, code).toReversed()) {
    const text = texts[table.english]
    if (text === undefined || table.languages.includes(tag)) continue
    if (placeholdersOf(text) !== placeholdersOf(table.english)) {
      say(`${path}: other placeholders than in “${table.english}”`)
      process.exitCode = 1
      continue
    }
    const value = text.startsWith('`') ? text : JSON.stringify(text)
    code = `${code.slice(0, table.end)},\n${tag}: ${value}${code.slice(table.end)}`
  }
  writeFileSync(absolute, code)
}

/** '${years.en}' and '${years.nl}' are the same place. */
function placeholdersOf(text: string): string {
  const places = (text.match(/\$\{[^}]+\}/g) ?? []).map(place =>
    place.replace(/\.[a-z]{2}\}$/, '}'),
  )
  return places.toSorted().join(' ')
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
