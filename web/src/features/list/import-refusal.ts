import { plural, t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

/** Why a file could not be imported, with the line where known. */
export function importRefusalMessage(refused: Refused): string {
  const { line: first, rows: most } = Object(refused.detail)
  const line = Number(first)
  switch (refused.refusal) {
    case 'not_csv':
      return t`This is not a CSV file. Save the sheet as CSV and choose that file.`
    case 'too_many_rows':
      return `${tooMany(Number(most))} ${t`Line ${line} is the first too many. Split the file into several ones.`}`
    case 'too_many_columns':
      return t`Line ${line} has more than 200 columns. Leave out the columns that are not needed.`
    case 'cell_too_long':
      return t`Line ${line} has a cell of more than 32,767 characters. Shorten it, or look for a quotation mark that is not closed.`
    case 'column_missing':
      return t`A column that is needed has no heading chosen.`
    default:
      return refusalMessage(refused)
  }
}

function tooMany(most: number): string {
  return plural(most, {
    one: 'The file has more than # row.',
    other: 'The file has more than # rows.',
  })
}
