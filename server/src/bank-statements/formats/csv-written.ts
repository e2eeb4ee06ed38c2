import type { LocalDate } from '@bordereau/domain/date'
import type { Minor } from '@bordereau/domain/money/currency'
import type { Columns } from '../../imports/columns.ts'
import type { WrittenCells } from '../statement.ts'
import { fieldOf, isOtherHeading, saysBalance } from './csv-fields.ts'

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
  const names = new Map(Object.entries(columns).map(([name, heading]) => [heading, name]))
  const fields = headings.map(heading => names.get(heading) ?? fieldOf(heading))
  const isAmount = headings.map((heading, at) => {
    const name = fields[at]
    if (name !== undefined) return AMOUNTS.has(name)
    return !saysBalance(heading) && !isOtherHeading(heading) && !/^#\d+$/.test(heading)
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

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'net', 'credit', 'debit'])

function numbersIn(cell: string, minorIn: RowOf['minorIn']): readonly Minor[] {
  const minor = /\d/.test(cell) && cell.length < 30 ? minorIn(cell) : undefined
  return minor === undefined ? [] : [absolute(minor)]
}

/** Cells, and what follows a label: 'Nazwa nadawcy: ACME'. */
function textsOf(cells: readonly string[]): readonly string[] {
  const labelled = cells.map(cell => /^[^:]{2,40}:\s*(.+)$/s.exec(cell)?.[1] ?? '')
  return [...new Set([...cells, ...labelled])].filter(text => text.trim() !== '')
}

function absolute(amount: Minor): Minor {
  return amount < 0n ? -amount : amount
}
