import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { type AccountEntry, statementsOf } from './statement.ts'

const entry = (amount: bigint, currency = 'EUR', day = '2026-11-01'): AccountEntry => ({
  date: localDate(day),
  kind: amount > 0n ? 'invoice' : 'payment',
  reference: '1',
  currency,
  amount,
})

test('each currency has its own statement, and one without entries and balance has none', () => {
  const statements = statementsOf(
    [entry(10_000n), entry(-4_000n), entry(500n, 'CHF')],
    new Map([
      ['EUR', 7_000n],
      ['CHF', 500n],
      ['PLN', 0n],
      ['USD', -30n],
    ]),
  )
  expect(
    statements.map(({ rows, ...sums }) => ({ ...sums, rows: rows.map(row => row.balance) })),
  ).toEqual([
    { currency: 'CHF', opening: 0n, charged: 500n, settled: 0n, closing: 500n, rows: [500n] },
    {
      currency: 'EUR',
      opening: 1_000n,
      charged: 10_000n,
      settled: 4_000n,
      closing: 7_000n,
      rows: [11_000n, 7_000n],
    },
    { currency: 'USD', opening: -30n, charged: 0n, settled: 0n, closing: -30n, rows: [] },
  ])
})

test('a currency that is settled within the period has its statement, also without a balance', () => {
  const [only, ...others] = statementsOf([entry(500n, 'PLN'), entry(-500n, 'PLN')], new Map())
  expect(others).toEqual([])
  expect(only).toMatchObject({
    currency: 'PLN',
    opening: 0n,
    charged: 500n,
    settled: 500n,
    closing: 0n,
    rows: [{ balance: 500n }, { balance: 0n }],
  })
})

test('opening + charged - settled = closing = the balance of the last row, for all entries and cuts of the period', () => {
  const entries = fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), { maxLength: 30 })
  fc.assert(
    fc.property(entries, fc.nat(), (amounts, cut) => {
      const all = amounts.map(amount => entry(amount))
      const total = amounts.reduce((sum, amount) => sum + amount, 0n)
      const from = all.length === 0 ? 0 : cut % all.length
      const before = amounts.slice(0, from).reduce((sum, amount) => sum + amount, 0n)
      for (const one of statementsOf(all.slice(from), new Map([['EUR', total]]))) {
        expect(one.opening).toBe(before)
        expect(one.opening + one.charged - one.settled).toBe(one.closing)
        expect(one.rows.at(-1)?.balance ?? one.opening).toBe(one.closing)
      }
    }),
  )
})
