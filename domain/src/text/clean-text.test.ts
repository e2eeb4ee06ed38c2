import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanLines, isVisible } from './clean-text.ts'

/** What is pasted, as one line, as several, and what it is. */
const PASTED: readonly (readonly [what: string, pasted: string, line: string, lines: string])[] = [
  ['a vertical tab, Word’s line break', 'Concept\vPhase 2', 'Concept Phase 2', 'Concept\nPhase 2'],
  ['a form feed, a page break', 'Page 1\fPage 2', 'Page 1 Page 2', 'Page 1\nPage 2'],
  ['a line feed', 'a\nb', 'a b', 'a\nb'],
  ['CR LF', 'a\r\nb', 'a b', 'a\nb'],
  ['a carriage return', 'a\rb', 'a b', 'a\nb'],
  ['U+0085, next line', 'a\u0085b', 'a b', 'a\nb'],
  ['U+2028, line separator', 'a\u2028b', 'a b', 'a\nb'],
  ['U+2029, paragraph separator', 'a\u2029b', 'a b', 'a\nb'],
  ['an empty line', 'a\n\nb', 'a b', 'a\n\nb'],
  ['a break between spaces', 'a \v b', 'a b', 'a \n b'],
  ['a tab', 'a\tb', 'a b', 'a\tb'],
  ['NUL', 'a\0b', 'ab', 'ab'],
  ['a bell', 'a\u0007b', 'ab', 'ab'],
  ['backspace', 'a\bb', 'ab', 'ab'],
  ['escape, of a terminal', '\u001b[1ma', '[1ma', '[1ma'],
  ['the separators U+001C to 001F', 'a\u001c\u001d\u001e\u001fb', 'ab', 'ab'],
  ['DEL', 'a\u007fb', 'ab', 'ab'],
  ['C1 controls', 'a\u0080\u0093\u009fb', 'ab', 'ab'],
  ['a high surrogate alone', 'a\ud83db', 'ab', 'ab'],
  ['a low surrogate alone', 'a\udc00b', 'ab', 'ab'],
  ['two halves in the wrong order', '\udc00\ud83d', '', ''],
  ['non-characters', 'a\uffff\ufffe\ufdd0\u{1ffff}b', 'ab', 'ab'],
  ['a byte order mark', '\ufeffa', 'a', 'a'],
  ['a soft hyphen', 'Rech\u00adnung', 'Rechnung', 'Rechnung'],
  ['a space without width', 'a\u200bb', 'ab', 'ab'],
  ['a word joiner', 'a\u2060b', 'ab', 'ab'],
  ['an object in the text', 'a\ufffcb', 'ab', 'ab'],
  ['tags', 'a\u{e0041}\u{e0001}b', 'ab', 'ab'],
  ['embeddings and isolates', 'a\u202eb\u202c\u2066c\u2069', 'abc', 'a\u202eb\u202c\u2066c\u2069'],
]

/** Text that stays as it is. */
const KEPT: readonly (readonly [what: string, text: string])[] = [
  ['letters, signs, an emoji', 'Zoë & Søn – “€ 5” ½ m² 😀'],
  ['a non-breaking space', 'a\u00a0b\u202fc'],
  ['ZWNJ in Persian', 'می\u200cخواهم'],
  ['ZWJ in Sinhala', 'ශ්\u200dරී ලංකා'],
  ['ZWJ and ZWNJ in Bengali', 'র\u200d্যাব ক্\u200cষ'],
  ['an emoji of several', '👨\u200d👩\u200d👧\ufe0f'],
  ['a flag of letters, one of tags', '🇫🇷 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['marks of direction', 'شركة 12\u200f-\u200e3\u061c'],
  ['a variation selector', '葛\u{e0100}'],
  ['words of Khmer, parted without width', 'កម្ពុជា\u200bក្រុមហ៊ុន'],
  ['a combining mark', 'e\u0301'],
  ['a rare and a private character', '𐎠 \ue000'],
]

describe.each(PASTED)('%s', (_, pasted, line, lines) => {
  test('is cleaned in one line', () => expect(cleanLine(pasted)).toBe(line))
  test('is cleaned in several lines', () => expect(cleanLines(pasted)).toBe(lines))
})

test.each(KEPT)('%s is text', (_, text) => {
  expect([cleanLine(text), cleanLines(text)]).toEqual([text, text])
})

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...PASTED.flatMap(([, pasted]) => [...pasted]), '\r', ' ', '\u{1f3f4}'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.integer({ min: 0xd800, max: 0xdfff }).map(unit => String.fromCharCode(unit)),
  ),
  maxLength: 40,
})

test('any text becomes one that XML, a database and a document hold, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(anyText, text => {
      const [line, lines] = [cleanLine(text), cleanLines(text)]
      // eslint-disable-next-line no-control-regex
      expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
      // eslint-disable-next-line no-control-regex
      expect(lines).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/)
      expect([line.isWellFormed(), lines.isWellFormed()]).toEqual([true, true])
      expect([cleanLine(line), cleanLines(lines)]).toEqual([line, lines])
      expect(cleanLine(lines)).toBe(line)
    }),
    { numRuns: 5000 },
  )
})

test('what has nothing to be seen is not filled in', () => {
  for (const nothing of ['', ' ', '\u00a0', '\u200d', '\u200f', '\u3164', '\u0301', '\u2800'])
    expect([nothing, isVisible(nothing)]).toEqual([nothing, false])
  for (const something of ['a', '.', '葛', '😀', 'Zoë'])
    expect([something, isVisible(something)]).toEqual([something, true])
})
