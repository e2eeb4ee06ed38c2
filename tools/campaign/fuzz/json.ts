/** JSON that no serialiser writes: text inserted into a document without escaping. */
export class Raw {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export function write(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${write(field)}`).join(',')}}`
}

export type Edit = { readonly at: number; readonly by: Raw | 'removed' }

/** The document with one of its values, counted from its root, replaced or removed. */
export function edited(value: unknown, { at, by }: Edit): unknown {
  const place = { left: at % count(value) }
  return replaced(value, place, by)
}

function count(value: unknown): number {
  return 1 + partsOf(value).reduce<number>((sum, [, part]) => sum + count(part), 0)
}

function replaced(value: unknown, place: { left: number }, by: Edit['by']): unknown {
  if (place.left === 0) {
    place.left = -1
    return by === 'removed' ? undefined : by
  }
  place.left -= 1
  if (place.left < 0 || value instanceof Raw) return value
  if (Array.isArray(value)) return value.map(part => replaced(part, place, by) ?? null)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, replaced(part, place, by)]),
  )
}

function partsOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !(value instanceof Raw)
    ? Object.entries(value)
    : []
}
