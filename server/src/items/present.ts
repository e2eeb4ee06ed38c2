import type { InputOf } from '@bordereau/contract/endpoint'
import type { item } from '@bordereau/contract/items'
import { TAX_CATEGORIES } from '@bordereau/domain/tax-category/category'
import type { ItemRow } from './store.ts'

export function presentItem(row: ItemRow): InputOf<typeof item> {
  return {
    ...row,
    prices: Object.entries(row.prices).map(([currency, price]) => ({ currency, price })),
    taxCategory: TAX_CATEGORIES.find(category => category === row.taxCategory) ?? 'S',
    texts: Object.entries(row.texts).map(([language, text]) => ({ language, ...text })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
