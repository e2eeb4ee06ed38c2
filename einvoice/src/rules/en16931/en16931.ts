import type { Rule } from '../rule.ts'
import { CODES } from './code.ts'
import { CONDITIONS } from './condition.ts'
import { DECIMALS } from './decimal.ts'
import { DOCUMENT } from './document.ts'
import { LINES, REASONS } from './line.ts'
import { CATEGORIES } from './vat.ts'

/**
 * The business rules of EN 16931-1 that the model can break. For the others each file has the reason why they are left
 * out; BR-22, BR-26, BR-31, BR-36, BR-41 and BR-43 (a required quantity, price or amount) cannot be broken, because the
 * model has a number there. BR-CO-21 … BR-CO-24 repeat BR-33, BR-38, BR-42 and BR-44.
 */
export const EN16931: readonly Rule[] = [
  ...DOCUMENT,
  ...LINES,
  ...REASONS,
  ...CONDITIONS,
  ...CATEGORIES,
  ...CODES,
  ...DECIMALS,
]
