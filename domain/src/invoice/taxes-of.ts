import type { Draft } from './draft.ts'
import type { DraftTax, TaxCategoryCode } from '../tax-category/category.ts'

type Taxed = Pick<Draft, 'lines' | 'allowancesCharges'>

/** Every tax of a document: of its lines and of its allowances and charges. */
export function taxesOf(document: Taxed): readonly DraftTax[] {
  return [...document.lines, ...document.allowancesCharges].map(entry => entry.tax)
}

export function hasTaxCategory(document: Taxed, category: TaxCategoryCode): boolean {
  return taxesOf(document).some(tax => tax.category === category)
}
