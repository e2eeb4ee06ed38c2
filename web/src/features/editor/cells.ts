import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import type { AllowanceCharge } from '@bordereau/domain/invoice/invoice'
import { type Decimal, ONE, ZERO } from '@bordereau/domain/money/decimal'
import { isSame } from './merge-drafts.ts'

/** A number field of the draft. Lines are identified by their id, so that a cell keeps its text while lines move. */
export type NumberCell =
  | { readonly of: 'line'; readonly line: string; readonly field: LineNumber }
  | { readonly of: 'lineAllowanceCharge'; readonly line: string; readonly index: number }
  | { readonly of: 'allowanceCharge'; readonly index: number; readonly field: 'value' | 'rate' }
  | { readonly of: 'document'; readonly field: DocumentNumber }
  | { readonly of: 'cashDiscount'; readonly index: number }

export type LineNumber = 'quantity' | 'price' | 'priceBaseQuantity' | 'rate'
type DocumentNumber = 'prepaid' | 'rounding' | 'taxCurrencyRate' | 'withholdingRate'

/** The key of the cell's text in EditorState.typed. */
export function cellKey(cell: NumberCell): string {
  switch (cell.of) {
    case 'line':
      return `line.${cell.line}.${cell.field}`
    case 'lineAllowanceCharge':
      return `line.${cell.line}.entry.${cell.index}`
    case 'allowanceCharge':
      return `entry.${cell.index}.${cell.field}`
    case 'document':
      return `document.${cell.field}`
    case 'cashDiscount':
      return `cashDiscount.${cell.index}`
  }
}

/** The cell with this key. */
function cellOf(key: string): NumberCell {
  const [of = '', second = '', third = '', fourth = ''] = key.split('.')
  if (of === 'document') return { of, field: second as DocumentNumber }
  if (of === 'cashDiscount') return { of, index: Number(second) }
  if (of === 'entry') {
    return { of: 'allowanceCharge', index: Number(second), field: third as 'value' | 'rate' }
  }
  return third === 'entry'
    ? { of: 'lineAllowanceCharge', line: second, index: Number(fourth) }
    : { of: 'line', line: second, field: third as LineNumber }
}

/** Whether the draft has the cell with this key, with this number; null as `writeCell` takes it. */
export function hasNumber(draft: Draft, key: string, value: Decimal | null): boolean {
  const cell = cellOf(key)
  return hasCell(draft, cell) && isSame(writeCell(draft, cell, value), draft)
}

function hasCell(draft: Draft, cell: NumberCell): boolean {
  const line = 'line' in cell ? draft.lines.find(({ id }) => id === cell.line) : undefined
  switch (cell.of) {
    case 'line':
      return line !== undefined
    case 'lineAllowanceCharge':
      return line?.allowancesCharges[cell.index] !== undefined
    case 'allowanceCharge':
      return draft.allowancesCharges[cell.index] !== undefined
    case 'cashDiscount':
      return draft.cashDiscounts?.[cell.index] !== undefined
    case 'document':
      return cell.field === 'withholdingRate'
        ? draft.withholding !== undefined
        : cell.field !== 'taxCurrencyRate' || draft.taxCurrency !== null
  }
}

/** Of the cells of the document whose name is not the path. */
const PATHS: Readonly<Record<string, string>> = {
  taxCurrencyRate: 'taxCurrency.rate',
  withholdingRate: 'withholding.rate',
}

/** The draft path of the cell with this key, as findings name it: 'lines.2.price'; undefined for a removed line. */
export function draftPathOfCell(key: string, draft: Draft): string | undefined {
  const [first = '', second = '', third = '', fourth = ''] = key.split('.')
  if (first === 'document') return PATHS[second] ?? second
  if (first === 'cashDiscount') return `cashDiscounts.${second}.percent`
  if (first === 'entry') {
    return `allowancesCharges.${second}.${third === 'rate' ? 'tax.rate' : 'value'}`
  }
  const index = lineIndex(draft, second)
  if (index < 0) return undefined
  if (third === 'entry') return `lines.${index}.allowancesCharges.${fourth}.value`
  return `lines.${index}.${third === 'rate' ? 'tax.rate' : third}`
}

