import { parseDate } from '@bordereau/domain/date'

/**
 * A page of rows that were asked for with one more than its limit: that one says whether the list goes on. `next` is
 * where: the last row's sort key and id, opaque to whoever passes it back.
 */
export function cutPage<Row extends { readonly id: string }>(
  rows: readonly Row[],
  limit: number,
  keyOf: (last: Row) => string,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? encodeCursor(keyOf(last), last.id) : null
  return { rows: shown, next }
}

function encodeCursor(key: string, id: string): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url')
}

/** Of what kind a list's sort key is, as PostgreSQL or cutPage's caller writes it. */
export type KeyKind = 'date' | 'instant' | 'integer' | 'text' | 'none'

/** The place to go on from; undefined for the first page, and for text we did not write. */
export function decodeCursor(
  text: string | undefined,
  kind: KeyKind,
): { key: string; id: string } | undefined {
  const cursor = read(text)
  return cursor && isKey(cursor.key, kind) ? cursor : undefined
}

/** What the database could not read as such would be our failure instead of the caller's. */
function isKey(key: string, kind: KeyKind): boolean {
  switch (kind) {
    case 'date':
      return key === 'infinity' || parseDate(key) !== undefined
    case 'instant':
      return INSTANT.test(key) && parseDate(key.slice(0, 10)) !== undefined
    case 'integer':
      return /^-?\d{1,18}$/.test(key)
    case 'text':
      return !/[\0\p{Surrogate}]/u.test(key)
    case 'none':
      return key === ''
  }
}

/** As PostgreSQL writes it in UTC, or ISO 8601. */
const INSTANT = /^\d{4}-\d\d-\d\d[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|\+00(:00)?)$/

function read(text: string | undefined): { key: string; id: string } | undefined {
  if (text === undefined || text === '') return undefined
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(read) || read.length !== 2) return undefined
    const [key, id]: unknown[] = read
    return typeof key === 'string' && typeof id === 'string' && UUID.test(id)
      ? { key, id }
      : undefined
  } catch {
    return undefined
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
