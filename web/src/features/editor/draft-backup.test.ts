// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { INVOICE_ID, PERSON_ID } from '../../testing/samples.ts'
import { draftBackup, readUnsaved } from './draft-backup.ts'
import { COMPLETE_DRAFT } from './testing/sample-editor.tsx'

const REF = { personId: PERSON_ID, invoiceId: INVOICE_ID }
const typed = { ...COMPLETE_DRAFT, note: 'Hello' }

beforeEach(() => {
  localStorage.clear()
  draftBackup(REF).write({ version: 3, draft: typed, typed: {} })
})

test('a backup that differs from the stored draft is unsaved', () => {
  expect(readUnsaved(REF, { draft: COMPLETE_DRAFT })).toMatchObject({ version: 3, draft: typed })
})

test('a backup of what the server has is not unsaved, whatever its version', () => {
  expect(readUnsaved(REF, { draft: { ...typed } })).toBeUndefined()
})

test('without a backup nothing is unsaved', () => {
  localStorage.clear()
  expect(readUnsaved(REF, { draft: COMPLETE_DRAFT })).toBeUndefined()
})
