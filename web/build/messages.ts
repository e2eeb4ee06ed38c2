import { readFileSync } from 'node:fs'
import { extractAll, fill, nameOf, readCatalogue, translated } from './catalogue.ts'

/**
 * `npm run messages`: updates all catalogues to the code. `npm run messages missing <tag>`: the untranslated messages
 * as JSON, each with its places in the code. `npm run messages fill <tag> <file.json>`: reads translations from JSON {
 * message: translation }.
 */
const [command = 'extract', tag = '', file = ''] = process.argv.slice(2)

if (command === 'extract') {
  await extractAll()
  for (const language of translated()) {
    const missing = Object.keys(await missingOf(language)).length
    say(`${language}: ${missing === 0 ? 'complete' : `${missing} to translate`}`)
  }
} else if (command === 'missing' && tag !== '') {
  say(JSON.stringify(await missingOf(tag), undefined, 1))
} else if (command === 'fill' && tag !== '' && file !== '') {
  const refused = await fill(tag, JSON.parse(readFileSync(file, 'utf8')))
  for (const sentence of refused) say(sentence)
  say(`${Object.keys(await missingOf(tag)).length} of ${tag} are left to translate.`)
  if (refused.length > 0) process.exitCode = 1
} else {
  say('messages [extract] | missing <tag> | fill <tag> <file.json>')
  process.exitCode = 1
}

async function missingOf(language: string): Promise<Record<string, object>> {
  const rows = Object.values(await readCatalogue(language)).filter(row => row.translation === '')
  return Object.fromEntries(
    rows.map(row => [
      nameOf(row),
      {
        where: (row.origin ?? []).map(([path]) => path.replace('src/', '')),
        placeholders: row.placeholders,
        comments: row.comments,
      },
    ]),
  )
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
