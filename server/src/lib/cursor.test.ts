import { expect, test } from 'vitest'
import { type KeyKind, cutPage, decodeCursor } from './cursor.ts'
import { newId } from './id.ts'

const rows = Array.from({ length: 4 }, (_, i) => ({ id: newId(), key: `row ${i}` }))
const page = (fetched: number, limit: number) =>
  cutPage(rows.slice(0, fetched), limit, last => last.key)

test('a page that is exactly full has no next page', () => {
  expect(page(3, 3)).toEqual({ rows: rows.slice(0, 3), next: null })
  expect(page(2, 3)).toEqual({ rows: rows.slice(0, 2), next: null })
  expect(page(0, 3)).toEqual({ rows: [], next: null })
})

test('a page with one row more has a cursor after its last row', () => {
  const { rows: shown, next } = page(4, 3)
  expect(shown).toEqual(rows.slice(0, 3))
  expect(decodeCursor(next ?? undefined, 'text')).toEqual({ key: 'row 2', id: rows[2]?.id })
})

const ID = '019cbf3e-7a6b-7e3c-8b0a-5a3c2c1d0e0f'
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each<[KeyKind, string, boolean]>([
  ['date', '2026-11-20', true],
  ['date', 'infinity', true],
  ['date', '2026-02-30', false],
  ['date', '', false],
  ['instant', '2026-11-20T10:00:00Z', true],
  ['instant', '2026-11-20 23:59:59.123456+00', true],
  ['instant', '2026-11-20T10:00:00+00:00', true],
  ['instant', '2026-11-20T24:00:00Z', false],
  ['instant', '2026-02-30T10:00:00Z', false],
  ['instant', '2026-11-20T10:60:00Z', false],
  ['instant', '2026-11-20T10:00:00', false],
  ['instant', 'x2026-11-20T10:00:00Z', false],
  ['instant', '2026-11-20T10:00:00Zx', false],
  ['integer', '0', true],
  ['integer', '-12', true],
  ['integer', '9'.repeat(18), true],
  ['integer', '9'.repeat(19), false],
  ['integer', '1.5', false],
  ['integer', 'x1', false],
  ['integer', '1x', false],
  ['text', '', true],
  ['text', 'Zoé', true],
  ['text', 'a\0', false],
  ['text', 'a\ud83d', false],
  ['none', '', true],
  ['none', 'x', false],
])('of a list ordered by %s the key %j is accepted: %s', (kind, key, accepted) => {
  const decoded = decodeCursor(encoded([key, ID]), kind)
  expect(decoded).toEqual(accepted ? { key, id: ID } : undefined)
})

test.each([
  undefined,
  '',
  'not base64 of JSON',
  encoded({ 0: 'a', 1: ID, length: 2 }),
  encoded(['a']),
  encoded(['a', ID, 'b']),
  encoded([1, ID]),
  encoded(['a', 1]),
  encoded(['a', 'no id']),
  encoded(['a', `${ID}0`]),
  encoded(['a', `0${ID}`]),
])('%j is no cursor', text => {
  expect(decodeCursor(text, 'text')).toBeUndefined()
})
