import { describe, expect, test } from 'vitest'
import { SUPPLIES, isGoods, typedSupply } from './supply.ts'
import { SELLS } from './sells.ts'

describe('the kind of what is typed by hand', () => {
  test.each([
    ['goods', 'goods'],
    ['services', 'services'],
    ['both', 'services'],
  ] as const)('where %s are sold, and nothing stands before it: %s', (sells, supply) => {
    expect(typedSupply(sells)).toBe(supply)
  })

  test.each(SUPPLIES)('after %s it is the same, where such things are sold', before => {
    expect(typedSupply('both', before)).toBe(before)
    const [sold, other] = isGoods(before)
      ? (['goods', 'services'] as const)
      : (['services', 'goods'] as const)
    expect(typedSupply(sold, before)).toBe(before)
    expect(typedSupply(other, before)).toBe(other)
  })

  test('is never a kind that the company does not sell', () => {
    for (const sells of SELLS)
      for (const before of [undefined, ...SUPPLIES])
        if (sells !== 'both') expect(isGoods(typedSupply(sells, before))).toBe(sells === 'goods')
  })
})
