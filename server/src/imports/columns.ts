import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { withoutAccents } from '../lib/search.ts'

export type Field = {
  readonly name: string
  readonly required: boolean
  /** What people call it in the heading of a file, in several languages. */
  readonly headings: readonly string[]
}

/** A field with its headings separated by commas. */
export function field(name: string, headings: string, required = false): Field {
  return { name, required, headings: headings.split(',').map(heading => heading.trim()) }
}

/** Field name → heading. */
export type Columns = Readonly<Record<string, string>>

/**
 * Which column feeds which field: as the caller says, or guessed from the headings. Refused when a heading that the
 * caller names is not in the file; `missing` are required fields without a column.
 */
export function matchColumns(
  fields: readonly Field[],
  headings: readonly string[],
  given: Columns | undefined,
): Decision<{ columns: Columns; missing: string[] }, 'column_missing'> {
  const columns = given ?? guess(fields, headings)
  const unknown = Object.entries(columns).find(
    ([name, heading]) => !headings.includes(heading) || !fields.some(field => field.name === name),
  )
  if (unknown) return refuse('column_missing', { field: unknown[0], heading: unknown[1] })
  const missing = fields.filter(field => field.required && columns[field.name] === undefined)
  return accept({ columns, missing: missing.map(field => field.name) })
}

/** Each column feeds one field, the first that it is a name of. */
function guess(fields: readonly Field[], headings: readonly string[]): Columns {
  const free = new Map(headings.map(heading => [essenceOf(heading), heading] as const).toReversed())
  const columns: Record<string, string> = {}
  for (const field of fields) {
    const name = [field.name, ...field.headings].map(essenceOf).find(one => free.has(one))
    const heading = name === undefined ? undefined : free.get(name)
    if (name === undefined || heading === undefined) continue
    columns[field.name] = heading
    free.delete(name)
  }
  return columns
}

/** 'N° TVA', 'n_tva' and 'NTVA' are the same. */
function essenceOf(heading: string): string {
  return withoutAccents(heading.toLowerCase()).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
