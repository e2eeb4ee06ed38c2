import {
  DELIMITERS,
  type Delimiter,
  SEPARATOR_LINE,
  placeHeading,
} from '../../imports/parse-csv.ts'
import { signedDecimal } from './amounts.ts'
import { headingsAmong } from './csv-fields.ts'
import { dayIn } from './days.ts'

/** The part of a file from its headings on, with the number of lines before. */
export type CsvBody = {
  readonly body: string
  readonly skipped: number
  /** Undefined where no line tells. */
  readonly delimiter: Delimiter | undefined
}

const MAX_PREAMBLE = 40

/**
 * The file from the line of its headings on. By that line and in that delimiter in which most cells are headings of banks; where none are, by the delimiter that gives most rows of equal length. A file
 * that begins with data gets headings of its own: '#1', '#2' ….
 */
export function fromHeadings(text: string): CsvBody {
  const begins = beginsOfLines(text)
  const lines = begins
    .slice(0, MAX_PREAMBLE)
    .map((begin, i) => text.slice(begin, begins[i + 1] ?? text.length).replace(/[\r\n]+$/, ''))
  const named = SEPARATOR_LINE.exec(`${lines[0] ?? ''}\n`)?.[2]
  const delimiters = DELIMITERS.filter(one => named === undefined || one === named)
  const found = headingIn(lines, delimiters)
  if (!found) return { body: text, skipped: 0, delimiter: undefined }
  const { at, delimiter, isData } = found
  const rest = text.slice(begins[at])
  if (!isData) return { body: rest, skipped: at, delimiter }
  const [end = '\n'] = /\r\n|\n|\r/.exec(rest) ?? []
  const own = cellsOf(lines[at] ?? '', delimiter).map((_, i) => placeHeading(i))
  return { body: `${own.join(delimiter)}${end}${rest}`, skipped: at - 1, delimiter }
}

type Heading = { readonly at: number; readonly delimiter: Delimiter; readonly isData: boolean }

function headingIn(
  lines: readonly string[],
  delimiters: readonly Delimiter[],
): Heading | undefined {
  const known = delimiters.flatMap(delimiter =>
    lines.map((line, at) => ({ at, delimiter, count: headingsAmong(cellsOf(line, delimiter)) })),
  )
  const best = known.reduce((most, one) => (one.count > most.count ? one : most), {
    at: 0,
    delimiter: delimiters[0] ?? ',',
    count: 0,
  })
  if (best.count >= 2) return { ...best, isData: false }
  return mostEqual(lines, delimiters)
}

/** The first of most lines that have the same number of cells in a delimiter, three or more of them where there are. */
function mostEqual(
  lines: readonly string[],
  delimiters: readonly Delimiter[],
): Heading | undefined {
  const runs = delimiters.flatMap(delimiter => {
    const lengths = lines.map(line => cellsOf(line, delimiter).length)
    return [...Map.groupBy(lengths.keys(), at => lengths[at] ?? 0)]
      .filter(([length]) => length > 1)
      .map(([length, ats]) => ({ delimiter, length, at: ats[0] ?? 0, weight: ats.length * length }))
  })
  if (runs.length === 0) return undefined
  const { at, delimiter, length } = runs.reduce((most, one) =>
    one.weight > most.weight ? one : most,
  )
  // A trailing delimiter in rows, and not in their headings, or the other way round.
  const before = cellsOf(lines[at - 1] ?? '', delimiter).length
  const heading = at > 0 && before > 2 && Math.abs(before - length) === 1 ? at - 1 : at
  return { at: heading, delimiter, isData: isData(cellsOf(lines[heading] ?? '', delimiter)) }
}

/** A day and an amount are no headings. */
function isData(cells: readonly string[]): boolean {
  const days = cells.filter(cell => dayIn(cell, 'day_first') ?? dayIn(cell, 'month_first'))
  const amounts = cells.filter(
    cell => !days.includes(cell) && signedDecimal(cell, '.') !== undefined,
  )
  return days.length > 0 && amounts.length > 0
}

/** The cells of one line as they are found before the file is read: quotes may not be whole in it. */
export function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = []
  let [cell, quoted] = ['', false]
  for (const character of line) {
    if (character === '"') quoted = !quoted
    else if (character === delimiter && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += character
  }
  return [...cells, cell.trim()]
}

/** Where the first lines begin, and the one after them. */
function beginsOfLines(text: string): number[] {
  const begins = [0]
  const ends = /\r\n|\n|\r/g
  while (begins.length <= MAX_PREAMBLE && ends.exec(text)) begins.push(ends.lastIndex)
  return begins
}
