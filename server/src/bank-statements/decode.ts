import type { Encoding } from '@bordereau/contract/encoding-names'
import {
  type FoundEncoding,
  encodingNamed,
  chosenEncoding,
  utf16Of,
} from '../imports/encoding-of.ts'
import { decodedChunks } from '../imports/encodings.ts'

/** The text of a file in chunks, in an encoding that was found or chosen. */
export const decode = decodedChunks

/** The encoding of a bank's file, which may name one in its XML declaration or OFX header. */
export function statementEncoding(
  bytes: Uint8Array,
  { encoding, locale }: { readonly encoding: Encoding | undefined; readonly locale: string },
): Promise<FoundEncoding> {
  return chosenEncoding(bytes, encoding, {
    language: locale.split('-')[0] ?? 'en',
    declared: declaredIn(bytes),
  })
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

/** The first characters, in which every format names itself in ASCII; other letters may be wrong. */
export function beginOf(bytes: Uint8Array): string {
  return new TextDecoder(utf16Of(bytes) ?? 'utf-8').decode(bytes.subarray(0, 16_384))
}

function declaredIn(bytes: Uint8Array): Encoding | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1_000))
  const [, ofXml] =
    /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? []
  const [, ofHeader] = /^CHARSET:\s*([\w-]+)\s*$/im.exec(head) ?? []
  const named = ofXml ?? ofHeader
  return named === undefined ? undefined : encodingNamed(named)
}
