import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Pictures and sentences beside texts that are there already. */
const PARTS = new Set([
  'features/company/paper-gallery.tsx',
  'features/company/setup-paper.tsx',
  'features/editor/finding-item.tsx',
  'features/preview/pages.tsx',
])

test('what is loading is announced, and not only drawn', () => {
  const silent = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter(path => {
    const source = readFileSync(join(import.meta.dirname, path), 'utf8')
    return source.includes('<Skeleton') && !source.includes('<Loading>') && !PARTS.has(path)
  })
  expect(silent).toEqual([])
})
