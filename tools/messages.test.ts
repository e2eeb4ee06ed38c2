import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { messagesOfCode, nameOf, readCatalogue, translated } from '../web/build/catalogue.ts'
import { translationError } from '../web/build/translation.ts'
import { macroMisuses, taggedMessages } from './macro-use.ts'
import { macrosOutsideFunctions, untranslatableTexts } from './untranslatable-texts.ts'

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
      const error = translationError(tag, row.message ?? '', row.translation ?? '')
      return id in code && error !== undefined ? [`${nameOf(row)}: ${error}`] : []
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

test.each(BROKEN)('%s is refused', (_, message, translation, error) => {
  expect(translationError('pl', message, translation)).toContain(error)
})

test('a brace that is not closed is refused', () => {
  expect(translationError('pl', '{name}', '{name')).toContain('it cannot be read')
})

test('a right plural passes', () => {
  const polish = '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} do {date}'
  const english = '{count, plural, one {# day} other {# days}} until {date}'
  expect(translationError('pl', english, polish)).toBeUndefined()
})

/** Names and samples that are the same in every language, and the one error message for developers. */
const UNTRANSLATED =
  /^(Bordereau|PDF|CSV|VATEX-EU-…|https:\/\/.*|name@bank|FR14 2004 1010 0505 0001 3M02 606|The server did not answer)$/

/** What the checks find in each file of the pages; its syntax is read once for all of them. */
const checked = globSync('{web,ui}/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter(path => !/\.test\.tsx?$/.test(path))
  .map(path => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    const isForUsers = !/^ui\/src\/(catalogue|icon|texts)/.test(path)
    return {
      path,
      misuses: macroMisuses(path, text),
      tagged: taggedMessages(path, text),
      untranslated: isForUsers ? untranslatableTexts(path, text, UNTRANSLATED) : [],
      early: isForUsers ? macrosOutsideFunctions(path, text) : [],
    }
  })

test('every text of a page is translatable', () => {
  const found = checked.flatMap(({ path, untranslated }) =>
    untranslated.map(({ line, text }) => `${path}:${line}: “${text}” is not translated`),
  )
  expect(found).toEqual([])
})

test('no message is read before the language is chosen', () => {
  expect(checked.flatMap(({ path, early }) => early.map(line => `${path}:${line}`))).toEqual([])
})

test('no message is lost because a Lingui macro is used where it is not expanded', () => {
  const found = checked.flatMap(({ path, misuses }) =>
    misuses.map(({ line, why }) => `${path}:${line}: ${why}`),
  )
  expect(found).toEqual([])
})

test('every message in t`…` is extracted', () => {
  const shapes = new Set(Object.values(code).map(({ message = '' }) => shapeOf(message)))
  const all = checked.flatMap(({ path, tagged }) => tagged.map(message => ({ path, message })))
  expect(all.length).toBeGreaterThan(1000)
  const lost = all.filter(({ message }) => !shapes.has(shapeOf(message)))
  expect(lost).toEqual([])
})

/** A message without the names of its placeholders. */
const shapeOf = (message: string): string => message.replaceAll(/\{\w+\}/g, '{}')

test('a message outside of functions is found, one inside is fine', () => {
  expect(macrosOutsideFunctions('a.tsx', 'const a = t`Name`\nconst b = () => t`Name`')).toEqual([1])
})

test.each([
  ['between tags', 'const a = <p>Hello there</p>'],
  ['in an attribute', 'const a = <img alt="A picture" />'],
  ['in an expression of an attribute', "const a = <Field label={'Name'} />"],
  ['in a template', 'const a = <Field label={`Name of ${a}`} />'],
  ['in a property', "const a = { label: 'Name' }"],
  ['in a choice', "const a = <Field label={a ? t`Name` : 'Other'} />"],
  ['in a toast', "toasts.success('Saved')"],
])('untranslatable text %s is found', (_, text) => {
  expect(untranslatableTexts('a.tsx', text, UNTRANSLATED)).toHaveLength(1)
})

test.each([
  ['in Trans', 'const a = <Trans>Hello <b>there</b></Trans>'],
  ['in a macro', "const a = { label: t`Name`, head: t({ context: 'x', message: 'Name' }) }"],
  ['without letters', 'const a = <p>{a} · {b} – 3</p>'],
  ['that no one sees', 'const a = <Icon name="trash" size="md" />'],
])('text %s is fine', (_, text) => {
  expect(untranslatableTexts('a.tsx', text, UNTRANSLATED)).toEqual([])
})
