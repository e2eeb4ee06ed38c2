import type { Draft } from './draft.ts'
import type { DraftTax, TaxCategoryCode } from '../tax-category/category.ts'

type Taxed = Pick<Draft, 'lines' | 'allowancesCharges'>

/** Every tax of a document: of its lines and of its allowances and charges, of which shared ones have those of the lines. */
export function taxesOf({ lines, allowancesCharges }: Taxed): readonly DraftTax[] {
  const others = allowancesCharges.filter(({ isShared }) => !isShared || lines.length === 0)
  return [...lines, ...others].map(entry => entry.tax)
}

export function hasTaxCategory(document: Taxed, category: TaxCategoryCode): boolean {
  return taxesOf(document).some(tax => tax.category === category)
}
