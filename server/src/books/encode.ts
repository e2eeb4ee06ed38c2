/** The character sets of files for accountants, which are older than UTF-8. */
export type CharacterSet = 'iso-8859-15' | 'windows-1252'

/**
 * Text in a character set of one byte a character. A letter that it does not have is written without its accents, any
 * other character as a question mark.
 */
export function encoderOf(set: CharacterSet): (text: string) => Uint8Array {
  const decoder = new TextDecoder(set)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  )
  const one = (character: string): readonly number[] => {
    const byte = bytes.get(character)
    if (byte !== undefined) return [byte]
    const plain = OTHERS.get(character) ?? character.normalize('NFD').replace(/\p{Mn}/gu, '')
    const found = [...plain].map(letter => bytes.get(letter))
    return found.length === 0 ? [] : found.map(each => each ?? QUESTION_MARK)
  }
  return text =>
    // Most entries of large files: both sets have ASCII's bytes.
    ASCII.test(text)
      ? Buffer.from(text, 'latin1')
      : Uint8Array.from([...text.normalize('NFC')].flatMap(one))
}

// oxlint-disable-next-line no-control-regex -- ASCII has control characters.
const ASCII = /^[\x00-\x7f]*$/
const QUESTION_MARK = 0x3f

/** Letters that are not a plain letter with an accent. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['€', 'EUR'],
  ['–', '-'],
  ['—', '-'],
  ['’', "'"],
  ['\u202f', ' '],
])
