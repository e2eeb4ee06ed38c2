import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../testing/storage.ts'
import {
  discardDrafts,
  draftKeyFor,
  hasStoredDrafts,
  isEverythingSaved,
  registerEditor,
  removeCopiesOf,
  removeStoredDrafts,
} from './draft-storage.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))

test('removes the drafts of another person at sign-in and keeps those of the same person', () => {
  localStorage.setItem(draftKeyFor('ada', '1'), '{}')
  localStorage.setItem(draftKeyFor('bob', '2'), '{}')
  localStorage.setItem('bordereau.draft.3', 'as an earlier release kept it')
  localStorage.setItem('color-scheme', 'dark')
  removeStoredDrafts({ exceptOf: 'bob' })
  expect(Object.keys(localStorage)).toEqual([draftKeyFor('bob', '2'), 'color-scheme'])
})

test('removes the copies of a deleted draft, and no others', () => {
  localStorage.setItem(draftKeyFor('ada', '1'), '{}')
  localStorage.setItem(draftKeyFor('ada', '21'), '{}')
  removeCopiesOf('1')
  expect(Object.keys(localStorage)).toEqual([draftKeyFor('ada', '21')])
})

test('asks before signing out over unsaved changes', async () => {
  expect(await isEverythingSaved()).toBe(true)
  const work = { saved: false, given: false }
  const close = registerEditor({
    save: async () => work.saved,
    discard: () => (work.given = true),
  })
  expect(await isEverythingSaved()).toBe(false)
  work.saved = true
  expect(await isEverythingSaved()).toBe(true)
  // Of another draft, from an earlier visit.
  localStorage.setItem(draftKeyFor('ada', '1'), '{}')
  expect(await isEverythingSaved()).toBe(false)
  discardDrafts()
  expect([work.given, hasStoredDrafts()]).toEqual([true, false])
  close()
  work.saved = false
  expect(await isEverythingSaved()).toBe(true)
})

test('finds no drafts where the browser forbids storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(hasStoredDrafts()).toBe(false)
  removeStoredDrafts()
})
