import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { withoutAccents } from '../lib/search.ts'

export type Field = {
  readonly name: string
  readonly required: boolean
  /** Usual headings of its column, in several languages. */
  readonly headings: readonly string[]
}

/** A field with its headings separated by commas. */
export function field(name: string, headings: string, required = false): Field {
  return { name, required, headings: headings.split(',').map(heading => heading.trim()) }
}

/** Field name → heading. */
export type Columns = Readonly<Record<string, string>>

/**
 * Assigns columns to fields: by the caller's mapping, or guessed from the headings. Refused when a heading of the
 * mapping is not in the file; `missing` are required fields without a column.
 */
export function matchColumns(
  fields: readonly Field[],
  headings: readonly string[],
  mapping: Columns | undefined,
): Decision<{ columns: Columns; missing: string[] }, 'column_missing'> {
  const columns = mapping ?? guess(fields, headings)
  const unknown = Object.entries(columns).find(
    ([name, heading]) => !headings.includes(heading) || !fields.some(field => field.name === name),
  )
  if (unknown) return refuse('column_missing', { field: unknown[0], heading: unknown[1] })
  const missing = fields.filter(field => field.required && columns[field.name] === undefined)
  return accept({ columns, missing: missing.map(field => field.name) })
}

/** Heading → field name. */
export function fieldsByHeading(columns: Columns): ReadonlyMap<string, string> {
  return new Map(Object.entries(columns).map(([name, heading]) => [heading, name]))
}

/** Whether a file has all columns of a mapping. */
export function hasColumns(headings: readonly string[], columns: Columns): boolean {
  return Object.values(columns).every(heading => headings.includes(heading))
}

/** Each column is assigned to the first field that it is a name of. */
function guess(fields: readonly Field[], headings: readonly string[]): Columns {
  const unassigned = new Map(
    headings.map(heading => [normaliseHeading(heading), heading] as const).toReversed(),
  )
  const columns: Record<string, string> = {}
  for (const field of fields) {
    const name = [field.name, ...field.headings]
      .map(normaliseHeading)
      .find(one => unassigned.has(one))
    const heading = name === undefined ? undefined : unassigned.get(name)
    if (name === undefined || heading === undefined) continue
    columns[field.name] = heading
    unassigned.delete(name)
  }
  return columns
}

/** The heading without accents, case and punctuation: 'N° TVA', 'n_tva' and 'NTVA' are equal. */
export function normaliseHeading(heading: string): string {
  return withoutAccents(heading.toLowerCase()).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
