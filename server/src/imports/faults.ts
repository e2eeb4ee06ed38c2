import type { Cells, Fault } from './run.ts'

/** An issue of zod, as far as a fault needs it. */
type Issue = { readonly code?: string | undefined; readonly path: readonly PropertyKey[] }

/** The contract's own limits, said of the cell that fed the value. `places`: path in the request → field. */
export function faultsOf(
  issues: readonly Issue[],
  places: Readonly<Record<string, string>>,
  cells: Cells,
): Fault[] {
  return issues.map(issue => {
    const field = places[issue.path.map(String).join('.')] ?? ''
    return { field, value: cells[field] ?? '', reason: REASONS[issue.code ?? ''] ?? 'invalid' }
  })
}

const REASONS: Readonly<Record<string, string>> = { too_big: 'too_long', too_small: 'required' }

/** Reads the cells of a row: an empty one says nothing, and what its parser knows nothing of is a fault. */
export function cellReader(cells: Cells) {
  const faults: Fault[] = []
  function read<Value>(
    field: string,
    parse: (text: string) => Value | undefined,
    reason: string,
  ): Value | undefined {
    const text = cells[field] ?? ''
    if (text === '') return undefined
    const value = parse(text)
    if (value === undefined) faults.push({ field, value: text, reason })
    return value
  }
  return { read, faults }
}

/** What a filled cell says, or the value already there. */
export function filled(cell: string | undefined, before: string): string {
  return cell === undefined || cell === '' ? before : cell
}
