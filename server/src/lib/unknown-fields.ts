/** More would be one mistake, repeated. */
const MOST = 20

/**
 * The paths of the fields of a request that its shape does not know, as `lines.0.colour`: a program that misspells a field or a
 * filter would believe that it had an effect. `parsed` is what the shape made of `sent`: the same, without what it does not know.
 */
export function unknownFields(sent: unknown, parsed: unknown): readonly string[] {
  const found: string[] = []
  collect(sent, parsed, '', found)
  return found
}

/** Goes no deeper than the shape does: what a shape replaces by text, or takes as it is, has no unknown fields. */
function collect(sent: unknown, parsed: unknown, path: string, found: string[]): void {
  if (!isRecord(sent) || !isRecord(parsed) || Array.isArray(sent) !== Array.isArray(parsed)) return
  for (const [name, value] of Object.entries(sent)) {
    if (found.length >= MOST) return
    const at = path === '' ? name : `${path}.${name}`
    if (Object.hasOwn(parsed, name)) collect(value, parsed[name], at, found)
    else found.push(at)
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
