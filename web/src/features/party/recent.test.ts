import { expect, it } from 'vitest'
import { firstOf, withLatest } from './recent.ts'

it('keeps the latest few choices, each once', () => {
  expect(withLatest(['FR', 'PL'], 'PL')).toEqual(['PL', 'FR'])
  expect(withLatest(['FR', 'PL', 'IN', 'US'], 'DE')).toEqual(['DE', 'FR', 'PL', 'IN'])
})

it('names no choice twice', () => {
  expect(firstOf(['PL'], ['FR', undefined, 'PL', 'FR', 'US'])).toEqual({
    recent: ['PL'],
    likely: ['FR', 'US'],
  })
})
