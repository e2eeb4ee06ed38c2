import { expect, test } from 'vitest'
import { type Part, mergeParts } from '../web/build/merge-parts.ts'

const LARGE = 200_000
const SMALL = 1_000

function part(module: string, users: readonly string[], size: number): Part {
  return { users: new Set(users), modules: new Set([module]), size }
}

function merged(parts: readonly Part[], imports: Readonly<Record<string, readonly string[]>> = {}) {
  const weights = { importsOf: (id: string) => imports[id] ?? [], weightOf: () => 1 }
  return mergeParts(parts, weights).map(({ modules }) => [...modules].toSorted().join('+'))
}

test('parts of nearly the same pages become one file', () => {
  const parts = [
    part('table', ['list', 'mail'], LARGE),
    part('tabs', ['list', 'mail', 'items'], SMALL),
  ]
  expect(merged([...parts])).toEqual(['table', 'tabs'])
  parts.splice(1, 1, part('tabs', ['list', 'mail'], SMALL))
  expect(merged(parts)).toEqual(['table+tabs'])
})

test('a page never loads much for one file less', () => {
  expect(
    merged([part('chart', ['dashboard'], LARGE), part('date', ['dashboard', 'list'], SMALL)]),
  ).toEqual(['chart', 'date'])
})

test('what a part imports counts as its size', () => {
  const parts = [
    part('kit', ['form'], LARGE),
    part('field', ['form'], SMALL),
    part('label', ['form', 'list'], SMALL),
  ]
  expect(merged(parts, { field: ['kit'] })).toEqual(['label', 'field+kit'])
})
