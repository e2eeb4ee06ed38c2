import { expect, test } from 'vitest'
import { refuse } from './decision.ts'

test('a refusal without a detail has no such property, which JSON and comparisons would see', () => {
  expect(Object.keys(refuse('not_found'))).toEqual(['ok', 'refusal'])
  expect(refuse('not_found', null)).toEqual({ ok: false, refusal: 'not_found', detail: null })
})
