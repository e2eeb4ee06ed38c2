import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BANNED, bannedWords } from './vocabulary.ts'

const ROOT = join(import.meta.dirname, '..')
/** Applied migrations never change, and the lists of words name what they ban. */
const EXEMPT =
  /^server\/src\/db\/migrations\/00(0|1|2[0-3])|^tools\/vocabulary|^web\/src\/locales\/|^einvoice\/src\/(testing|rules\/.*code-lists)|^package-lock/

test('no word is used that this project has replaced by the usual term', () => {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 1 << 26,
  })
    .toString()
    .split('\n')
    .filter(path => /\.(ts|tsx|css|sql|md|mjs|json)$/.test(path) && !EXEMPT.test(path))
  const files = paths
    .filter(path => existsSync(join(ROOT, path)))
    .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  expect(files.length).toBeGreaterThan(1000)
  expect(bannedWords(files)).toEqual([])
})

test.each([
  'const house = 1',
  'type TestHouse = {}',
  '// whoever asks',
  "test('nobody comes in')",
  'for (const waker of wakers) waker()',
])('%s is found', line => {
  expect(bannedWords([{ path: 'a.ts', text: line }]).length).toBeGreaterThan(0)
})

test('names of companies and of law are left alone', () => {
  const text = 'Companies House number\nin-house counsel\nwarehouse'
  expect(bannedWords([{ path: 'a.ts', text }])).toEqual([])
  expect(BANNED.length).toBeGreaterThan(15)
})
