import { expect, test } from 'vitest'
import { FILED_DETAILS, NO_DETAILS } from './tax-files.ts'

test('every detail of a company begins empty', () => {
  expect(NO_DETAILS).toEqual(Object.fromEntries(FILED_DETAILS.map(detail => [detail, ''])))
})
