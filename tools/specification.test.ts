import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const text = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8')
const rows = text
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| the spec'))

/** The files a row names: paths in backticks. */
function filesIn(row: string): string[] {
  return [...row.matchAll(/`([\w./-]+\/[\w./-]+|[A-Z]+\.md)`/g)].map(([, path = '']) => path)
}

/** The tests a row names: a file and the title in quotes after it, which may hold quotes itself. */
function testsIn(row: string): { file: string; title: string }[] {
  return [...row.matchAll(/`([^`]+)` › “(.+?)”(?=;| \|)/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }))
}

test('every statement of the specification has a row with a place and a test', () => {
  for (const section of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(text).toContain(`\n## ${section}. `)
  expect(rows.length).toBeGreaterThanOrEqual(28)
  // What it says, what the product does, where, and what holds it; the last two name files.
  const bare = rows.filter(row => {
    const cells = row.slice(2, -2).split(' | ')
    return cells.length !== 4 || cells.slice(2).some(cell => filesIn(cell).length === 0)
  })
  expect(bare).toEqual([])
})

test('every file it names is there', () => {
  const named = [...new Set(rows.flatMap(filesIn))]
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(path => !existsSync(join(ROOT, path)))).toEqual([])
})

test('every test it names has that title', () => {
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
