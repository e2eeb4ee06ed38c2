import type { LocalDate } from '@bordereau/domain/date'
import type { Minor } from '@bordereau/domain/money/currency'
import { type Columns, fieldsByHeading } from '../../imports/columns.ts'
import { isPlaceHeading } from '../../imports/parse-csv.ts'
import type { WrittenCells } from '../statement.ts'
import { absolute } from './csv-amounts.ts'
import { AMOUNT_FIELDS, fieldOf, isOtherHeading, labelledIn, saysBalance } from './csv-fields.ts'

type RowOf = {
  readonly cells: readonly string[]
  /** As it is read. */
  readonly amount: Minor
  readonly dayIn: (text: string) => LocalDate | undefined
  /** Of a cell in the currency of the row. */
  readonly minorIn: (text: string) => Minor | undefined
}

/**
 * A function that gives what a row may say when it is read with other columns: each day; each amount, before and after the fee of
 * the row, but never a balance or a number that is something else; and its texts.
 */
export function writtenReader(
  headings: readonly string[],
  columns: Columns,
): (row: RowOf) => WrittenCells {
  const names = fieldsByHeading(columns)
  const fields = headings.map(heading => names.get(heading) ?? fieldOf(heading))
  const isAmount = headings.map((heading, at) => {
    const name = fields[at]
    if (name !== undefined) return AMOUNT_FIELDS.includes(name)
    return !saysBalance(heading) && !isOtherHeading(heading) && !isPlaceHeading(heading)
  })
  const feeAt = fields.indexOf('fee')
  return ({ cells, amount, dayIn, minorIn }) => {
    const read = absolute(amount)
    const others = cells.flatMap((cell, at) =>
      isAmount[at] === true ? numbersIn(cell, minorIn) : [],
    )
    const fees = numbersIn(cells[feeAt] ?? '', minorIn)
    const amounts = [read, ...others].flatMap(one => [
      one,
      ...fees.flatMap(fee => [one - fee, one + fee]),
    ])
    const days = cells.flatMap(cell =>
      /\d/.test(cell) && cell.length < 40 ? (dayIn(cell) ?? []) : [],
    )
    return {
      days: [...new Set(days)],
      amounts: [...new Set(amounts.filter(one => one > 0n))],
      texts: textsOf(cells),
    }
  }
}

function numbersIn(cell: string, minorIn: RowOf['minorIn']): readonly Minor[] {
  const minor = /\d/.test(cell) && cell.length < 30 ? minorIn(cell) : undefined
  return minor === undefined ? [] : [absolute(minor)]
}

/** Cells, and what follows a label. */
function textsOf(cells: readonly string[]): readonly string[] {
  const labelled = cells.map(cell => labelledIn(cell)?.text ?? '')
  return [...new Set([...cells, ...labelled])].filter(text => text.trim() !== '')
}
