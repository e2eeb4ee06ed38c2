import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Its only caller is the server of a payment provider: no page shows its refusals. */
const NOT_FOR_PAGES = 'payment-providers.ts'
const CONTRACT = join(import.meta.dirname, '../../../contract/src')

test('every refusal code of the server has a message of its own', () => {
  const words = sourcesIn(join(import.meta.dirname, '..'))
    .filter(path => !path.includes('.test.'))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
  const contracts = sourcesIn(CONTRACT).filter(path => !path.endsWith(NOT_FOR_PAGES))
  const codes = new Set(
    contracts.flatMap(path =>
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
