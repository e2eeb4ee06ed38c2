import type { Encoding } from '@bordereau/contract/encoding-names'
import { createRequire } from 'node:module'
import type * as Iconv from 'iconv-lite'

/** Bytes decoded at a time: a long file is not in memory as one text. */
const CHUNK_BYTES = 1_048_576

/** The text of a file in chunks, without its byte order mark. */
export function* decodedChunks(bytes: Uint8Array, encoding: Encoding): Iterable<string> {
  const decode = decoderOf(encoding)
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    yield decode(bytes.subarray(at, at + CHUNK_BYTES), false)
  yield decode(new Uint8Array(), true)
}

export function decodedText(bytes: Uint8Array, encoding: Encoding): string {
  return [...decodedChunks(bytes, encoding)].join('')
}

/** The characters of the 256 bytes of a code page; undefined where it has more. */
export function charactersOf(encoding: Encoding): readonly string[] | undefined {
  const known = tables.get(encoding)
  if (known) return known
  if (SEVERAL_BYTES.has(encoding)) return undefined
  const decode = decoderOf(encoding)
  const table = Array.from({ length: 256 }, (_, byte) => decode(Uint8Array.of(byte), true))
  tables.set(encoding, table)
  return table
}

const tables = new Map<Encoding, readonly string[]>()

export const SEVERAL_BYTES: ReadonlySet<Encoding> = new Set([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
])

/** Browsers and Node know the encodings of the web; those of DOS and some of the Macintosh are in a library only. */
function decoderOf(encoding: Encoding): (bytes: Uint8Array, isLast: boolean) => string {
  if (ofTheWeb(encoding)) {
    const decoder = new TextDecoder(encoding)
    return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast })
  }
  const name = NAMES[encoding] ?? encoding
  iconv ??= createRequire(import.meta.url)('iconv-lite') as typeof Iconv
  const { decode } = iconv
  return bytes => decode(bytes, name)
}

/** Loaded when it is needed, which is seldom. */
let iconv: typeof Iconv | undefined

const NAMES: Partial<Record<Encoding, string>> = {
  'x-mac-ce': 'maccenteuro',
  'x-mac-greek': 'macgreek',
  'x-mac-turkish': 'macturkish',
  'x-mac-icelandic': 'maciceland',
  'x-mac-croatian': 'maccroatian',
  'x-mac-romanian': 'macromania',
}

export function ofTheWeb(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}
