import { ReadFailure } from './read-failure.ts'

/** The standard decoder of browsers and Node; this package is compiled without the types of either. */
declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean },
) => { decode: (bytes: Uint8Array) => string }

/** The supported encodings by upper-case name; all others are refused by name. */
const ENCODINGS: ReadonlyMap<string, string> = new Map([
  ['UTF-8', 'utf-8'],
  ['UTF8', 'utf-8'],
  ['US-ASCII', 'utf-8'],
  ['ASCII', 'utf-8'],
  ['ISO-8859-1', 'windows-1252'],
  ['ISO-8859-15', 'iso-8859-15'],
  ['WINDOWS-1252', 'windows-1252'],
  ['ISO-8859-2', 'iso-8859-2'],
  ['WINDOWS-1250', 'windows-1250'],
])

/** The declaration is first and short: XML 1.0, appendix F. */
const DECLARATION_MAX = 200
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/

/**
 * The text of an XML file: by its byte order mark, else by the encoding of its declaration, else UTF-8. Throws
 * ReadFailure where the encoding is unknown, or the bytes are invalid in it.
 */
export function decodeXml(bytes: Uint8Array): string {
  const [encoding, declared] = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new ReadFailure('unknown_encoding', `The file is not in the encoding ${declared}.`, '')
  }
}

function encodingOf(bytes: Uint8Array): readonly [encoding: string, declared: string] {
  const [first = 0, second = 0] = bytes
  const head = String.fromCharCode(...bytes.subarray(0, DECLARATION_MAX))
  const name = DECLARED.exec(head.replaceAll('\0', '').replace(/^(?:ÿþ|þÿ|ï»¿)/, ''))?.[1] ?? ''
  const upper = name.toUpperCase()
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isWide && (upper === '' || upper.startsWith('UTF-16'))) {
    return [first === 0xff ? 'utf-16le' : 'utf-16be', 'UTF-16']
  }
  const known = name === '' ? 'utf-8' : ENCODINGS.get(upper)
  if (isWide || known === undefined) {
    throw new ReadFailure(
      'unknown_encoding',
      `The file is written in an encoding we cannot read: "${name.slice(0, 40)}".`,
      '',
    )
  }
  return [known, name === '' ? 'UTF-8' : upper]
}
