import { createItem } from '@bordereau/contract/items'
import type { LocalDate } from '@bordereau/domain/date'
import type { OfferedTax } from '@bordereau/domain/country/country'
import { type Supply, typedSupply } from '@bordereau/domain/country/supply'
import type { Sells } from '@bordereau/domain/country/sells'
import { offeredTaxes } from '@bordereau/domain/country/offered-taxes'
import type { Place } from '@bordereau/domain/country/territory'
import { type Decimal, isZero } from '@bordereau/domain/money/decimal'
import { UNITS } from '@bordereau/domain/money/unit'
import { TAX_CATEGORIES, type TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import { taxesOn } from '@bordereau/domain/tax/tax-of'
import { UNITS as UNIT_CODES } from '@bordereau/einvoice/rules/en16931/units'
import * as z from 'zod/mini'
import { cellReader, cellErrorsOf, cellOr } from '../imports/cell-errors.ts'
import { type DecimalMark, readNumber } from '../imports/number.ts'
import type { Cells, CellError, Reader } from '../imports/run.ts'
import { isOneOf, readCurrency } from '../imports/read-names.ts'
import { withoutAccents } from '../lib/search.ts'
import { normaliseItem } from './normalise-item.ts'
import type { ItemFields, ItemRow } from './store.ts'

type Imported = ItemFields & { readonly id: string }

export type ItemImport = {
  readonly company: {
    readonly profile: { readonly address: Place }
    readonly currency: string
    readonly vatRegistered: boolean
    readonly sells: Sells
  }
  readonly today: LocalDate
  readonly marks: { readonly price: DecimalMark; readonly taxRate: DecimalMark }
  readonly known: ReadonlyMap<string, ItemRow>
}

/**
 * Reads rows into items. A row with a known code, or of a file imported before, updates the existing item, and only
 * fields for which the row has text. All other rows become new items, with the standard tax of the company's place
 * and the kind of what it sells as defaults.
 */
export function itemReader(context: ItemImport): Reader<Imported, ItemRow> {
  const offered = taxesOn(offeredTaxes(context.company.profile.address), context.today)
  const tax = defaultTax(context, offered)
  return (cells, row) => {
    const existing = context.known.get(cells['code'] ?? '') ?? row.stored
    const { values, errors } = readValues(cells, context.marks)
    const fields = merge(
      cells,
      existing ?? emptyItem(tax, typedSupply(context.company.sells)),
      values,
      {
        currency: context.company.currency,
        offered,
      },
    )
    const read = z.safeParse(createItem.request, {
      ...fields,
      prices: Object.entries(fields.prices).map(([currency, price]) => ({ currency, price })),
      texts: Object.entries(fields.texts).map(([language, text]) => ({ language, ...text })),
    })
    if (!read.success) errors.push(...cellErrorsOf(read.error.issues, FIELD_OF_PATH, cells))
    if (!read.success || errors.length > 0) return { ok: false, errors }
    const normalised = normaliseItem(read.data)
    if (!normalised.ok) return { ok: false, errors: [cellError('taxRate', cells, 'wrong_rate')] }
    const imported: Imported = { ...normalised.value, id: existing?.id ?? row.id }
    return {
      ok: true,
      value: {
        thing: imported,
        isNew: existing === undefined,
        shown: cellsOf(imported),
        unique: imported.code === '' ? null : { field: 'code', value: imported.code },
      },
    }
  }
}

type Values = {
  readonly unit: string | undefined
  readonly price: string | undefined
  readonly currency: string | undefined
  readonly taxRate: Decimal | undefined
  readonly taxCategory: TaxCategoryCode | undefined
}

function readValues(
  cells: Cells,
  marks: ItemImport['marks'],
): { values: Values; errors: CellError[] } {
  const { read, errors } = cellReader(cells)
  const values = {
    unit: read('unit', readUnit, 'unknown_unit'),
    price: read('price', text => readNumber(text, marks.price), 'not_a_number'),
    currency: read('currency', readCurrency, 'unknown_currency'),
    taxRate: read('taxRate', text => readNumber(text, marks.taxRate), 'not_a_number'),
    taxCategory: read('taxCategory', readCategory, 'unknown_tax_category'),
  }
  return { values, errors }
}

/** Reads a unit: its UN/ECE Recommendation 20 code, its symbol or its name, also in the plural. */
function readUnit(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  const name = normalise(text)
  const singulars = PLURAL_ENDINGS.filter(end => name.endsWith(end)).map(end =>
    name.slice(0, -end.length),
  )
  const known = [name, ...singulars].find(one => UNIT_NAMES.has(one))
  return UNIT_NAMES.get(known ?? '') ?? (UNIT_CODES.has(code) ? code : undefined)
}

const PLURAL_ENDINGS = ['s', 'n', 'e', 'en', 'es', '.']

const normalise = (text: string): string => withoutAccents(text.trim().toLowerCase())

/** Units by normalised symbol and name; for equal names the unit listed first in UNITS wins. */
const UNIT_NAMES: ReadonlyMap<string, string> = new Map([
  ...UNITS.toReversed().flatMap(unit =>
    [unit.symbol, ...Object.values(unit.name)]
      .filter(name => name !== '')
      .map(name => [normalise(name), unit.code] as const),
  ),
  ...([
    ['hr', 'HUR'],
    ['hrs', 'HUR'],
    ['std', 'HUR'],
    ['pc', 'C62'],
    ['pcs', 'C62'],
    ['unit', 'C62'],
    ['unite', 'C62'],
    ['stk', 'C62'],
    ['szt', 'C62'],
    ['ud', 'C62'],
    ['nos', 'C62'],
  ] as const),
])

function readCategory(text: string): TaxCategoryCode | undefined {
  const code = text.trim().toUpperCase()
  return TAX_CATEGORIES.find(category => category === code)
}

function merge(
  cells: Cells,
  before: ItemFields,
  values: Values,
  { currency, offered }: { readonly currency: string; readonly offered: readonly OfferedTax[] },
): ItemFields {
  const tax = taxOf(values, before, offered)
  return {
    ...before,
    code: cellOr(cells['code'], before.code),
    name: cellOr(cells['name'], before.name),
    description: cellOr(cells['description'], before.description),
    unit: values.unit ?? before.unit,
    prices:
      values.price === undefined
        ? before.prices
        : { ...before.prices, [values.currency ?? currency]: values.price },
    supply: supplyOf(cells['supply'] ?? '') ?? before.supply,
    taxCategory: tax.category,
    taxRate: tax.rate,
    taxKey: tax.key,
    classification: cellOr(cells['classification'], before.classification),
  }
}

/**
 * Derives the category from a rate alone: above zero that of the standard rate (S, or L in the Canary Islands), else Z
 * (zero-rated) where the place has it, else E (exempt).
 */
function taxOf(values: Values, before: ItemFields, offered: readonly OfferedTax[]): DefaultTax {
  const rate = values.taxRate ?? (values.taxCategory === undefined ? before.taxRate : undefined)
  if (values.taxCategory !== undefined)
    return { key: '', category: values.taxCategory, rate: rate ?? '0' }
  if (values.taxRate === undefined)
    return { key: before.taxKey, category: before.taxCategory, rate: before.taxRate }
  if (!isZero(values.taxRate)) {
    const category = offered.find(({ key }) => key === 'standard')?.category ?? 'S'
    return { key: '', category, rate: values.taxRate }
  }
  const hasZeroRate = offered.some(tax => tax.category === 'Z')
  return { key: '', category: hasZeroRate ? 'Z' : 'E', rate: values.taxRate }
}

type DefaultTax = { readonly key: string; readonly category: string; readonly rate: string }

/** The standard rate in force, or the small business exemption for a company not registered for VAT. */
function defaultTax({ company }: ItemImport, offered: readonly OfferedTax[]): DefaultTax {
  const key = company.vatRegistered ? 'standard' : 'small_business'
  const tax = offered.find(one => one.key === key)
  if (tax?.rate) return { key, category: tax.category, rate: tax.rate }
  return { key: '', category: company.vatRegistered ? 'Z' : 'O', rate: '0' }
}

function emptyItem(tax: DefaultTax, supply: Supply): ItemFields {
  return {
    code: '',
    name: '',
    description: '',
    unit: 'C62',
    prices: {},
    supply,
    taxCategory: tax.category,
    taxRate: tax.rate,
    taxKey: tax.key,
    texts: {},
    classification: '',
  }
}

const GOODS = [
  'goods',
  'good',
  'product',
  'physical',
  'biens',
  'bien',
  'marchandise',
  'produit',
  'ware',
  'waren',
  'bienes',
  'producto',
  'beni',
  'prodotto',
  'towar',
  'towary',
  'goederen',
]

function supplyOf(text: string): Supply | undefined {
  if (text === '') return undefined
  return isOneOf(text, GOODS) ? 'goods' : 'services'
}

function cellsOf(item: Imported): Cells {
  const [[currency, price] = ['', '']] = Object.entries(item.prices)
  return {
    code: item.code,
    name: item.name,
    description: item.description,
    unit: item.unit,
    price,
    currency,
    taxRate: item.taxRate,
    taxCategory: item.taxCategory,
    supply: item.supply,
    classification: item.classification,
  }
}

function cellError(field: string, cells: Cells, reason: string): CellError {
  return { field, value: cells[field] ?? '', reason }
}

/** From the path of a contract issue to the import field. */
const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  code: 'code',
  name: 'name',
  description: 'description',
  unit: 'unit',
  taxRate: 'taxRate',
  classification: 'classification',
}
