import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const text = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8')
const rows = text
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| the spec'))

/** The files named in a row: paths in backticks. */
function filesIn(row: string): string[] {
  return [...row.matchAll(/`([\w./-]+\/[\w./-]+|[A-Z]+\.md)`/g)].map(([, path = '']) => path)
}

/** The tests named in a row: a file and the title in quotes after it, which may contain quotes itself. */
function testsIn(row: string): { file: string; title: string }[] {
  return [...row.matchAll(/`([^`]+)` › “(.+?)”(?=;| \|)/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }))
}

test('every statement of the specification has a row with a place and a test', () => {
  for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(text).toContain(`\n## ${section}. `)
  expect(rows.length).toBeGreaterThanOrEqual(28)
  // Statement, implementation, place, test; the last two name files.
  const bare = rows.filter(row => {
    const cells = row.slice(2, -2).split(' | ')
    return cells.length !== 4 || cells.slice(2).some(cell => filesIn(cell).length === 0)
  })
  expect(bare).toEqual([])
})

test('every named file exists', () => {
  const named = [...new Set(rows.flatMap(filesIn))]
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(path => !existsSync(join(ROOT, path)))).toEqual([])
})

test('every named test has that title', () => {
  const named = rows.flatMap(testsIn)
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(({ file, title }) => {
    const path = join(ROOT, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title)
  })
  expect(missing).toEqual([])
})

test('every test of the fixed values has its row', () => {
  const spec = readFileSync(join(ROOT, 'e2e/specification.spec.ts'), 'utf8')
  const titles = [...spec.matchAll(/^ {2}test\('([^']+)'/gm)].map(([, title = '']) => title)
  const named = rows.flatMap(testsIn).map(({ title }) => title)
  expect(titles.length).toBeGreaterThanOrEqual(14)
  expect(titles.filter(title => !named.includes(title))).toEqual([])
})

test('the last section offers the sign-in buttons that the first table shows', () => {
  const [, shown = ''] = /“Sign in with …” buttons \(([^)]+), an own/.exec(text) ?? []
  const [, section = ''] = text.split('\n## Signing in with an account of another site\n')
  expect(shown.split(', ')).toContain('Google')
  expect(shown.split(', ').filter(provider => !section.includes(provider))).toEqual([])
  expect(section).toContain('it is offered')
  expect(section).not.toMatch(/\b(not|never) (offered|supported|provided|available)\b/)
})
