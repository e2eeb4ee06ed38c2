import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COUNTRIES } from '@bordereau/domain/country/countries'
import { countryRules } from '@bordereau/domain/country/rules'
import { expect, test } from 'vitest'
import { messagesOfCode, nameOf, readCatalogue, translated } from '../web/build/catalogue.ts'
import { faultOfTranslation } from '../web/build/translation.ts'
import { frozenWords, plainWords } from './plain-words.ts'

const ROOT = join(import.meta.dirname, '..')
const code = await messagesOfCode()

for (const tag of translated()) {
  const catalogue = await readCatalogue(tag)

  test(`${tag}: the catalogue has the messages of the code, and no others (npm run messages)`, () => {
    const missing = Object.entries(code).filter(([id]) => !(id in catalogue))
    const unused = Object.entries(catalogue).filter(([id, row]) => !(id in code) || row.obsolete)
    expect({
      missing: missing.map(([, row]) => nameOf(row)),
      unused: unused.map(([, row]) => nameOf(row)),
    }).toEqual({ missing: [], unused: [] })
  })

  test(`${tag}: every message is translated, with its placeholders, tags and plurals`, () => {
    const faults = Object.entries(catalogue).flatMap(([id, row]) => {
      const fault = faultOfTranslation(tag, row.message ?? '', row.translation ?? '')
      return id in code && fault !== undefined ? [`${nameOf(row)}: ${fault}`] : []
    })
    expect({ many: faults.length, first: faults.slice(0, 20) }).toEqual({ many: 0, first: [] })
  })
}

const BROKEN: readonly (readonly [string, string, string, string])[] = [
  ['an empty translation', 'Save', ' ', 'it is empty'],
  [
    'a lost placeholder',
    '{name} is saved.',
    'Zapisano.',
    'it must have {name}, not no placeholder',
  ],
  [
    'another placeholder',
    '{name} is saved.',
    'Zapisano {nazwa}.',
    'it must have {name}, not {nazwa}',
  ],
  ['a tag that is not closed', '<0>Sign in</0>', '<0>Zaloguj się', '<0> is not closed'],
  [
    'a lost tag',
    'Or <0>sign in</0>',
    'Albo zaloguj się',
    'it must have <0></0>, not no placeholder',
  ],
  [
    'a plural without the cases of Polish',
    '{count, plural, one {# day} other {# days}}',
    '{count, plural, one {# dzień} other {# dni}}',
    '{count, plural, …} needs the cases one few many other in this language, not one other',
  ],
  [
    'a plural that became plain',
    '{count, plural, one {# day} other {# days}}',
    'dni',
    'it lacks {count, plural, …}',
  ],
  ['a lost space at the end', 'until ', 'do', 'it must begin and end with a space where'],
]

test.each(BROKEN)('%s is refused', (_, message, translation, fault) => {
  expect(faultOfTranslation('pl', message, translation)).toContain(fault)
})

test('a brace that is not closed is refused', () => {
  expect(faultOfTranslation('pl', '{name}', '{name')).toContain('it cannot be read')
})

test('a right plural passes', () => {
  const polish = '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} do {date}'
  const english = '{count, plural, one {# day} other {# days}} until {date}'
  expect(faultOfTranslation('pl', english, polish)).toBeUndefined()
})

/** Names and samples that every language keeps, and the one fault that only programmers see. */
const KEPT =
  /^(Bordereau|CSV|VATEX-EU-…|https:\/\/.*|name@bank|FR14 2004 1010 0505 0001 3M02 606|The server did not answer)$/

const paths = globSync('{web,ui}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  path => !/\.test\.tsx?$|^ui\/src\/(catalogue|icon|texts)/.test(path),
)

test('no word on a page is out of reach of translators', () => {
  const found = paths.flatMap(path =>
    plainWords(path, readFileSync(join(ROOT, path), 'utf8'), KEPT).map(
      ({ line, words }) => `${path}:${line}: “${words}” is not translated`,
    ),
  )
  expect(found).toEqual([])
})

test('what a number of a country is called has its message', () => {
  const names = new Set(
    COUNTRIES.flatMap(({ code }) => countryRules(code).taxIds.map(kind => kind.name)),
  )
  const words = readFileSync(join(ROOT, 'web/src/features/party/tax-id-words.ts'), 'utf8')
  const missing = [...names].filter(
    name => !words.includes(`case '${name}':\n      return t\`${name}\``),
  )
  expect(missing).toEqual([])
})

test('no word is read before a language is chosen', () => {
  const found = paths.flatMap(path =>
    frozenWords(path, readFileSync(join(ROOT, path), 'utf8')).map(line => `${path}:${line}`),
  )
  expect(found).toEqual([])
})

test('a word outside of functions is found, one inside is fine', () => {
  expect(frozenWords('a.tsx', 'const a = t`Name`\nconst b = () => t`Name`')).toEqual([1])
})

test.each([
  ['between tags', 'const a = <p>Hello there</p>'],
  ['in an attribute', 'const a = <img alt="A picture" />'],
  ['in an expression of an attribute', "const a = <Field label={'Name'} />"],
  ['in a template', 'const a = <Field label={`Name of ${a}`} />'],
  ['in a property', "const a = { label: 'Name' }"],
  ['in a choice', "const a = <Field label={a ? t`Name` : 'Other'} />"],
  ['in a toast', "toasts.success('Saved')"],
])('plain words %s are found', (_, text) => {
  expect(plainWords('a.tsx', text, KEPT)).toHaveLength(1)
})

test.each([
  ['in Trans', 'const a = <Trans>Hello <b>there</b></Trans>'],
  ['in a macro', "const a = { label: t`Name`, head: t({ context: 'x', message: 'Name' }) }"],
  ['without letters', 'const a = <p>{a} · {b} – 3</p>'],
  ['that no one sees', 'const a = <Icon name="trash" size="md" />'],
])('words %s are fine', (_, text) => {
  expect(plainWords('a.tsx', text, KEPT)).toEqual([])
})
