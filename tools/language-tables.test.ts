import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import { RULE_TEXT_LANGUAGES } from '@bordereau/einvoice/messages/rule-messages'
import { expect, test } from 'vitest'
import { languageTables, missingRules, missingTexts, tablesOf } from './language-tables.ts'

const tables = languageTables()

// `npm run languages missing <tag>` prints the same.
test.each(TEXT_LANGUAGES)('documents in %s, which are offered, lack no text', language => {
  expect(missingTexts(language)).toEqual([])
})

test.each(RULE_TEXT_LANGUAGES)('no message of a rule lacks in %s', async language => {
  expect(await missingRules(language)).toEqual([])
})

test('every text and every message of a language without any is said to lack', async () => {
  const missing = missingTexts('tlh')
  expect(tables.length).toBeGreaterThan(200)
  expect(missing.length).toBeGreaterThan(220)
  expect(new Set(missing.map(([path]) => path)).size).toBeGreaterThan(70)
  expect((await missingRules('tlh')).length).toBeGreaterThan(450)
})

test.each([
  ['a table with texts', 'const A = { en: "a", fr: "b" }', [['A', 'en fr', 'a']]],
  [
    'one in a function',
    'function f(x) { return { en: `a${x}`, fr: "b" } }',
    [['f', 'en fr', '`a${x}`']],
  ],
  ['one of several objects', 'const A = { b: { en: "a", fr: "b" } }', [['A.b', 'en fr', 'a']]],
  ['no table', 'const A = { en: "a" }; const B = { enabled: true, fr: 1 }', []],
])('in the source, %s', (_, code, expected) => {
  const found = tablesOf('a.ts', code).filter(({ english }) => english !== '')
  expect(found.map(({ key, languages, english }) => [key, languages.join(' '), english])).toEqual(
    expected,
  )
})

test('texts of the interface and of files are not those of documents', () => {
  const paths = new Set(tables.map(({ path }) => path))
  expect([...paths].filter(path => /obligation|notifications|bank-statements/.test(path))).toEqual(
    [],
  )
  for (const path of ['domain/src/country/be/legal-notes.ts', 'domain/src/text/text.ts'])
    expect(paths).toContain(path)
})

test('each table is where it is said to be', () => {
  for (const { path, line } of tables.slice(0, 40)) {
    const rows = readFileSync(join(import.meta.dirname, '..', path), 'utf8').split('\n')
    expect([path, rows[line - 1]?.includes('{')]).toEqual([path, true])
  }
})
