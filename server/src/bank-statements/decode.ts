/** Bytes decoded at a time: a long file is not in memory as one text. */
const CHUNK_BYTES = 1_048_576

/**
 * The text of a file in chunks: in the character set of its byte order mark, XML declaration or OFX header; else UTF-8
 * where all bytes are, else Windows-1252, in which banks without UTF-8 write.
 */
export function* decode(bytes: Uint8Array): Iterable<string> {
  const decoder = new TextDecoder(charsetOf(bytes))
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true })
  }
  yield decoder.decode()
}

/** The lines of a text in chunks, whichever character ends them. */
export function* textLines(chunks: Iterable<string>): Iterable<string> {
  let rest = ''
  for (const chunk of chunks) {
    // A carriage return at the end may be followed by its line feed in the next chunk.
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield* rest.split('\r')
}

/** The first characters, in which every format names itself. */
export function beginOf(bytes: Uint8Array): string {
  return new TextDecoder(charsetOf(bytes)).decode(bytes.subarray(0, 16_384))
}

function charsetOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1_000))
  const [, declared] =
    /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? []
  if (declared !== undefined && isKnown(declared)) return declared
  const [, codePage] = /^CHARSET:\s*(\d{3,4})\s*$/im.exec(head) ?? []
  if (codePage !== undefined && isKnown(`windows-${codePage}`)) return `windows-${codePage}`
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
      decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}
