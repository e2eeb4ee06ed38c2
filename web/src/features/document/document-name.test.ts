import { DOCUMENT_TYPES } from '@bordereau/domain/document-kind'
import { expect, test } from 'vitest'
import { documentName, draftName } from './document-name.ts'

test('each type of document has a name, and its draft another one', () => {
  const names = DOCUMENT_TYPES.flatMap(type => [documentName({ type }), draftName({ type })])
  expect(new Set(names).size).toBe(2 * DOCUMENT_TYPES.length)
})

test('an invoice that sets deposits off is a final invoice; other types stay what they are', () => {
  expect(documentName({ type: 'invoice', isFinal: true })).toBe('Final invoice')
  expect(draftName({ type: 'invoice', isFinal: true })).toBe('Draft final invoice')
  expect(documentName({ type: 'credit_note', isFinal: true })).toBe('Credit note')
  expect(draftName({ type: 'deposit', isFinal: true })).toBe('Draft deposit invoice')
})
