import pg from 'pg'

/**
 * The JavaScript type of a column, the same on both engines because the same driver reads both:
 * int8 → bigint, numeric → string, date → 'YYYY-MM-DD', timestamptz → Date, timestamp, time and interval → string,
 * json and jsonb → parsed, bytea → Uint8Array, and arrays of these accordingly. Other types as `pg` reads them.
 */
export const columnTypes: pg.CustomTypesConfig = { getTypeParser }

type Parser = (text: string) => unknown

const TEXT_ARRAY: number = 1009
const identity: Parser = text => text
const PARSERS = new Map<number, Parser>([
  [20, BigInt],
  [1016, listOf(BigInt)],
  [1700, identity],
  [1231, listOf(identity)],
  [1082, identity],
  [1182, listOf(identity)],
  [1114, identity],
  [1115, listOf(identity)],
  [1186, identity],
  [1187, listOf(identity)],
  [17, bytesOf],
  [1001, listOf(bytesOf)],
])

function getTypeParser(oid: number, format?: 'text' | 'binary'): Parser {
  const read = format === 'binary' ? undefined : PARSERS.get(oid)
  return read ?? pg.types.getTypeParser(oid, format ?? 'text')
}

function listOf(read: Parser): Parser {
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
