import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asJson, inSession, removeStored, storedKeys } from './storage.tsx'
import { asText, storedValue } from './stored-value.tsx'

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

const list = asJson(value => (Array.isArray(value) ? value.length : undefined))

test('a value is read as it was written, in its own area', () => {
  const local = storedValue('a', asText)
  const session = storedValue('a', asText, inSession)
  expect(local.read()).toBeUndefined()
  local.write('one')
  session.write('two')
  expect([local.read(), session.read()]).toEqual(['one', 'two'])
  removeStored('a')
  expect([local.read(), session.read()]).toEqual([undefined, 'two'])
})

test('text that is no such value is read as nothing', () => {
  for (const [text, expected] of [
    ['[1,2]', 2],
    ['{}', undefined],
    ['[1,', undefined],
  ] as const) {
    localStorage.setItem('list', text)
    expect(storedValue('list', list).read()).toBe(expected)
  }
})

test('keys are found and removed by their prefix', () => {
  for (const key of ['a.1', 'a.2', 'b.1']) storedValue(key, asText).write('')
  expect(storedKeys('a.')).toEqual(['a.1', 'a.2'])
  removeStored('a.1')
  expect(storedKeys('a.')).toEqual(['a.2'])
})

test('full or forbidden storage loses the value and breaks nothing', () => {
  const value = storedValue('a', asText)
  value.write('before')
  vi.stubGlobal('localStorage', {
    getItem: () => 'before',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  value.write('after')
  expect(value.read()).toBe('before')
  vi.stubGlobal('localStorage', undefined)
  value.write('after')
  removeStored('a')
  expect([value.read(), storedKeys('')]).toEqual([undefined, []])
})

type Stored = Record<string, string>

/** Like a browser's storage: stored items are its own properties. */
function storage(): object {
  return Object.create({
    getItem(this: Stored, key: string) {
      return this[key] ?? null
    },
    setItem(this: Stored, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Stored, key: string) {
      delete this[key]
    },
  })
}
