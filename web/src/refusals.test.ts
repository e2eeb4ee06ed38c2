import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const CONTRACT = join(import.meta.dirname, '../../contract/src')

test('whatever the server may refuse, the reader has it said in her own words', () => {
  const words = sourcesIn(import.meta.dirname)
    .filter(path => !path.includes('.test.'))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
  const codes = new Set(
    sourcesIn(CONTRACT).flatMap(path =>
      [...readFileSync(path, 'utf8').matchAll(/refusals: \{([^}]*)\}/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/(\w+): \d{3}/g)].map(([, code = '']) => code),
      ),
    ),
  )
  expect(codes.size).toBeGreaterThan(40)
  const said = (code: string) => new RegExp(`'${code}'|\\b${code}:`).test(words)
  expect([...codes].filter(code => !said(code))).toEqual([])
})

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => join(folder, name))
}
