// @vitest-environment happy-dom
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { act } from 'react'
import { expect, test } from 'vitest'
import { addressNow, renderRouted } from '../../testing/router.ts'
import {
  MEASURES,
  explain,
  measureSymbol,
  nameOf,
  useValues,
  useWindow,
  verdictOf,
} from './measures.ts'

/** https://web.dev/articles/vitals: up to the first limit good, beyond the second poor. */
test.each([
  ['lcp', 2500, 4000],
  ['inp', 200, 500],
  ['cls', 0.1, 0.25],
  ['change', 1000, 3000],
] as const)('%s is good up to %d and poor beyond %d', (measure, good, poor) => {
  expect(verdictOf(measure, good)).toEqual({ tone: 'green', word: 'Good' })
  expect(verdictOf(measure, good * 1.01)).toEqual({ tone: 'amber', word: 'Needs work' })
  expect(verdictOf(measure, poor)).toEqual({ tone: 'amber', word: 'Needs work' })
  expect(verdictOf(measure, poor * 1.01)).toEqual({ tone: 'red', word: 'Poor' })
})

test('each measure has a name, a sign and an explanation of its own', () => {
  const texts = MEASURES.flatMap(measure => [nameOf(measure), explain(measure)])
  expect(new Set(texts).size).toBe(2 * MEASURES.length)
  expect(MEASURES.map(measureSymbol)).toEqual(['LCP', 'INP', 'CLS', 'Change'])
})

test('values have the unit that fits them', () => {
  const { value, count } = renderHook(useValues).value()
  expect(value('lcp', 820.4)).toBe('820ms')
  expect(value('lcp', 2449)).toBe('2.4s')
  expect(value('cls', 0.054)).toBe('0.05')
  expect(value('inp', null)).toBe('–')
  expect(count(12_345)).toBe('12,345')
})

test('the filters are in the address, with defaults for what it does not know', () => {
  const { value } = renderRouted('/monitoring?days=3000&measure=speed&page=%2Finvoices', useWindow)
  expect(value()).toMatchObject({
    days: '7',
    measure: 'lcp',
    page: '/invoices',
    release: undefined,
  })
  act(() => value().put({ measure: 'inp', page: undefined }))
  expect(value()).toMatchObject({ measure: 'inp', page: undefined })
  expect(addressNow()).toBe('/monitoring?days=3000&measure=inp')
})
