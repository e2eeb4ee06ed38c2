import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import type { AllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { type Decimal, ONE, ZERO } from '@bordereau/domain/money/decimal'

/** A place in the draft that holds a number. Lines go by their id, so that a cell keeps its text while rows move. */
export type NumberCell =
  | { readonly of: 'line'; readonly line: string; readonly field: LineNumber }
  | { readonly of: 'lineEntry'; readonly line: string; readonly index: number }
  | { readonly of: 'entry'; readonly index: number; readonly field: 'value' | 'rate' }
  | { readonly of: 'document'; readonly field: 'prepaid' | 'rounding' | 'taxCurrencyRate' }

export type LineNumber = 'quantity' | 'price' | 'priceBaseQuantity' | 'rate'

/** The key of the cell's text in EditorState.typed. */
export function keyOf(cell: NumberCell): string {
  switch (cell.of) {
    case 'line':
      return `line.${cell.line}.${cell.field}`
    case 'lineEntry':
      return `line.${cell.line}.entry.${cell.index}`
    case 'entry':
      return `entry.${cell.index}.${cell.field}`
    case 'document':
      return `document.${cell.field}`
  }
}

/**
 * The path of the cell that a key names, as readiness and the rules name it: 'lines.2.price'; undefined where the line is
 * gone.
 */
export function pathOfKey(key: string, draft: Draft): string | undefined {
  const [first = '', second = '', third = '', fourth = ''] = key.split('.')
  if (first === 'document') return second === 'taxCurrencyRate' ? 'taxCurrency.rate' : second
  if (first === 'entry') {
    return `allowancesCharges.${second}.${third === 'rate' ? 'tax.rate' : 'value'}`
  }
  const index = indexOf(draft, second)
  if (index < 0) return undefined
  if (third === 'entry') return `lines.${index}.allowancesCharges.${fourth}.value`
  return `lines.${index}.${third === 'rate' ? 'tax.rate' : third}`
}

/**
 * The draft with another number in the cell. null: nothing readable stands there; a quantity or price becomes missing,
 * what must always be a number becomes what changes nothing (0, or a base quantity of 1).
 */
export function writeCell(draft: Draft, cell: NumberCell, value: Decimal | null): Draft {
  switch (cell.of) {
    case 'line':
      return withLine(draft, cell.line, line => lineWith(line, cell.field, value))
    case 'lineEntry':
      return withLine(draft, cell.line, line => ({
        ...line,
        allowancesCharges: at(line.allowancesCharges, cell.index, entry =>
          entryWith(entry, value ?? ZERO),
        ),
      }))
    case 'entry':
      return {
        ...draft,
        allowancesCharges: at(draft.allowancesCharges, cell.index, entry =>
          cell.field === 'rate'
            ? { ...entry, tax: { ...entry.tax, rate: value ?? ZERO } }
            : entryWith(entry, value ?? ZERO),
        ),
      }
    case 'document':
      if (cell.field !== 'taxCurrencyRate') return { ...draft, [cell.field]: value ?? ZERO }
      if (draft.taxCurrency === null) return draft
      return { ...draft, taxCurrency: { ...draft.taxCurrency, rate: value ?? ZERO } }
  }
}

export function withLine(draft: Draft, id: string, change: (line: DraftLine) => DraftLine): Draft {
  return { ...draft, lines: draft.lines.map(line => (line.id === id ? change(line) : line)) }
}

export function at<Item>(
  items: readonly Item[],
  index: number,
  change: (item: Item) => Item,
): readonly Item[] {
  return items.map((item, i) => (i === index ? change(item) : item))
}

function lineWith(line: DraftLine, field: LineNumber, value: Decimal | null): DraftLine {
  if (field === 'rate') return { ...line, tax: { ...line.tax, rate: value ?? ZERO } }
  if (field === 'priceBaseQuantity') return { ...line, priceBaseQuantity: value ?? ONE }
  return { ...line, [field]: value }
}

export function entryNumber(entry: AllowanceCharge | undefined): Decimal | null {
  if (entry === undefined) return null
  return entry.value.by === 'amount' ? entry.value.amount : entry.value.percent
}

function entryWith<Entry extends AllowanceCharge>(entry: Entry, number: Decimal): Entry {
  const { value } = entry
  return {
    ...entry,
    value:
      value.by === 'amount' ? { by: 'amount', amount: number } : { by: 'percent', percent: number },
  }
}

function indexOf(draft: Draft, line: string): number {
  return draft.lines.findIndex(({ id }) => id === line)
}
