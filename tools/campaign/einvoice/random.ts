/** Pseudo-random numbers by a seed (mulberry32), so that a campaign can be repeated. */
export type Random = {
  /** An integer from `least` to `most`, both included. */
  readonly whole: (least: number, most: number) => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** True in that percentage of cases. */
  readonly chance: (percent: number) => boolean
  /** Decimal text with up to so many decimals: '1234.5'. */
  readonly decimal: (most: number, decimals: number) => string
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    whole,
    pick: items => items[whole(0, items.length - 1)] ?? items[0],
    chance: percent => whole(1, 100) <= percent,
    decimal: (most, decimals) => {
      const fraction = String(whole(0, 10 ** decimals - 1)).padStart(decimals, '0')
      return decimals === 0 ? String(whole(0, most)) : `${whole(0, most)}.${fraction}`
    },
  }
}
