import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast } from './field/contrast.ts'

const here = import.meta.dirname
const css = readFileSync(join(here, 'theme.css'), 'utf8')
const tokens = new Map<string, { light: string; dark: string }>()
for (const [, name = '', light = '', dark = ''] of css.matchAll(
  /--color-([a-z-]+):\s*light-dark\(\s*(#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\s*\)/gu,
)) {
  tokens.set(name, { light, dark })
}

const onSurfaces = [
  'text',
  'muted',
  'faint',
  'accent-text',
  'red',
  'green',
  'amber',
  'blue',
  'grey',
]
const surfaces = ['page', 'surface', 'raised', 'sunken', 'hover']
const textColours = [
  ...onSurfaces.flatMap(ink => surfaces.map(paper => [ink, paper] as const)),
  ...['red', 'green', 'amber', 'blue', 'grey'].map(tone => [tone, `${tone}-soft`] as const),
  ...['red', 'green', 'amber', 'blue', 'grey'].map(tone => ['text', `${tone}-soft`] as const),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'red-solid'],
  ['accent-text', 'accent-soft'],
  ['text', 'pressed'],
  ['muted', 'pressed'],
] as const

describe('every colour has enough contrast', () => {
  test.each(textColours)('%s on %s has 4.5 : 1 in light and dark', (ink, paper) => {
    for (const scheme of ['light', 'dark'] as const) {
      const [one, other] = [tokens.get(ink)?.[scheme], tokens.get(paper)?.[scheme]]
      expect(contrast(one ?? '', other ?? ''), scheme).toBeGreaterThanOrEqual(4.5)
    }
  })
  test.each(['page', 'surface'])(
    'the border of a field has a contrast of 3 : 1 with the %s',
    paper => {
      for (const scheme of ['light', 'dark'] as const) {
        const [one, other] = [tokens.get('line-strong')?.[scheme], tokens.get(paper)?.[scheme]]
        expect(contrast(one ?? '', other ?? ''), scheme).toBeGreaterThanOrEqual(3)
      }
    },
  )
})

test('every variable that a stylesheet reads is set somewhere', () => {
  const sheets = ourSheets()
    .concat(mantineSheets())
    .map(file => readFileSync(file, 'utf8'))
  const all = sheets.join('\n')
  const set = new Set([...all.matchAll(/(--[\w-]+)\s*:/gu)].map(found => found[1]))
  const read = [...all.matchAll(/var\(\s*(--[\w-]+)\s*\)/gu)].map(found => found[1] ?? '')
  const missing = new Set(read.filter(name => !set.has(name) && !setByMantine.test(name)))
  expect([...missing]).toEqual([])
})

// Mantine sets these on the elements themselves, as their state says.
const setByMantine =
  /^--(?!mantine|color|space|text|font|radius|height|motion|z|ease|shadow|weight|width)/u

function ourSheets(): string[] {
  return readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css'))
    .map(name => join(here, name))
}

function mantineSheets(): string[] {
  const resolve = createRequire(import.meta.url).resolve
  const core = join(dirname(resolve('@mantine/core/styles.css')), 'styles')
  return readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx') && !name.includes('.test.'))
    .flatMap(name => [
      ...readFileSync(join(here, name), 'utf8').matchAll(/@mantine\/core\/styles\/([\w.]+)/gu),
    ])
    .map(found => join(core, found[1] ?? ''))
}
