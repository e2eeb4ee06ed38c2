import { parseBusinessDate } from '@bordereau/domain/date'
import { isUuid } from './id.ts'

/**
 * A page of rows that were queried with limit + 1: the extra row shows that there is a next page. `next` is its cursor:
 * the last row's sort key and id, opaque to clients.
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

/** The type of a list's sort key, as PostgreSQL or cutPage's caller writes it. */
export type KeyKind = 'date' | 'instant' | 'integer' | 'text' | 'none'

/** The sort key and id of the previous page's last row; undefined for the first page and for an invalid cursor. */
export function decodeCursor(
  text: string | undefined,
  kind: KeyKind,
): { key: string; id: string } | undefined {
  const cursor = parse(text)
  return cursor && isKey(cursor.key, kind) ? cursor : undefined
}

/** A key that the database cannot cast would be status 500 instead of the first page. */
function isKey(key: string, kind: KeyKind): boolean {
  switch (kind) {
    case 'date':
      return key === 'infinity' || parseBusinessDate(key) !== undefined
    case 'instant':
      return INSTANT.test(key) && parseBusinessDate(key.slice(0, 10)) !== undefined
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

function parse(text: string | undefined): { key: string; id: string } | undefined {
  if (text === undefined || text === '') return undefined
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(parsed) || parsed.length !== 2) return undefined
    const [key, id]: unknown[] = parsed
    return typeof key === 'string' && typeof id === 'string' && isUuid(id) ? { key, id } : undefined
  } catch {
    return undefined
  }
}
