import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { decimalsOf, toText } from '@bordereau/domain/money/currency'
import type { CSSProperties } from 'react'
import { draftTotals } from './draft-totals.ts'

/** The words above the columns, and what the cells below them show as words. */
export type ColumnTexts = {
  readonly heads: Readonly<Record<Exclude<Column, 'unit'> | 'position' | 'item', string>>
  /** An amount as it is shown. */
  readonly amount: (text: string) => string
  /** The name of a unit. */
  readonly unit: (code: string) => string
  /** How wide the typeface is beside the one in which digits and words were measured; 1 without it. */
  readonly scale?: number
}

export type Column = 'quantity' | 'unit' | 'price' | 'tax' | 'amount'

const COLUMNS: readonly Column[] = ['quantity', 'unit', 'price', 'tax', 'amount']

/** Widths in em that a column has at least and, since its words may wrap, at most. */
const BOUNDS: Readonly<Record<Column, readonly [least: number, most: number]>> = {
  quantity: [3, 9],
  unit: [3, 5.5],
  price: [4.25, 11],
  // "Intra-Community supply" wraps between its words.
  tax: [3.5, 5.5],
  amount: [4.5, 14],
}

/** Head words are set a little smaller than the lines. */
const HEAD_SCALE = 13 / 14

/**
 * The widths of the columns of all lines in em of their text, from the widest text of each, so that head, lines and
 * totals share them: the lines need not be laid out together, and those out of sight not at all.
 */
export function columnWidths(draft: Draft, texts: ColumnTexts): Readonly<Record<Column, number>> {
  const decimals = decimalsOf(draft.currency)
  const widest = { quantity: 0, unit: 0, price: 0, tax: 0, amount: 0 }
  for (const line of draft.lines) {
    widest.quantity = Math.max(widest.quantity, digitsWidth(line.quantity ?? '', 0))
    widest.price = Math.max(widest.price, digitsWidth(line.price ?? '', decimals))
    widest.tax = Math.max(widest.tax, taxWidth(line))
  }
  for (const code of new Set(draft.lines.map(line => line.unit)))
    widest.unit = Math.max(widest.unit, textWidth(texts.unit(code)))
  widest.amount = Math.max(...extremes(draft).map(text => textWidth(texts.amount(text))))
  const width = (column: Column) => {
    const [least, most] = BOUNDS[column]
    // The word above the quantity goes on above its unit.
    const head = column === 'unit' || column === 'quantity' ? '' : texts.heads[column]
    const measured = Math.max(widest[column], widthInTwoLines(head) * HEAD_SCALE)
    const needed = Math.max(least, measured * (texts.scale ?? 1))
    // Quarters of an em: the columns do not move with each key.
    return Math.ceil(Math.min(most, needed) * 4) / 4
  }
  return {
    quantity: width('quantity'),
    unit: width('unit'),
    price: width('price'),
    tax: width('tax'),
    amount: width('amount'),
  }
}

/** The width at which a text takes two lines at most: 'Prix' and 'unitaire HT'. */
function widthInTwoLines(text: string): number {
  const words = text.split(' ')
  const breaks = words.map((_, i) => [words.slice(0, i).join(' '), words.slice(i).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(textWidth))
  return Math.min(...breaks.map(longest))
}

/** Custom properties of the grid; each width without the padding of its cells. */
export function columnStyle(
  widths: Readonly<Record<Column, number>>,
  lineCount: number,
  positionHead = '',
): CSSProperties {
  const digits = 1 + 0.625 * (String(lineCount).length - 1)
  const position = Math.max(digits, Math.ceil(textWidth(positionHead) * HEAD_SCALE * 4) / 4)
  const properties = COLUMNS.map(column => [`--${column}`, `${widths[column]}em`])
  return Object.fromEntries([...properties, ['--position', `${position}em`]])
}

/**
 * The largest and the smallest amount of a line or of the totals: one of them is the widest. In Arabic the column is at the
 * left, where only totals that are no wider have the right edge of the lines.
 */
function extremes(draft: Draft): readonly string[] {
  const { lines, gross } = draftTotals(draft)
  const amounts = [...lines.map(({ net }) => net), gross]
  const most = amounts.reduce((a, b) => (a > b ? a : b), 0n)
  const least = amounts.reduce((a, b) => (a < b ? a : b), 0n)
  return [toText(most, draft.currency), toText(least, draft.currency)]
}

/** A number with so many decimals and a mark between thousands, in em. */
function digitsWidth(number: string, decimals: number): number {
  const [whole = '', fraction = ''] = number.split('.')
  const shown = Math.max(fraction.length, decimals)
  const marks = Math.floor(Math.max(0, whole.length - 1) / 3) + (shown > 0 ? 1 : 0)
  return (whole.length + shown) * DIGIT + marks * MARK
}

/** A rate such as 20 %; words, which wrap, get the whole column. */
function taxWidth({ tax }: DraftLine): number {
  const [, most] = BOUNDS.tax
  return tax.rate === null || Number(tax.rate) === 0 ? most : (tax.rate.length + 1) * DIGIT + MARK
}

const DIGIT = 0.64
const MARK = 0.32
const LETTER = 0.58
const WIDE_LETTER = 0.72

/** The width of a text in em, rather too large: tabular digits, narrow marks, letters of any script. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) {
    if (/\p{Nd}/u.test(character)) width += DIGIT
    else if (/\p{M}/u.test(character)) continue
    else if (/[\p{Z}\p{P}]/u.test(character)) width += MARK
    else width += /[\p{Lu}\p{Sc}\p{Script=Devanagari}]/u.test(character) ? WIDE_LETTER : LETTER
  }
  return width
}
