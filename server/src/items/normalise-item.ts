import type { RequestOf } from '@bordereau/contract/endpoint'
import type { createItem } from '@bordereau/contract/items'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { compare, decimal, isNegative, isZero } from '@bordereau/domain/money/decimal'
import { UNITS } from '@bordereau/einvoice/rules/en16931/units'
import type { ItemFields } from './store.ts'

type Input = RequestOf<typeof createItem>
type Issue = { readonly path: string; readonly message: string }

/** Categories with a rate above zero; in all others it must be zero (BR-E-05, BR-AE-05 and similar). */
const TAXED = new Set(['S', 'L', 'M'])
const HUNDRED = decimal('100')

/** The item in stored form. Refuses values that no document could contain, with one issue per field. */
export function normaliseItem(input: Input): Decision<ItemFields, 'bad_request'> {
  const issues = issuesOf(input)
  if (issues.length > 0) return refuse('bad_request', { issues })
  return accept({
    code: input.code,
    name: input.name,
    description: input.description,
    unit: input.unit,
    prices: Object.fromEntries(input.prices.map(({ currency, price }) => [currency, price])),
    supply: input.supply,
    performedAt: input.performedAt,
    taxCategory: input.taxCategory,
    taxRate: input.taxRate,
    taxKey: input.taxKey,
    texts: Object.fromEntries(
      input.texts.map(({ language, name, description }) => [language, { name, description }]),
    ),
    classification: input.classification,
  })
}

function issuesOf(input: Input): Issue[] {
  const { taxRate } = input
  const wrongRate =
    isNegative(taxRate) ||
    compare(taxRate, HUNDRED) > 0 ||
    (!isZero(taxRate) && !TAXED.has(input.taxCategory))
  return [
    ...(UNITS.has(input.unit) ? [] : [{ path: 'unit', message: 'Choose a unit' }]),
    ...(wrongRate ? [{ path: 'taxRate', message: 'This rate does not go with the tax' }] : []),
    ...duplicateIndexes(input.prices.map(price => price.currency)).map(index => ({
      path: `prices.${index}.currency`,
      message: 'There already is a price in this currency',
    })),
    ...duplicateIndexes(input.texts.map(text => text.language)).map(index => ({
      path: `texts.${index}.language`,
      message: 'There already is a text in this language',
    })),
  ]
}

/** The indexes of values that occur earlier in the list. */
function duplicateIndexes(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))
}
