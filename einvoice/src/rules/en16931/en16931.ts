import type { Rule } from '../rule.ts'
import { CODES } from './code.ts'
import { CONDITIONS } from './condition.ts'
import { DECIMALS } from './decimal.ts'
import { DOCUMENT } from './document.ts'
import { LINES, REASONS } from './line.ts'
import { CATEGORIES } from './vat.ts'

/**
 * The business rules of EN 16931-1 as far as our model can break them. Of the rest each file says why it is left out;
 * BR-22, BR-26, BR-31, BR-36, BR-41 and BR-43 (a quantity, price or amount that must be there) cannot be, since the
 * model has a number there. BR-CO-21 … BR-CO-24 say again what BR-33, BR-38, BR-42 and BR-44 say.
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
