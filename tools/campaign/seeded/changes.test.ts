import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

/** The lines of a source after each change, by kind. */
function changed(source: string): readonly (readonly [string, string])[] {
  return changesOf('a.ts', source).map(({ kind, start, end, text }) => [
    kind,
    (source.slice(0, start) + text + source.slice(end)).trim(),
  ])
}

test.each([
  ['const a = b === c', [['comparison', 'const a = b !== c']]],
  ['const a = b < c', [['comparison', 'const a = b >= c']]],
  ['const a = b && c', [['and-or', 'const a = b || c']]],
  ['const a = b ?? c', []],
  ['const a = b ? c : d', [['condition', 'const a = b ? d : c']]],
  ['const a = b + 1', [['off-by-one', 'const a = b + 2']]],
  ['let a: 400 | 413', []],
  ['function f() { if (a) return b }', [['guard', 'function f() {  }']]],
  ['function f() { if (a) { b() } }', []],
  ['await save(a)', [['await', '']]],
  [
    "const a = db.selectFrom('x').where('id', '=', id)",
    [['where', "const a = db.selectFrom('x')"]],
  ],
])('%s', (source, expected) => {
  expect(changed(source)).toEqual(expected)
})
