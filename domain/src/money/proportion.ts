import { type Minor, sumOf } from './currency.ts'

/**
 * An amount in parts that add up to it, in the proportion of the weights: the largest remainders take the cents. Without
 * weights, or where they add up to nothing, the first part takes all.
 */
export function inProportion(amount: Minor, weights: readonly Minor[]): readonly Minor[] {
  const sum = sumOf(weights)
  if (sum === 0n) return weights.map((_, i) => (i === 0 ? amount : 0n))
  const whole = weights.map(weight => (amount * weight) / sum)
  const rest = amount - sumOf(whole)
  const unit = rest < 0n ? -1n : 1n
  const order = weights
    .map((weight, i) => ({ i, left: sizeOf((amount * weight) % sum) }))
    .toSorted((a, b) => Number(b.left - a.left))
  const taking = new Set(order.slice(0, Number(rest * unit)).map(({ i }) => i))
  return whole.map((part, i) => (taking.has(i) ? part + unit : part))
}

function sizeOf(amount: Minor): Minor {
  return amount < 0n ? -amount : amount
}
