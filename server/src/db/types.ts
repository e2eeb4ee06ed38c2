import pg from 'pg'

/**
 * What a column becomes in JavaScript, the same on both engines because both are read by the same driver:
 * int8 → bigint, numeric → string, date → 'YYYY-MM-DD', timestamptz → Date, timestamp, time and interval → string,
 * json and jsonb → parsed, bytea → Uint8Array, and arrays of these accordingly. All else as `pg` reads it.
 */
export const columnTypes: pg.CustomTypesConfig = { getTypeParser }

type Read = (text: string) => unknown

const TEXT_ARRAY: number = 1009
const asIs: Read = text => text
const READERS = new Map<number, Read>([
  [20, BigInt],
  [1016, listOf(BigInt)],
  [1700, asIs],
  [1231, listOf(asIs)],
  [1082, asIs],
  [1182, listOf(asIs)],
  [1114, asIs],
  [1115, listOf(asIs)],
  [1186, asIs],
  [1187, listOf(asIs)],
  [17, bytesOf],
  [1001, listOf(bytesOf)],
])

function getTypeParser(oid: number, format?: 'text' | 'binary'): Read {
  const read = format === 'binary' ? undefined : READERS.get(oid)
  return read ?? pg.types.getTypeParser(oid, format ?? 'text')
}

function listOf(read: Read): Read {
  const each = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each)
    return typeof value === 'string' ? read(value) : null
  }
  return text => each(pg.types.getTypeParser(TEXT_ARRAY)(text))
}

/** Always '\x…': every connection sets bytea_output to hex. */
function bytesOf(text: string): Uint8Array {
  const bytes = Buffer.from(text.slice(2), 'hex')
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
