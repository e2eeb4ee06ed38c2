import { expect, test } from 'vitest'
import { DOCUMENT_FORMATS, FORMAT_KIND } from './document-format.ts'

test('every format has a kind, a file extension and a name of its own', () => {
  for (const field of ['kind', 'extension', 'name'] as const)
    expect(new Set(DOCUMENT_FORMATS.map(format => format[field])).size).toBe(
      DOCUMENT_FORMATS.length,
    )
})

test.each(DOCUMENT_FORMATS)('$kind is a kind that the contract and the database accept', format => {
  expect(format.kind).toMatch(FORMAT_KIND)
  // The pay page's logo has the address that a file of this kind would have.
  expect(format.kind).not.toBe('logo')
})
