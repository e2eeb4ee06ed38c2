import type { Columns } from '../../imports/columns.ts'
import type { TableRow } from './csv-rows.ts'
import { isOtherHeading } from './csv-fields.ts'
import { type BookingState, bookingStateOf, saysOpen } from './status-words.ts'

/** What a row says of its booking, and in which word. */
export type RowStatus = { readonly state: BookingState; readonly word: string }

const BOOKED: RowStatus = { state: 'booked', word: '' }

/**
 * A function that says of each row whether the bank has booked it: by the column of the status, an empty cell of which says
 * nothing; by the day, in place of which some banks write 'offen'; and by columns for other short words, such as 'Info' and
 * 'Type', of which only whole cells count that say nothing else.
 */
export function statusReader(
  headings: readonly string[],
  rows: readonly TableRow[],
  columns: Columns,
): (cells: readonly string[]) => RowStatus {
  const [status, day] = ['status', 'date'].map(name => headings.indexOf(columns[name] ?? ''))
  const others = [
    day ?? -1,
    ...headings.flatMap((_, at) => (isForWords(at, { headings, rows, columns }) ? [at] : [])),
  ]
  const flags = headings.flatMap((heading, at) => (saysOpen(heading) ? [at] : []))
  const stateOf = cached(bookingStateOf)
  const isOpen = cached(saysOpen)
  return cells => {
    const at = [...others, status ?? -1].find(one => isOpen(cells[one] ?? ''))
    const flag = flags.find(one => /^(true|yes|y|ja|j|oui|si|sí|tak|1|x)$/i.test(cells[one] ?? ''))
    const found = at ?? flag
    if (found !== undefined) return { state: 'open', word: cells[found] ?? '' }
    const word = cells[status ?? -1] ?? ''
    return word === '' ? BOOKED : { state: stateOf(word), word }
  }
}

/** The words of the column for the status. */
export function statusCells(
  headings: readonly string[],
  rows: readonly TableRow[],
  columns: Columns,
): readonly string[] {
  const at = headings.indexOf(columns['status'] ?? '')
  const words = new Set(rows.map(({ cells }) => cells[at] ?? ''))
  return [...words].filter(word => word !== '')
}

/** So many different words are no list of states. */
const MOST_WORDS = 40

function isForWords(
  at: number,
  {
    headings,
    rows,
    columns,
  }: {
    readonly headings: readonly string[]
    readonly rows: readonly TableRow[]
    readonly columns: Columns
  },
): boolean {
  const heading = headings[at] ?? ''
  if (Object.values(columns).includes(heading)) return false
  if (!isOtherHeading(heading)) return false
  return new Set(rows.slice(0, 2_000).map(({ cells }) => cells[at])).size <= MOST_WORDS
}

function cached<Value>(of: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return text => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = of(text)
    if (known.size < 1_000) known.set(text, value)
    return value
  }
}
