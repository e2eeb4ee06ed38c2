import type { Cells, CellError } from './run.ts'

/** The part of a zod issue that is used here. */
type Issue = { readonly code?: string | undefined; readonly path: readonly PropertyKey[] }

/** Errors of cells from issues of the contract's shape. `fieldByPath`: path in the request → field of the file. */
export function cellErrorsOf(
  issues: readonly Issue[],
  fieldByPath: Readonly<Record<string, string>>,
  cells: Cells,
): CellError[] {
  return issues.map(issue => {
    const field = fieldByPath[issue.path.map(String).join('.')] ?? ''
    return { field, value: cells[field] ?? '', reason: REASONS[issue.code ?? ''] ?? 'invalid' }
  })
}

const REASONS: Readonly<Record<string, string>> = { too_big: 'too_long', too_small: 'required' }

/** Reads the cells of a row: an empty cell is undefined, and one that its parser refuses is an error. */
export function cellReader(cells: Cells) {
  const errors: CellError[] = []
  function read<Value>(
    field: string,
    parse: (text: string) => Value | undefined,
    reason: string,
  ): Value | undefined {
    const text = cells[field] ?? ''
    if (text === '') return undefined
    const value = parse(text)
    if (value === undefined) errors.push({ field, value: text, reason })
    return value
  }
  return { read, errors }
}

/** The text of a cell, or the existing value for an empty one. */
export function cellOr(cell: string | undefined, before: string): string {
  return cell === undefined || cell === '' ? before : cell
}
