import { collectionTextIn } from '../text/collection-text.ts'
import { BRAND_NAMES } from './brand.ts'
import type { SavedMethod } from './collection.ts'

/** A saved method as its customer knows it: 'Visa ending 4242'. */
export function savedMethodLabel(
  { type, brand, hint }: Pick<SavedMethod, 'type' | 'brand' | 'hint'>,
  language: string,
): string {
  const text = collectionTextIn(language)
  if (hint === '' || type === 'other') return brand === null ? text.other : BRAND_NAMES[brand]
  if (type === 'direct_debit') return text.account({ hint })
  return brand === null ? text.anyCard({ hint }) : text.card({ brand: BRAND_NAMES[brand], hint })
}
