/**
 * Serialises a value as canonical JSON (RFC 8785): keys sorted, no white space. Hashes are taken of this text, never of
 * JSON read back from the database, which may change the order of the keys. A bigint becomes decimal text.
 */
export function canonical(value: unknown): string {
  if (typeof value === 'bigint') return JSON.stringify(value.toString())
  if (Array.isArray(value)) return `[${value.map(entry => canonical(entry ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`
}
