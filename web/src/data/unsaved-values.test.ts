// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { hasStoredDrafts, removeStoredDrafts } from './draft-storage.ts'
import { unsavedValues } from './unsaved-values.ts'

type Names = { readonly name: string }

beforeEach(() => localStorage.clear())

test('what was typed is read again by the same person, as long as it replaces the same', () => {
  const form = unsavedValues<Names>('ada', 'company.1')
  expect(form.read(() => 'Old')).toBeUndefined()
  form.write({ name: 'New' }, 'Old')
  expect(form.read(() => 'Old')).toEqual({ name: 'New' })
  expect(form.read(({ name }) => (name === 'New' ? 'Old' : ''))).toEqual({ name: 'New' })
  expect(form.read(() => 'Newer')).toBeUndefined()
  expect(unsavedValues<Names>('bob', 'company.1').read(() => 'Old')).toBeUndefined()
  form.remove()
  expect(form.read(() => 'Old')).toBeUndefined()
})

test('it is asked about and removed with the copies of drafts', () => {
  const form = unsavedValues<Names>('ada', 'company.1')
  form.write({ name: 'New' }, null)
  expect(hasStoredDrafts()).toBe(true)
  removeStoredDrafts({ exceptOf: 'ada' })
  expect(form.read(() => null)).toEqual({ name: 'New' })
  removeStoredDrafts({ exceptOf: 'bob' })
  expect(form.read(() => null)).toBeUndefined()
})
