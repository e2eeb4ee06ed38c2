import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { ZERO, decimal } from '../money/decimal.ts'
import { DAYS, SALES, SELLERS, questionOf, saleOf, salesOf } from '../testing/every-sale.ts'
import { faultsOf } from '../testing/lawful-sale.ts'
import { decideTax } from './decide.ts'

/** `npm run campaign -- tax` takes all; here a sample. */
const COUNT = Number(process.env['TEST_TAX_SALES'] ?? 60_000)
const SEED = Number(process.env['TEST_SEED'] ?? 20_261_129)

test('the decision of every sale is a law’s, or asks', () => {
  const faults = new Map<string, string>()
  const count = Math.min(COUNT, SALES)
  let asked = 0
  for (const sale of salesOf(count, SEED)) {
    const decision = decideTax(questionOf(sale))
    if (decision.tax.rate === null) asked += 1
    for (const fault of faultsOf(sale, decision)) {
      const where = `${fault}: ${sale.seller}, ${sale.mode}`
      if (!faults.has(where)) faults.set(where, `${JSON.stringify(sale)} ${decision.reason}`)
    }
  }
  expect([...faults].slice(0, 40).map(parts => parts.join(' '))).toEqual([])
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(count)
})

// A hotel in Berlin, a trainer in Lyon, a shop in Australia: what must not be said of them is seen.
test.each([
  ['DE', 'FR', 'land', 'at the seller', { category: 'AE', rate: ZERO }],
  ['DE', 'FR', 'land', 'at the buyer', { category: 'S', rate: decimal('19') }],
  ['FR', 'CH', 'event', 'at the seller', { category: 'S', rate: decimal('19.6') }],
  ['AU', 'NZ', 'services', 'not stated', { category: 'O', rate: ZERO }],
  ['AU', 'NZ', 'services', 'not stated', { category: 'S', rate: decimal('10') }],
] as const)('a wrong tax is found: %s to %s, %s %s', (seller, buyer, supply, happens, tax) => {
  const day = localDate('2026-11-27')
  const sale = {
    seller,
    buyer,
    supply,
    happens,
    buyerIs: 'number',
    mode: 'registered',
    day,
  } as const
  const decision = decideTax(questionOf(sale))
  expect(faultsOf(sale, decision)).toEqual([])
  const wrong = { ...decision, article: '', tax: { ...decision.tax, ...tax } }
  const { country: _, ...changed } = wrong.tax
  expect(faultsOf(sale, { ...wrong, tax: changed })).not.toEqual([])
})

test('sixty sellers, every country, every kind, twelve days', () => {
  expect([SELLERS.length, DAYS.length]).toEqual([60, 12])
  expect(new Set(SELLERS).size).toBe(60)
  const sampled = [...salesOf(5000, SEED)].map(sale => JSON.stringify(sale))
  expect(new Set(sampled).size).toBe(5000)
  expect(saleOf(SALES - 1).day).toBe(DAYS.at(-1))
})
