import { type Decimal, ONE } from '@bordereau/domain/money/decimal'
import { cleanLine, cleanLines } from '@bordereau/domain/text/clean-text'
import { type DecimalMark, readNumber } from '../../format/number-input.ts'

/** A row of a spreadsheet as a line of an invoice. `typed` has the text of a number that is not readable. */
export type PastedRow = {
  readonly name: string
  readonly description: string
  readonly unit: string | null
  readonly quantity: Decimal | null
  readonly price: Decimal | null
  readonly typed: Readonly<Partial<Record<'quantity' | 'price', string>>>
}

type Field = 'name' | 'description' | 'quantity' | 'unit' | 'price'

/**
 * Parses copied cells, separated by tabs or semicolons, quoted cells included. Columns are found by their headings if the
 * first row has headings, else by their content: the first text is the name, the second a unit or a description, the first
 * number the quantity, the second the price; a single number is a price. Undefined if the text is not a table.
 */
export function pastedRows(
  text: string,
  mark: DecimalMark,
  unitOf: (name: string) => string | undefined,
): readonly PastedRow[] | undefined {
  const table = cellsOf(text)
  if (table === undefined) return undefined
  const headings = headingsOf(table[0] ?? [])
  const body = headings ? table.slice(1) : table
  const columns = headings ?? guessColumns(body, mark, unitOf)
  const rows = body.map(cells => rowOf(cells, columns, mark, unitOf))
  return rows.length === 0 ? undefined : rows
}

function rowOf(
  cells: readonly string[],
  columns: readonly (Field | undefined)[],
  mark: DecimalMark,
  unitOf: (name: string) => string | undefined,
): PastedRow {
  const cell = (field: Field) => cells[columns.indexOf(field)]?.trim() ?? ''
  const [quantityText, priceText] = [cell('quantity'), cell('price')]
  const quantity = columns.includes('quantity') ? amountOf(quantityText, mark) : ONE
  const price = amountOf(priceText, mark)
  const unitText = cell('unit')
  const unit = unitText === '' ? null : (unitOf(unitText) ?? null)
  return {
    name: cleanLine(cell('name')).slice(0, 300),
    description: [cleanLines(cell('description')), unitText !== '' && unit === null ? unitText : '']
      .filter(part => part !== '')
      .join('\n'),
    unit,
    quantity: quantity ?? null,
    price: price ?? null,
    typed: {
      ...(quantity === undefined && quantityText !== '' ? { quantity: quantityText } : {}),
      ...(price === undefined && priceText !== '' ? { price: priceText } : {}),
    },
  }
}

/** Reads '€ 1 234,50' and '-5' as numbers: a spreadsheet copies cells as shown, with the currency sign. */
function amountOf(text: string, mark: DecimalMark): Decimal | undefined {
  const unsigned = text.replace(/^[\p{Sc}\s]+|[\p{Sc}\s]+$|\b[A-Z]{3}\b/gu, '').trim()
  const [, sign = '', digits = ''] = /^([-−+]?)\s*(.*)$/.exec(unsigned) ?? []
  const value = readNumber(digits, mark)
  if (value === undefined || value === '0' || sign === '' || sign === '+') return value
  // The cast is safe: a canonical decimal that is not zero, with a sign in front.
  return `-${value}` as Decimal
}

const HEADINGS: Readonly<Record<Field, RegExp>> = {
  name: /^(name|item|product|service|designation|désignation|article|produit|bezeichnung|artikel|nazwa|towar.*|leistung|concepto|nome|naam)$/i,
  description: /^(description|details?|beschreibung|opis|descripción|descrizione|omschrijving)$/i,
  quantity: /^(qty|quantity|quantité|qté|hours|menge|anzahl|ilość|cantidad|quantità|aantal)\.?$/i,
  unit: /^(unit|uom|unité|einheit|jm|j\.m\.|jednostka|unidad|unità|eenheid)$/i,
  price:
    /^(price|unit price|rate|prix|prix unitaire|p\.?u\.?(?: ht)?|preis|einzelpreis|cena|cena netto|precio|prezzo|prijs)$/i,
}

const FIELDS = ['name', 'description', 'quantity', 'unit', 'price'] as const

/** The columns by their headings; undefined if the row has no name heading or fewer than two headings. */
function headingsOf(cells: readonly string[]): readonly (Field | undefined)[] | undefined {
  const columns = cells.map(cell => FIELDS.find(field => HEADINGS[field].test(cell.trim())))
  const found = columns.filter(field => field !== undefined)
  if (found.length < 2 || new Set(found).size < found.length) return undefined
  if (columns.includes('name')) return columns
  // In a sheet with a description but no name, the description is the name.
  const description = columns.indexOf('description')
  return description < 0 ? undefined : columns.with(description, 'name')
}

function guessColumns(
  rows: readonly (readonly string[])[],
  mark: DecimalMark,
  unitOf: (name: string) => string | undefined,
): readonly (Field | undefined)[] {
  const width = Math.max(...rows.map(cells => cells.length))
  const texts = Array.from({ length: width }, (_, column) =>
    rows.map(cells => cells[column]?.trim() ?? '').filter(cell => cell !== ''),
  )
  const mostly = (cells: readonly string[], holds: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(holds).length * 2 > cells.length
  const numeric = texts.map(cells => mostly(cells, cell => amountOf(cell, mark) !== undefined))
  const numbers = numeric.flatMap((is, column) => (is ? [column] : []))
  const textColumns = texts.flatMap((cells, column) =>
    cells.length > 0 && !numeric[column] ? [column] : [],
  )
  const name = textColumns[0]
  const unit = textColumns.find(
    column => column !== name && mostly(texts[column] ?? [], cell => unitOf(cell) !== undefined),
  )
  const description = textColumns.find(column => column !== name && column !== unit)
  const [quantity, price] = numbers.length > 1 ? numbers : [undefined, numbers[0]]
  const columns = { name, description, quantity, unit, price }
  return texts.map((_, column) => FIELDS.find(field => columns[field] === column))
}

/** The cells of a copied table; undefined for plain text: one line without a tab, or lines without a separator. */
function cellsOf(text: string): readonly (readonly string[])[] | undefined {
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : '\t'
  const rows = split(text, separator).filter(cells => cells.some(cell => cell.trim() !== ''))
  const isTable = rows.length > 1 || (separator === '\t' && (rows[0]?.length ?? 0) > 1)
  return isTable ? rows : undefined
}

/** RFC 4180 with another separator; a quote inside a bare cell is a character like others (27" screen). */
function split(text: string, separator: string): string[][] {
  const rows: string[][] = [['']]
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? ''
    const row = rows[rows.length - 1] ?? []
    const cell = row[row.length - 1] ?? ''
    if (quoted) {
      if (character !== '"') row[row.length - 1] = cell + character
      else if (text[i + 1] === '"') row[row.length - 1] = cell + text[++i]
      else quoted = false
    } else if (character === '"' && cell === '') quoted = true
    else if (character === separator) row.push('')
    else if (character === '\n') rows.push([''])
    else if (character !== '\r') row[row.length - 1] = cell + character
  }
  return rows
}
