/**
 * Round values from 0 to at least the greatest one, three to six of them, in steps of 1, 2, 2.5 or 5 times a power of
 * ten. For drawing only, so floats are fine.
 */
export function ticksTo(greatest: number): number[] {
  if (!(greatest > 0)) return [0, 1]
  const rough = greatest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find(factor => factor * power >= rough) ?? 10) * power
  const count = Math.ceil(greatest / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
