import { ENCODINGS, type Encoding } from '@bordereau/contract/encoding-names'
import type { foundEncoding } from '@bordereau/contract/encodings'
import type * as z from 'zod/mini'
import { ofTheWeb } from './encodings.ts'

export type FoundEncoding = z.infer<typeof foundEncoding>

/** What speaks for an encoding beside the bytes. */
export type Known = {
  /** The company's language: files come from its banks and programs. */
  readonly language: string
  /** What the file says of itself, which may be wrong. */
  readonly declared?: Encoding | undefined
}

/** The encoding that a person or a program said, else the one that is found. */
export async function chosenEncoding(
  bytes: Uint8Array,
  chosen: Encoding | undefined,
  known: Known,
): Promise<FoundEncoding> {
  const found = await encodingOf(bytes, known)
  return chosen === undefined ? found : asChosen(found, chosen)
}

export function asChosen(found: FoundEncoding, chosen: Encoding): FoundEncoding {
  const others = [found.used, ...found.others].filter(one => one !== chosen)
  return { used: chosen, sure: true, others }
}

/**
 * The encoding of a file: by its byte order mark; UTF-16 by its zeros; UTF-8 wherever all bytes are UTF-8, and nowhere else,
 * whatever the file says; else the code page in which its bytes are words.
 */
export async function encodingOf(bytes: Uint8Array, known: Known): Promise<FoundEncoding> {
  const wide = utf16Of(bytes)
  if (wide) return { used: wide, sure: true, others: [] }
  if (isUtf8(bytes)) return { used: 'utf-8', sure: true, others: [] }
  const { guessEncoding } = await import('./guess-encoding.ts')
  return guessEncoding(bytes, known)
}

/** By the byte order mark, else by zeros in every other byte of the first lines. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 2_000)
  const zeros = [0, 1].map(parity => head.filter((byte, at) => at % 2 === parity && byte === 0))
  const [even = 0, odd = 0] = zeros.map(found => found.length / (head.length / 2 || 1))
  if (odd > 0.4 && even < 0.1) return 'utf-16le'
  if (even > 0.4 && odd < 0.1) return 'utf-16be'
  return undefined
}

const CHUNK_BYTES = 1_048_576

/** Also where the last letter was cut off, if others are of several bytes. */
function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [read, written] = [0, 0]
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const chunk = bytes.subarray(at, at + CHUNK_BYTES)
      written += decoder.decode(chunk, { stream: true }).length
      read += chunk.length
    }
  } catch {
    return false
  }
  try {
    decoder.decode()
    return true
  } catch {
    return read - written > 3
  }
}

/** 'ISO-8859-1', 'cp852', '1252' as files name their encoding; undefined where it is none that is read here. */
export function encodingNamed(label: string): Encoding | undefined {
  const [, page = ''] = /^(?:ibm|cp|dos-?)?-?(\d{3,5})$/i.exec(label.trim()) ?? []
  const names = page === '' ? [label] : [`ibm${page}`, `windows-${page}`]
  const known = names.flatMap(name => [
    name.toLowerCase(),
    ...(ofTheWeb(name) ? [new TextDecoder(name).encoding] : []),
  ])
  return ENCODINGS.find(encoding => known.includes(encoding))
}
