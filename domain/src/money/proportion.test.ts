import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inProportion } from './proportion.ts'

describe('an amount in parts', () => {
  test.each<[bigint, bigint[], bigint[]]>([
    // The largest remainders take the cents, of equal ones the first.
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [101n, [1n, 1n, 1n], [34n, 34n, 33n]],
    [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
    [10n, [10n, 33n, 57n], [1n, 3n, 6n]],
    [10n, [57n, 33n, 10n], [6n, 3n, 1n]],
    [10n, [17n, 83n], [2n, 8n]],
    [10n, [83n, 17n], [8n, 2n]],
    [-10n, [17n, 83n], [-2n, -8n]],
    [5n, [1n, 3n], [1n, 4n]],
    [7n, [0n, 5n, 0n], [0n, 7n, 0n]],
    // Credited and charged at once.
    [100n, [-1n, 3n], [-50n, 150n]],
    [1n, [2n, -1n], [2n, -1n]],
    // Without weights, or where they add up to nothing, the first takes all.
    [100n, [0n, 0n], [100n, 0n]],
    [100n, [1n, -1n], [100n, 0n]],
    [0n, [1n, 2n], [0n, 0n]],
    [100n, [], []],
  ])('%s by the weights %s is %s', (amount, weights, expected) => {
    expect(inProportion(amount, weights)).toEqual(expected)
  })

  test('adds up to it, and no part is off by a unit, for any weights', () => {
    const weight = fc.bigInt({ min: 0n, max: 10n ** 9n })
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.array(weight, { minLength: 1, maxLength: 8 }),
        (amount, weights) => {
          const parts = inProportion(amount, weights)
          expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount)
          const all = weights.reduce((sum, one) => sum + one, 0n)
          for (const [i, part] of parts.entries()) {
            const off = part * all - amount * (weights[i] ?? 0n)
            if (all > 0n) expect(off < all && off > -all).toBe(true)
          }
        },
      ),
    )
  })
})
