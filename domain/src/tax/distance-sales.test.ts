import { expect, test } from 'vitest'
import type { Place } from '../country/territory.ts'
import { distanceSalesState, isDistanceSale } from './distance-sales.ts'

/* Directive 2006/112/EC, art. 59c: https://datenbank.nwb.de/Dokument/452295_Article59c */

const sums = (thisYear: bigint, document = 0n, lastYear = 0n) => ({ thisYear, lastYear, document })

test.each([
  [sums(0n), 'below'],
  [sums(799_999n), 'below'],
  [sums(800_000n), 'near'],
  [sums(700_000n, 100_000n), 'near'],
  [sums(1_000_000n), 'near'],
  [sums(900_000n, 100_000n), 'near'],
  [sums(900_000n, 100_001n), 'crossing'],
  [sums(1_000_001n), 'over'],
  [sums(0n, 0n, 1_000_001n), 'over'],
  [sums(0n, 0n, 1_000_000n), 'below'],
])('%o is %s', (sales, state) => {
  expect(distanceSalesState(sales)).toBe(state)
})

test('goods and electronic services to private customers in other member states count', () => {
  const at = (country: string, postCode = ''): Place => ({ country, postCode, subdivision: '' })
  const to = (country: string, kind: 'person' | 'business' = 'person', postCode = '') => ({
    place: at(country, postCode),
    kind,
  })
  expect(isDistanceSale(at('FR'), to('DE'), 'goods')).toBe(true)
  expect(isDistanceSale(at('FR'), to('DE'), 'electronic')).toBe(true)
  expect(isDistanceSale(at('FR'), to('DE'), 'services')).toBe(false)
  expect(isDistanceSale(at('FR'), to('DE', 'business'), 'goods')).toBe(false)
  expect(isDistanceSale(at('FR'), to('FR'), 'goods')).toBe(false)
  // Monaco has the VAT of France, the Canary Islands have none of the Union, and Britain left.
  expect(isDistanceSale(at('FR'), to('MC'), 'goods')).toBe(false)
  expect(isDistanceSale(at('ES'), to('ES', 'person', '35001'), 'goods')).toBe(false)
  expect(isDistanceSale(at('FR'), to('GB'), 'goods')).toBe(false)
  expect(isDistanceSale(at('CH'), to('FR'), 'goods')).toBe(false)
})
