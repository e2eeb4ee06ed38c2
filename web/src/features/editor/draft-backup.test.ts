// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { INVOICE_ID, PERSON_ID } from '../../testing/samples.ts'
import { draftBackup, readUnsaved } from './draft-backup.ts'
import { COMPLETE_DRAFT } from './testing/sample-editor.tsx'

const REF = { personId: PERSON_ID, invoiceId: INVOICE_ID }
const typed = { ...COMPLETE_DRAFT, note: 'Hello' }

const texts = { 'document.prepaid': '12 or so' }
const stored = { version: 4, draft: COMPLETE_DRAFT }

beforeEach(() => {
  localStorage.clear()
  draftBackup(REF).write({ version: 3, base: COMPLETE_DRAFT, draft: typed, typed: {} })
})

test('a backup that differs from the stored draft is unsaved', () => {
  expect(readUnsaved(REF, stored)).toEqual({
    version: 3,
    base: COMPLETE_DRAFT,
    draft: typed,
    typed: {},
    isDraftUnsaved: true,
  })
})

test('a backup of an earlier release, which names no draft that it began from, is unsaved', () => {
  draftBackup(REF).write({ version: 3, draft: typed, typed: {} })
  expect(readUnsaved(REF, stored)).toMatchObject({ draft: typed, isDraftUnsaved: true })
})

test('a backup of what the server has is not unsaved, whatever its version', () => {
  expect(readUnsaved(REF, { version: 4, draft: { ...typed } })).toBeUndefined()
})

test('texts that are no numbers belong to the stored draft, also when it was changed elsewhere since', () => {
  draftBackup(REF).write({ version: 3, base: typed, draft: typed, typed: texts })
  expect(readUnsaved(REF, { version: 3, draft: typed })).toEqual({
    version: 3,
    draft: typed,
    typed: texts,
    isDraftUnsaved: false,
  })
  expect(readUnsaved(REF, stored)).toEqual({ ...stored, typed: texts, isDraftUnsaved: false })
})

test('without a backup nothing is unsaved', () => {
  localStorage.clear()
  expect(readUnsaved(REF, stored)).toBeUndefined()
})

test('a backup with texts that the server refuses comes back whole, with each of them', () => {
  const [line] = COMPLETE_DRAFT.lines
  const long = 'x'.repeat(5001)
  const draft = {
    ...typed,
    orderReference: long,
    lines: line ? [{ ...line, description: long, name: long }] : [],
  }
  draftBackup(REF).write({ version: 3, base: COMPLETE_DRAFT, draft, typed: {} })
  expect(readUnsaved(REF, stored)).toMatchObject({ draft, isDraftUnsaved: true })
})

test('a backup that is no draft is none', () => {
  for (const kind of ['fish', 7, null]) {
    const draft = { ...typed, kind, note: 'x'.repeat(5001) }
    draftBackup(REF).write(JSON.parse(JSON.stringify({ version: 3, draft, typed: {} })))
    expect(readUnsaved(REF, stored)).toBeUndefined()
  }
})
