import type { Decimal } from '../money/decimal.ts'

type Stated = { readonly category: string; readonly rate: Decimal | null }

/** Amounts with the same category and rate are under one tax (BG-23). */
export function sameTax(a: Stated, b: Stated): boolean {
  return a.category === b.category && a.rate === b.rate
}