/**
 * The draft with another number in the cell. null: the cell has no readable number; a quantity, price or rate becomes
 * missing, a number that is always required becomes the neutral one (0, or 1 for a base quantity).
 */
export function writeCell(draft: Draft, cell: NumberCell, value: Decimal | null): Draft {
  switch (cell.of) {
    case 'line':
      return updateLine(draft, cell.line, line => setLineNumber(line, cell.field, value))
    case 'lineAllowanceCharge':
      return updateLine(draft, cell.line, line => ({
        ...line,
        allowancesCharges: replaceAt(line.allowancesCharges, cell.index, allowanceCharge =>
          setAllowanceChargeNumber(allowanceCharge, value ?? ZERO),
        ),
      }))
    case 'allowanceCharge':
      return setDocumentAllowanceCharge(draft, cell, value)
    case 'cashDiscount':
      return {
        ...draft,
        cashDiscounts: replaceAt(draft.cashDiscounts ?? [], cell.index, discount => ({
          ...discount,
          percent: value ?? ZERO,
        })),
      }
    case 'document':
      return setDocumentNumber(draft, cell.field, value)
  }
}

function setDocumentAllowanceCharge(
  draft: Draft,
  { index, field }: Extract<NumberCell, { of: 'allowanceCharge' }>,
  value: Decimal | null,
): Draft {
  return {
    ...draft,
    allowancesCharges: replaceAt(draft.allowancesCharges, index, allowanceCharge =>
      field === 'rate'
        ? { ...allowanceCharge, tax: { ...allowanceCharge.tax, rate: value } }
        : setAllowanceChargeNumber(allowanceCharge, value ?? ZERO),
    ),
  }
}

function setDocumentNumber(draft: Draft, field: DocumentNumber, value: Decimal | null): Draft {
  if (field === 'withholdingRate') {
    const { withholding } = draft
    return withholding ? { ...draft, withholding: { ...withholding, rate: value } } : draft
  }
  if (field !== 'taxCurrencyRate') return { ...draft, [field]: value ?? ZERO }
  if (draft.taxCurrency === null) return draft
  // A typed rate is the user's own, no longer the published one.
  return {
    ...draft,
    taxCurrency: { currency: draft.taxCurrency.currency, rate: value ?? ZERO },
  }
}

export function updateLine(
  draft: Draft,
  id: string,
  change: (line: DraftLine) => DraftLine,
): Draft {
  return { ...draft, lines: draft.lines.map(line => (line.id === id ? change(line) : line)) }
}

export function replaceAt<Item>(
  items: readonly Item[],
  index: number,
  change: (item: Item) => Item,
): readonly Item[] {
  return items.map((item, i) => (i === index ? change(item) : item))
}

function setLineNumber(line: DraftLine, field: LineNumber, value: Decimal | null): DraftLine {
  if (field === 'rate') return setRate(line, value)
  if (field === 'priceBaseQuantity') return { ...line, priceBaseQuantity: value ?? ONE }
  return { ...line, [field]: value }
}

/** A rate that is typed is also the item's own, where it has one: it holds for the next customer at home. */
function setRate(line: DraftLine, rate: Decimal | null): DraftLine {
  const { ownTax } = line
  const own = ownTax === null || rate === null ? ownTax : { ...ownTax, rate }
  return { ...line, tax: { ...line.tax, rate }, ownTax: own }
}

export function allowanceChargeNumber(
  allowanceCharge: AllowanceCharge | undefined,
): Decimal | null {
  if (allowanceCharge === undefined) return null
  return allowanceCharge.value.by === 'amount'
    ? allowanceCharge.value.amount
    : allowanceCharge.value.percent
}

function setAllowanceChargeNumber<Value extends AllowanceCharge>(
  allowanceCharge: Value,
  number: Decimal,
): Value {
  const { value } = allowanceCharge
  return {
    ...allowanceCharge,
    value:
      value.by === 'amount' ? { by: 'amount', amount: number } : { by: 'percent', percent: number },
  }
}

function lineIndex(draft: Draft, line: string): number {
  return draft.lines.findIndex(({ id }) => id === line)
}
