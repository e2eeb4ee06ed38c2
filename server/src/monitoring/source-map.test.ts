import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SourceMapGenerator } from 'source-map-js'
import { afterAll, expect, test } from 'vitest'
import { sourceFrames } from './source-map.ts'

const folder = `${mkdtempSync(join(tmpdir(), 'bordereau-maps-'))}/`
afterAll(() => rmSync(folder, { recursive: true }))

const map = new SourceMapGenerator({ file: 'invoice-1a2b3c4d.js' })
map.addMapping({
  generated: { line: 1, column: 219 },
  original: { line: 12, column: 4 },
  source: '../../src/features/editor/sheet.ts',
  name: 'totalsOf',
})
writeFileSync(join(folder, 'invoice-1a2b3c4d.js.map'), map.toString())
writeFileSync(join(folder, 'broken-1a2b3c4d.js.map'), 'no map')

const frame = (file: string, line: number | null = 1) => ({
  function: 'a',
  file,
  line,
  column: 220,
})

test('maps a stack to its sources', async () => {
  expect(await sourceFrames([frame('assets/invoice-1a2b3c4d.js')], folder)).toEqual([
    {
      function: 'totalsOf',
      file: 'src/features/editor/sheet.ts',
      line: 12,
      column: 5,
      mapped: true,
    },
  ])
})

test('returns frames without a map or with another path unchanged', async () => {
  const frames = [
    frame('assets/older-1a2b3c4d.js'),
    frame('assets/broken-1a2b3c4d.js'),
    frame('assets/invoice-1a2b3c4d.js', null),
    frame('assets/../../../etc/passwd'),
    frame('chrome-extension:'),
  ]
  expect(await sourceFrames(frames, folder)).toEqual(frames.map(one => ({ ...one, mapped: false })))
})
