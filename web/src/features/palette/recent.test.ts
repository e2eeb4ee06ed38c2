import { beforeEach, expect, test, vi } from 'vitest'
import { type Me, setMe } from '../../data/session.tsx'
import { fakeStorage } from '../../testing/storage.ts'
import { recent } from '../party/recent.ts'
import {
  type Recent,
  removeRecentOfOthers,
  rememberRecent,
  readRecent,
  withRecent,
} from './recent.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))

const one = (key: string, label = key): Recent => ({
  key,
  kind: 'invoice',
  label,
  help: '',
  path: `/invoices/${key}`,
})
const keys = (list: readonly Recent[]) => list.map(({ key }) => key)

test('the last choice is first, once, under its current name', () => {
  const recentItems = withRecent([one('a'), one('b'), one('c')], one('c', 'renamed'))
  expect(keys(recentItems)).toEqual(['c', 'a', 'b'])
  expect(recentItems[0]?.label).toBe('renamed')
})

test('old choices are dropped', () => {
  const many = Array.from({ length: 20 }, (_, i) => String(i))
  const recentItems = many.reduce<readonly Recent[]>((list, key) => withRecent(list, one(key)), [])
  expect(keys(recentItems)).toEqual(['19', '18', '17', '16', '15', '14', '13', '12'])
})

test('the hits of another person are removed, choices in forms of this browser stay', () => {
  removeRecentOfOthers()
  setMe(meAs('ada'))
  rememberRecent('w', one('a'))
  recent.add('country', 'FR')
  expect(keys(readRecent('w'))).toEqual(['a'])
  setMe(meAs('bob'))
  expect(keys(readRecent('w'))).toEqual([])
  expect(recent.read('country')).toEqual(['FR'])
})

test('what is stored and cannot be a choice is left out', () => {
  const store = (value: unknown) => localStorage.setItem('bordereau.found.w', JSON.stringify(value))
  const { label: _, ...unnamed } = one('b')
  store([one('a'), null, 'b', unnamed, { ...one('c'), path: 7 }, one('d')])
  expect(keys(readRecent('w'))).toEqual(['a', 'd'])
  store({ 0: one('a') })
  expect(readRecent('w')).toEqual([])
})

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
