import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { taxTableMarkdown } from '../domain/src/testing/tax-table/markdown.ts'

/** The formatter aligns the columns of a table. */
const unaligned = (text: string): string => text.replace(/-{3,}/g, '---').replace(/ +/g, ' ')

test('docs/tax-table.md is what the decision table says (npm run tax-table)', () => {
  const written = readFileSync(join(import.meta.dirname, '../docs/tax-table.md'), 'utf8')
  expect(unaligned(written)).toBe(unaligned(taxTableMarkdown()))
})
