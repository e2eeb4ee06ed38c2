import { createItem } from '@bordereau/contract/items'
import type { LocalDate } from '@bordereau/domain/date'
import { offeredTaxes } from '@bordereau/domain/country/taxes'
import { type Decimal, isZero } from '@bordereau/domain/money/decimal'
import { UNITS } from '@bordereau/domain/money/unit'
import { TAX_CATEGORIES, type TaxCategoryCode } from '@bordereau/domain/tax/category'
import { taxesOn } from '@bordereau/domain/tax/tax-of'
import { UNITS as UNIT_CODES } from '@bordereau/einvoice/rules/en16931/units'
import * as z from 'zod/mini'
import { cellReader, faultsOf, filled } from '../imports/faults.ts'
import { type DecimalMark, readNumber } from '../imports/number.ts'
import type { Cells, Fault, Reader } from '../imports/run.ts'
import { isOneOf, readCurrency } from '../imports/words.ts'
import { newId } from '../lib/id.ts'
import { withoutAccents } from '../lib/search.ts'
import { keptItem } from './kept-item.ts'
import type { ItemFields, ItemRow } from './store.ts'

type Imported = ItemFields & { readonly id: string }

export type ItemImport = {
  readonly company: {
    readonly country: string
    readonly currency: string
    readonly vatRegistered: boolean
  }
  readonly today: LocalDate
  readonly marks: { readonly price: DecimalMark; readonly taxRate: DecimalMark }
  readonly known: ReadonlyMap<string, ItemRow>
}

/**
 * Reads rows into items. One with a known code changes the item that has it, and only where the row has text; all
 * others are new, taxed as the company's country usually does where the row says nothing.
 */
export function itemReader(context: ItemImport): Reader<Imported> {
  const usual = usualTax(context)
  return cells => {
    const before = context.known.get(cells['code'] ?? '')
    const { values, faults } = readValues(cells, context.marks)
    const fields = merged(cells, before ?? blank(usual), values, context)
    const read = z.safeParse(createItem.request, {
      ...fields,
      prices: Object.entries(fields.prices).map(([currency, price]) => ({ currency, price })),
      texts: Object.entries(fields.texts).map(([language, text]) => ({ language, ...text })),
    })
    if (!read.success) faults.push(...faultsOf(read.error.issues, PLACES, cells))
    if (!read.success || faults.length > 0) return { ok: false, faults }
    const kept = keptItem(read.data)
    if (!kept.ok) return { ok: false, faults: [fault('taxRate', cells, 'wrong_rate')] }
    const thing: Imported = { ...kept.value, id: before?.id ?? newId() }
    return {
      ok: true,
      value: {
        thing,
        isNew: before === undefined,
        shown: shownOf(thing),
        unique: thing.code === '' ? null : { field: 'code', value: thing.code },
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

function readValues(cells: Cells, marks: ItemImport['marks']): { values: Values; faults: Fault[] } {
  const { read, faults } = cellReader(cells)
  const values = {
    unit: read('unit', readUnit, 'unknown_unit'),
    price: read('price', text => readNumber(text, marks.price), 'not_a_number'),
    currency: read('currency', readCurrency, 'unknown_currency'),
    taxRate: read('taxRate', text => readNumber(text, marks.taxRate), 'not_a_number'),
    taxCategory: read('taxCategory', readCategory, 'unknown_tax_category'),
  }
  return { values, faults }
}

/** A code of the recommendation, or the sign or name of a unit, also in the plural. */
function readUnit(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  const name = plain(text)
  const singulars = PLURALS.filter(end => name.endsWith(end)).map(end => name.slice(0, -end.length))
  const known = [name, ...singulars].find(one => UNIT_NAMES.has(one))
  return UNIT_NAMES.get(known ?? '') ?? (UNIT_CODES.has(code) ? code : undefined)
}

const PLURALS = ['s', 'n', 'e', 'en', 'es', '.']

const plain = (text: string): string => withoutAccents(text.trim().toLowerCase())

/** The commonest unit of a name wins. */
const UNIT_NAMES: ReadonlyMap<string, string> = new Map([
  ...UNITS.toReversed().flatMap(unit =>
    [unit.symbol, ...Object.values(unit.name)]
      .filter(name => name !== '')
      .map(name => [plain(name), unit.code] as const),
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

function merged(
  cells: Cells,
  before: ItemFields,
  values: Values,
  { company }: ItemImport,
): ItemFields {
  const tax = taxOf(values, before, company.country)
  return {
    ...before,
    code: filled(cells['code'], before.code),
    name: filled(cells['name'], before.name),
    description: filled(cells['description'], before.description),
    unit: values.unit ?? before.unit,
    prices:
      values.price === undefined
        ? before.prices
        : { ...before.prices, [values.currency ?? company.currency]: values.price },
    supply: supplyOf(cells['supply'] ?? '') ?? before.supply,
    taxCategory: tax.category,
    taxRate: tax.rate,
    classification: filled(cells['classification'], before.classification),
  }
}

/** A rate alone names its category: taxed when it is more than zero, else zero-rated where the country has that, or exempt. */
function taxOf(
  values: Values,
  before: ItemFields,
  country: string,
): { readonly category: string; readonly rate: string } {
  const rate = values.taxRate ?? (values.taxCategory === undefined ? before.taxRate : undefined)
  if (values.taxCategory !== undefined) return { category: values.taxCategory, rate: rate ?? '0' }
  if (values.taxRate === undefined) return { category: before.taxCategory, rate: before.taxRate }
  if (!isZero(values.taxRate)) return { category: 'S', rate: values.taxRate }
  const zero = offeredTaxes(country).some(tax => tax.category === 'Z')
  return { category: zero ? 'Z' : 'E', rate: values.taxRate }
}

type Usual = { readonly category: string; readonly rate: string }

/** The standard rate in force; a company that is not registered charges none. */
function usualTax({ company, today }: ItemImport): Usual {
  const key = company.vatRegistered ? 'standard' : 'small_business'
  const tax = taxesOn(offeredTaxes(company.country), today).find(one => one.key === key)
  if (tax) return { category: tax.category, rate: tax.rate }
  return company.vatRegistered ? { category: 'Z', rate: '0' } : { category: 'O', rate: '0' }
}

function blank(usual: Usual): ItemFields {
  return {
    code: '',
    name: '',
    description: '',
    unit: 'C62',
    prices: {},
    supply: 'services',
    taxCategory: usual.category,
    taxRate: usual.rate,
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

function supplyOf(text: string): 'goods' | 'services' | undefined {
  if (text === '') return undefined
  return isOneOf(text, GOODS) ? 'goods' : 'services'
}

function shownOf(item: Imported): Cells {
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

function fault(field: string, cells: Cells, reason: string): Fault {
  return { field, value: cells[field] ?? '', reason }
}

/** Where the contract finds a fault → which column fed it. */
const PLACES: Readonly<Record<string, string>> = {
  code: 'code',
  name: 'name',
  description: 'description',
  unit: 'unit',
  taxRate: 'taxRate',
  classification: 'classification',
}
