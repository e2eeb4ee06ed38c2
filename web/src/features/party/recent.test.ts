import { expect, it, vi } from 'vitest'
import { recent, suggestedCodes, withLatest } from './recent.ts'

it('keeps the latest few choices, each once', () => {
  expect(withLatest(['FR', 'PL'], 'PL')).toEqual(['PL', 'FR'])
  expect(withLatest(['FR', 'PL', 'IN', 'US'], 'DE')).toEqual(['DE', 'FR', 'PL', 'IN'])
})

it('returns no code twice', () => {
  expect(suggestedCodes(['PL'], ['FR', undefined, 'PL', 'FR', 'US'])).toEqual({
    recent: ['PL'],
    likely: ['FR', 'US'],
  })
})

it('remembers choices by kind, in the browser', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  expect(recent.read('country')).toEqual([])
  recent.add('country', 'FR')
  recent.add('country', 'PL')
  recent.add('currency', 'EUR')
  expect(recent.read('country')).toEqual(['PL', 'FR'])
  expect(recent.read('currency')).toEqual(['EUR'])
  expect(stored.get('bordereau.recent.country')).toBe('PL FR')
  stored.set('bordereau.recent.country', ' PL  FR ')
  expect(recent.read('country')).toEqual(['PL', 'FR'])
  stored.set('bordereau.recent.country', '')
  expect(recent.read('country')).toEqual([])
})

it('remembers nothing where storage is forbidden', () => {
  const forbidden = (): never => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  recent.add('language', 'fr')
  expect(recent.read('language')).toEqual([])
})
