import { expect, test } from 'vitest'
import { documentTypeOfCode } from './document-kind.ts'

test.each([
  ['380', 'invoice'],
  ['386', 'deposit'],
  // A deposit as XRechnung has it, and types that other software writes.
  ['326', 'deposit'],
  ['751', 'invoice'],
  ['875', 'invoice'],
  ['381', 'credit_note'],
  ['396', 'credit_note'],
  ['261', 'self_billed_credit_note'],
  ['389', 'self_billed_invoice'],
])('BT-3 %s is the type %s', (code, type) => {
  expect(documentTypeOfCode(code)).toBe(type)
})
