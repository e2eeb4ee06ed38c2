import { readFileSync, readdirSync } from 'node:fs'
import { REFERENCES, referenceLabel } from '@bordereau/domain/invoice/references'
import { PRINTABLE_RANGES } from '@bordereau/domain/text/printable-ranges'
import { isPrintable, unprintableIn, withoutUnprintable } from '@bordereau/domain/text/printable'
import { quoteTextIn } from '@bordereau/domain/text/quote-text'
import { REMINDER_TEXTS } from '@bordereau/domain/text/reminder-text'
import { textIn } from '@bordereau/domain/text/text'
import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import { expect, test } from 'vitest'
import { loadFonts } from './fonts.ts'
import { printableIn } from './printable.ts'

const fonts = loadFonts()
const printable = printableIn(fonts)

function hasFont(codePoint: number): boolean {
  const letter = String.fromCodePoint(codePoint)
  if (/[\p{Co}\p{Cn}\p{Cs}]/u.test(letter)) return false
  return fonts.some(font => font.isNeededBy(letter) && font.covers(codePoint))
}

test('the check in the editor knows the characters of the fonts', () => {
  const ranges: [number, number][] = []
  for (let code = 0x20; code <= 0x10ffff; code++) {
    if (!hasFont(code)) continue
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const written = ranges.map(([first, last], i) => {
    const distance = (first - (ranges[i - 1]?.[1] ?? 0)).toString(36)
    return last > first ? `${distance}.${(last - first).toString(36)}` : distance
  })
  expect(written.join(' ')).toBe(PRINTABLE_RANGES)
})

test('a character becomes a box on paper exactly where the check names it', () => {
  const different: string[] = []
  // All of the scripts in front, and a sample of the rest.
  for (let code = 0x20; code <= 0x10ffff; code += code < 0x2100 ? 1 : 199) {
    if (code >= 0xd800 && code < 0xe000) continue
    const letter = String.fromCodePoint(code)
    // A mark alone is drawn on nothing; the private area and what is unassigned are boxes as a whole.
    if (/\p{M}/u.test(letter)) continue
    const isBox = printable(`a ${letter} b`).includes('□') && letter !== '□'
    if (isBox !== unprintableIn(`a ${letter} b`).length > 0) different.push(code.toString(16))
  }
  expect(different).toEqual([])
})

test.each([
  ['Merci 🎉🎉 !', ['🎉'], 'Merci !'],
  ['👨‍👩‍👧 & 🇫🇷', ['👨‍👩‍👧', '🇫🇷'], '&'],
  ['Ünïcödé – “€” ½ m² 株式会社', [], 'Ünïcödé – “€” ½ m² 株式会社'],
  ['பழனி டிரேடர்ஸ்', [], 'பழனி டிரேடர்ஸ்'],
  ['𐎠𐎡', ['𐎠', '𐎡'], ''],
  ['a\ue000b', ['\ue000'], 'a b'],
])('%s has %j without a font', (text, found, left) => {
  expect(unprintableIn(text)).toEqual(found)
  expect(withoutUnprintable(text)).toBe(left)
  expect(unprintableIn(withoutUnprintable(text))).toEqual([])
})

test.each([
  ['Bengali', 0x995],
  ['Ethiopic', 0x1200],
  ['Tibetan', 0xf40],
  ['the rupee', 0x20b9],
])('%s is printable', (_, code) => expect(isPrintable(code)).toBe(true))

test.each([
  ['an emoji', 0x1f389],
  ['cuneiform', 0x12000],
  ['the private area', 0xe000],
  ['beyond the last', 0x10ffff],
])('%s is not', (_, code) => expect(isPrintable(code)).toBe(false))

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

test.each(TEXT_LANGUAGES)('every letter of the texts of documents in %s is printable', language => {
  const texts = textsIn([
    textIn(language),
    quoteTextIn(language),
    REMINDER_TEXTS[language],
    REFERENCES.map(reference => referenceLabel(reference, language)),
  ])
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.flatMap(unprintableIn)).toEqual([])
})

test('every letter of the languages of the pages is printable', () => {
  const folder = new URL('../../../web/src/locales/', import.meta.url)
  const catalogues = readdirSync(folder).filter(name => name.endsWith('.po'))
  expect(catalogues.length).toBeGreaterThan(6)
  for (const name of catalogues) {
    const letters = new Set(readFileSync(new URL(name, folder), 'utf8').match(/\p{L}\p{M}*/gu))
    expect([name, [...letters].flatMap(unprintableIn)]).toEqual([name, []])
  }
})
