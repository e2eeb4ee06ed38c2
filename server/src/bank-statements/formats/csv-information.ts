import { type Columns, fieldsByHeading } from '../../imports/columns.ts'
import { beginsWithSum, saysOnlyBalance } from './balance-lines.ts'
import { type CellOf, hasAmount } from './csv-amounts.ts'
import { AMOUNT_FIELDS, isOtherHeading } from './csv-fields.ts'

/** A row that is no transaction: it states a balance, or is a sum or a remark below the table, or its headings again. */
export type Information = 'balance' | 'remark'

type RowOf = {
  readonly cells: readonly string[]
  readonly cell: CellOf
  readonly dayIn: (text: string) => unknown
}

/**
 * A function that says of a row whether it is no transaction. With a day, or digits in its place, it is one, or cannot be
 * read, unless all that it says is that it states a balance.
 */
export function informationReader(
  headings: readonly string[],
  columns: Columns,
): (row: RowOf) => Information | undefined {
  const nameOf = fieldsByHeading(columns)
  const [words, texts]: [number[], number[]] = [[], []]
  for (const [at, heading] of headings.entries()) {
    const name = nameOf.get(heading)
    if (name === undefined && isOtherHeading(heading)) words.push(at)
    else if (name === undefined || TEXTS.has(name)) texts.push(at)
  }
  return ({ cells, cell, dayIn }) => {
    const date = cell('date')
    const hasDay = dayIn(date) !== undefined
    if (!hasDay && !/\d/.test(date)) return isRemark(cells, cell) ? 'remark' : undefined
    const said = texts.map(at => cells[at] ?? '').filter(text => /\p{L}/u.test(text))
    const all = hasDay ? said : [date, ...said]
    const isBalance =
      saysOnlyBalance(all) ||
      (all.length === 0 && words.some(at => saysOnlyBalance([cells[at] ?? ''])))
    if (isBalance && OF_PAYMENTS.every(name => cell(name) === ''))
      return hasAmount(cell) ? 'balance' : 'remark'
    return hasDay || hasAmount(cell) || BEGINS_AS_DAY.test(date) ? undefined : 'remark'
  }
}

const TEXTS: ReadonlySet<string> = new Set(['name', 'text'])
/** A balance has neither. */
const OF_PAYMENTS = ['account', 'reference']
const BEGINS_AS_DAY = /^\s*\d{1,4}[-./ ]?\d/

/** Of a row without a day. */
function isRemark(cells: readonly string[], cell: CellOf): boolean {
  const amounts = AMOUNT_FIELDS.map(cell).join('')
  return !/\d/.test(amounts) || cells.some(beginsWithSum)
}
