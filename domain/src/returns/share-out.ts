import { type Minor, sumOf } from '../money/currency.ts'
import { divideRounded } from '../money/decimal.ts'

/**
 * An amount shared by weights: the shares add up to it, and the largest takes the cents that rounding leaves. Where the
 * weights add up to nothing, the first has all of it.
 */
export function shareOut(total: Minor, weights: readonly Minor[]): readonly Minor[] {
  const whole = sumOf(weights)
  if (whole === 0n) return weights.map((_, i) => (i === 0 ? total : 0n))
  const shares = weights.map(weight => divideRounded(total * weight, whole))
  const rest = total - sumOf(shares)
  const largest = weights.reduce(
    (best, weight, i) => (sizeOf(weight) > sizeOf(weights[best] ?? 0n) ? i : best),
    0,
  )
  return shares.map((share, i) => (i === largest ? share + rest : share))
}

function sizeOf(amount: Minor): Minor {
  return amount < 0n ? -amount : amount
}
