import type { ItemRequest, ItemView } from '@bordereau/contract/items'
import { ZERO } from '@bordereau/domain/money/decimal'
import type { OfferedTax } from '@bordereau/domain/country/country'
import { typedSupply } from '@bordereau/domain/country/supply'
import type { Sells } from '@bordereau/domain/country/sells'
import { type DecimalMark, evaluate, withDecimalMark } from '../../format/number-input.ts'

/** The values of the form: numbers as typed text. */
export type ItemValues = Omit<ItemRequest, 'prices' | 'taxRate'> & {
  readonly prices: readonly { readonly currency: string; readonly price: string }[]
  readonly taxRate: string
}

export function newItem(
  { currency, sells }: { readonly currency: string; readonly sells: Sells },
  tax: OfferedTax | undefined,
): ItemValues {
  return {
    code: '',
    name: '',
    description: '',
    unit: 'C62',
    prices: [{ currency, price: '' }],
    supply: typedSupply(sells),
    performedAt: null,
    taxCategory: tax?.category ?? 'S',
    taxRate: tax?.rate ?? '',
    taxKey: tax?.key ?? '',
    texts: [],
    classification: '',
  }
}

export function valuesOf(item: ItemView, mark: DecimalMark): ItemValues {
  const {
    code,
    name,
    description,
    unit,
    supply,
    performedAt = null,
    taxCategory,
    taxKey,
    texts,
    classification,
  } = item
  return {
    code,
    name,
    description,
    unit,
    supply,
    performedAt,
    taxCategory,
    taxKey,
    texts,
    classification,
    prices: item.prices.map(each => ({
      currency: each.currency,
      price: withDecimalMark(each.price, mark),
    })),
    taxRate: withDecimalMark(item.taxRate, mark),
  }
}

/** The request; undefined while a number is not readable. Empty prices are left out. */
export function requestOf(values: ItemValues, mark: DecimalMark): ItemRequest | undefined {
  const taxRate = values.taxRate.trim() === '' ? ZERO : evaluate(values.taxRate, mark)
  const prices = values.prices
    .filter(each => each.price.trim() !== '')
    .map(({ currency, price }) => ({ currency, price: evaluate(price, mark) }))
  if (taxRate === undefined) return undefined
  const readable = prices.flatMap(({ currency, price }) =>
    price === undefined ? [] : [{ currency, price }],
  )
  if (readable.length < prices.length) return undefined
  const texts = values.texts.filter(({ name, description }) => name !== '' || description !== '')
  return { ...values, prices: readable, taxRate, texts }
}
