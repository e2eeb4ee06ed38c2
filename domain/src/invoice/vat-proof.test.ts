import { expect, test } from 'vitest'
import { ZERO } from '../money/decimal.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import { specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { vatNumberToProve } from './vat-proof.ts'

const taxed = (category: TaxCategoryCode) =>
  specimenDraft({
    lines: [
      specimenLine(),
      specimenLine({
        id: 'b',
        tax: { category, rate: ZERO, exemptionCode: '', exemptionReason: 'x' },
      }),
    ],
  })
const german = specimenProfile('DE', { taxIds: [{ kind: 'vat', value: 'DE136695976' }] })

/* Directive 2006/112/EC, art. 138 (1) (b) and 196; Implementing Regulation 282/2011, art. 18. */
test.each([
  ['K', german, 'DE136695976'],
  ['AE', german, 'DE136695976'],
  ['AE', specimenProfile('DE'), ''],
  ['E', german, ''],
  ['G', german, ''],
  ['S', german, ''],
] as const)(
  'a document with tax category %s relies on the number of its buyer: %#',
  (category, buyer, number) => {
    expect(vatNumberToProve(taxed(category), buyer)).toBe(number)
  },
)
