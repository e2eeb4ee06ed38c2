import { afterEach, expect, test, vi } from 'vitest'
import { type Me, becomeMe } from '../../session.tsx'
import { recent } from '../party/recent.ts'
import { type Recent, forgetRecentOfOthers, noteRecent, readRecent, withRecent } from './recent.ts'

afterEach(() => vi.unstubAllGlobals())

const one = (key: string, label = key): Recent => ({
  key,
  kind: 'invoice',
  label,
  help: '',
  path: `/invoices/${key}`,
})
const keys = (list: readonly Recent[]) => list.map(({ key }) => key)

test('what was chosen last stands first, once, as it is called now', () => {
  const kept = withRecent([one('a'), one('b'), one('c')], one('c', 'renamed'))
  expect(keys(kept)).toEqual(['c', 'a', 'b'])
  expect(kept[0]?.label).toBe('renamed')
})

test('what is long ago is forgotten', () => {
  const many = Array.from({ length: 20 }, (_, i) => String(i))
  const kept = many.reduce<readonly Recent[]>((list, key) => withRecent(list, one(key)), [])
  expect(keys(kept)).toEqual(['19', '18', '17', '16', '15', '14', '13', '12'])
})

test('what a person found goes with her, what was chosen in forms of this browser stays', () => {
  vi.stubGlobal('localStorage', storage())
  forgetRecentOfOthers()
  becomeMe(meAs('ada'))
  noteRecent('w', one('a'))
  recent.note('country', 'FR')
  expect(keys(readRecent('w'))).toEqual(['a'])
  becomeMe(meAs('bob'))
  expect(keys(readRecent('w'))).toEqual([])
  expect(recent.read('country')).toEqual(['FR'])
})

type Kept = Record<string, string>

/** As a browser's: what is kept are its own properties. */
function storage(): object {
  return Object.create({
    getItem(this: Kept, key: string) {
      return this[key] ?? null
    },
    setItem(this: Kept, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Kept, key: string) {
      delete this[key]
    },
  })
}

function meAs(id: string): Me {
  return {
    person: {
      id,
      email: `${id}@example.com`,
      name: id,
      emailVerified: true,
      language: 'en',
      colorScheme: 'auto',
      tourSeen: true,
    },
    workspaces: [],
    instance: {
      firstRun: false,
      signUpOpen: false,
      mailConfigured: false,
      release: '1',
      signInWith: [],
    },
  }
}
